import type { Fault } from './faults.js';
import type { Refused } from '../refusals/refused.js';
import { serviceRefusals } from '../refusals/service-error.js';
import type { Refusals } from '../rows/simulation.js';
import { editBody, spoilResponse } from './spoil.js';

/** How a request reaches its implementation; a fault may change each part. */
export interface Delivery {
  readonly request: Request;
  readonly faults: readonly Fault[];
  /** How its interface says that something went wrong. Default: as the payment services do. */
  readonly refusals?: Refusals;
  /** Carries the request out once. */
  readonly execute: () => Promise<Response>;
}

const find = <Kind extends Fault['kind']>(faults: readonly Fault[], ...kinds: Kind[]) =>
  faults.find((fault) => kinds.includes(fault.kind as Kind)) as Extract<Fault, { kind: Kind }> | undefined;

const json = (status: number, body: unknown, headers?: HeadersInit): Response =>
  Response.json(body, { status, ...(headers && { headers }) });

const broken = (): TypeError => new TypeError('fetch failed: the connection was broken (a rehearsed fault)');

/**
 * Delivers a request under its faults. A caller that gives up does not stop what was sent: work goes on behind the
 * rejected promise, as it does at a real platform.
 */
export function deliver(delivery: Delivery): Promise<Response> {
  const { signal } = delivery.request;
  const work = carryOut(delivery);
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

async function carryOut({ faults, execute, refusals = serviceRefusals }: Delivery): Promise<Response> {
  await wait(faults, 'before');
  if (find(faults, 'drop-before')) throw broken();
  const early = refusal(faults, refusals, 'before');
  if (early) return early;
  const first = await execute();
  if (find(faults, 'duplicate')) await execute();
  await wait(faults, 'after');
  if (find(faults, 'drop-after')) throw broken();
  return refusal(faults, refusals, 'after') ?? spoilResponse(faults, await edited(faults, first));
}

async function wait(faults: readonly Fault[], when: 'before' | 'after'): Promise<void> {
  const fault = find(faults, 'delay');
  if (!fault || (fault.when ?? 'before') !== when) return;
  if (fault.until) await fault.until;
  if (fault.ms) await new Promise((resolve) => setTimeout(resolve, fault.ms));
}

/** Each interface has its own body for a status. */
const WORDED = new Map<number, (refusals: Refusals) => Refused>([
  [400, ({ unreadable }) => unreadable()],
  [401, ({ unauthorised }) => unauthorised()],
  [403, ({ forbidden }) => forbidden()],
  [404, ({ notFound }) => notFound()],
  [405, ({ wrongMethod }) => wrongMethod()],
  [409, ({ inProgress }) => inProgress()],
  [413, ({ tooLarge }) => tooLarge()],
  [429, ({ failed }) => failed(429)],
  [503, ({ failed }) => failed(503)],
]);

/** A rehearsed failure has no payment under this reference. */
const NO_REFERENCE = 'REHEARSEDFAILURE';

function unavailable(refusals: Refusals, status: number, headers?: HeadersInit): Response {
  const refused = (WORDED.get(status) ?? (() => refusals.failed(500)))(refusals);
  return json(
    status,
    refused.bodyOf(() => NO_REFERENCE),
    headers,
  );
}

function refusal(
  faults: readonly Fault[],
  refusals: Refusals,
  when: 'before' | 'after',
): Response | undefined {
  const own = find(faults, 'status');
  if (own && (own.when ?? 'before') === when)
    return own.body ? json(own.status, own.body) : unavailable(refusals, own.status);
  if (when === 'after') return find(faults, '503-after') && unavailable(refusals, 503);
  const later = find(faults, '429-before', '503-before');
  if (later) {
    const status = later.kind === '429-before' ? 429 : 503;
    const retryAfter = ('retryAfter' in later ? later.retryAfter : undefined) ?? 1;
    return unavailable(refusals, status, { 'retry-after': String(retryAfter) });
  }
  if (find(faults, 'redirect'))
    return new Response(null, { status: 307, headers: { location: 'https://elsewhere.invalid/payments' } });
  return find(faults, '500-before') && unavailable(refusals, 500);
}

async function edited(faults: readonly Fault[], response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('application/json'))
    return response;
  const body = editBody(faults, (await response.json()) as Record<string, unknown>);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
