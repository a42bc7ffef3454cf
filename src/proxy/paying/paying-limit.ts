import type { Call, Services } from '../services.js';
import type { Addition } from '../ledger/tries.js';
import { networkOf } from '../edge/network.js';
import type { Suspicion } from '../options.js';
import { Refusal } from '../refusal.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One count, how much of it is allowed, and what it is called where it is too much. */
interface Limited {
  readonly kind: Suspicion['kind'];
  readonly addition: Addition;
  readonly most: number;
}

const limited = (kind: Limited['kind'], name: string, window: number, most: number): Limited => ({
  kind,
  most,
  addition: { name: `${name}:${window / MINUTE}`, window, tries: 1, fine: 0 },
});

/** A digest: the ledger keeps no address and no order of a try. */
export const counted = ({ settings }: Services, kind: string, name: string): Promise<string> =>
  settings.signer.sign('count', kind, name);

/**
 * Counts a call as an attempt to pay, of its session, its address and its order; one too many of any is refused, or with
 * `times` so many times too many.
 */
export async function countAsPaying(
  services: Services,
  call: Call,
  order?: string,
  times = 1,
  of = '',
): Promise<void> {
  const { session, address, order: ofOrder, hours } = services.limits;
  const bySession = await counted(services, `${of}session`, call.caller.owners[0] ?? '');
  const byAddress = call.address && (await counted(services, `${of}address`, networkOf(call.address)));
  const limits = [
    limited('session', bySession, MINUTE, session),
    limited('session', bySession, HOUR, session * hours.session),
    ...(byAddress
      ? [
          limited('address', byAddress, MINUTE, address),
          limited('address', byAddress, HOUR, address * hours.address),
        ]
      : []),
    ...(order === undefined
      ? []
      : [limited('order', await counted(services, `${of}order`, order), HOUR, ofOrder)]),
  ];
  await take(services, call, limits, times);
}

/**
 * Counts a question about a card as strictly as an attempt to pay, and apart from those: who has asked may pay all the same.
 */
export async function countAsHint(services: Services, call: Call, order: string): Promise<void> {
  await countAsPaying(services, call, order, 1, 'hint ');
}

/** Counts a call that asks how an order can be paid: it reaches the platform too, and tells nothing of a card. */
export async function countAsAsking(services: Services, call: Call): Promise<void> {
  const { methods } = services.limits;
  const names = [
    ['session', call.caller.owners[0] ?? '', methods.session],
    ['address', call.address === undefined ? '' : networkOf(call.address), methods.address],
  ] as const;
  const limits = names.map(async ([kind, name, most]) =>
    limited(kind, await counted(services, `methods ${kind}`, name), MINUTE, most),
  );
  await take(services, call, await Promise.all(limits), 1);
}

async function take(services: Services, call: Call, all: readonly Limited[], times: number): Promise<void> {
  const limits = all.filter(({ most }) => Number.isFinite(most));
  if (limits.length === 0) return;
  const { ledger, settings } = services;
  const now = settings.now();
  const counts = await ledger.count(
    limits.map(({ addition }) => addition),
    now,
  );
  const over = limits.flatMap(({ kind, most }, place) => {
    const { tries, until } = counts[place] ?? { tries: 0, until: now };
    return tries > most * times ? [{ kind, tries, wait: until - now }] : [];
  });
  const [first] = over;
  if (!first) return;
  suspect(services, call, { kind: first.kind, tries: first.tries });
  throw new Refusal('rate-limited', { retryAfter: Math.max(...over.map(({ wait }) => wait)) });
}

/** Tells the merchant, once a minute for each kind at most: a hook that is called at every try is another burden. */
export function suspect(
  { settings, suspected }: Services,
  call: Call,
  suspicion: Omit<Suspicion, 'address'>,
): void {
  call.note(`suspicion-${suspicion.kind}`);
  const { address } = call;
  if (suspected.take(suspicion.kind) !== undefined) return;
  call.keepAlive(
    (async () =>
      settings.options.onSuspicion?.({ ...suspicion, ...(address !== undefined && { address }) }))(),
  );
}
