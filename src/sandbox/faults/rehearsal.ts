type Handler = (request: Request) => Promise<Response>;

/** Where a fault strikes: between the shopper's browser and the proxy, or between the proxy and the platform. */
export type FaultLeg = 'browser' | 'platform';

/** Every fault that a line of text can ask for, and what it does. */
export const FAULT_WORDS = {
  'lost-request': 'the connection breaks before the request has arrived',
  'lost-response': 'it is carried out, and the connection breaks before the answer has',
  busy: 'answered 503, and nothing is done',
  'busy-after': 'it is carried out, and answered 503',
  garbled: 'it is carried out, and the answer breaks off in the middle',
  duplicate: 'the network delivers the request twice',
  latency: 'so many milliseconds pass before anything happens',
} as const;
export type FaultWord = keyof typeof FAULT_WORDS;

/** One fault of `FLORIN_FAULTS`. */
export interface RehearsedFault {
  readonly word: FaultWord;
  /** Absent: on both. */
  readonly leg?: FaultLeg | undefined;
  /** How many of a hundred requests it strikes, from 0 to 1. */
  readonly chance: number;
  /** Milliseconds, of `latency` alone. */
  readonly ms: number;
}

const LEGS: readonly string[] = ['browser', 'platform'];
const MOST_LATENCY = 60_000;

const isFaultWord = (word: string): word is FaultWord => Object.hasOwn(FAULT_WORDS, word);

const wrong = (part: string, why: string): TypeError =>
  new TypeError(`FLORIN_FAULTS: '${part}' ${why}. Known are ${Object.keys(FAULT_WORDS).join(', ')}.`);

function readOne(part: string): RehearsedFault {
  const [, leg, word = '', number] = /^(?:([^.:]*)\.)?([^:]*)(?::(.*))?$/s.exec(part) ?? [];
  if (leg !== undefined && !LEGS.includes(leg))
    throw wrong(part, `begins with neither 'browser.' nor 'platform.'`);
  if (!isFaultWord(word)) throw wrong(part, 'is no fault');
  const value = number === undefined || number.trim() === '' ? undefined : Number(number);
  const named = { word, leg: leg as FaultLeg | undefined };
  if (word === 'latency') {
    const isTime = value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_LATENCY;
    if (!isTime) throw wrong(part, `needs whole milliseconds, at most ${MOST_LATENCY}, as in latency:3000`);
    return { ...named, chance: 1, ms: value };
  }
  const isChance = number === undefined || (value !== undefined && value >= 0 && value <= 1);
  if (!isChance) throw wrong(part, `needs a chance from 0 to 1, as in ${word}:0.5`);
  return { ...named, chance: value ?? 1, ms: 0 };
}

/**
 * Reads `lost-response:0.5,platform.latency:3000`: words with a chance, or a time, and where they strike. Throws a
 * `TypeError` that names the part it cannot read.
 */
export function readFaults(text: string): readonly RehearsedFault[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part, at) => part !== '' || (at > 0 && parts.length > 1)).map(readOne);
}

export interface RehearseOptions {
  readonly leg: FaultLeg;
  /** Requests that are let alone. Default: none. */
  readonly spares?: (request: Request) => boolean;
  /** From 0 up to 1. Default: `Math.random`. */
  readonly random?: () => number;
}

const broken = (): TypeError => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
const busy = (): Response =>
  Response.json({ error: { code: 'internal' } }, { status: 503, headers: { 'retry-after': '1' } });

/**
 * Stands before a handler and lets faults strike on the way to it and back. Rejects as a broken `fetch` does where the
 * connection breaks.
 */
export function rehearse(
  handler: Handler,
  faults: readonly RehearsedFault[],
  { leg, spares = () => false, random = Math.random }: RehearseOptions,
): Handler {
  const here = faults.filter((fault) => fault.leg === undefined || fault.leg === leg);
  return async (request) => {
    if (here.length === 0 || spares(request)) return handler(request);
    const struck = here.filter(({ chance }) => random() < chance);
    const strikes = (word: FaultWord): boolean => struck.some((fault) => fault.word === word);
    const ms = struck.reduce((sum, fault) => sum + fault.ms, 0);
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    if (strikes('lost-request')) throw broken();
    if (strikes('busy')) return busy();
    const copy = strikes('duplicate') ? request.clone() : undefined;
    const answer = await handler(request);
    if (copy) await handler(copy);
    if (strikes('lost-response')) throw broken();
    if (strikes('busy-after')) return busy();
    if (!strikes('garbled')) return answer;
    const { status, headers } = answer;
    return new Response((await answer.text()).slice(0, -3), { status, headers });
  };
}
