import type { Fault } from './faults.js';
import { editBody, spoilResponse } from './spoil.js';

/** How a request reaches whoever carries it out; a fault may change each part. */
export interface Delivery {
  readonly request: Request;
  readonly faults: readonly Fault[];
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

async function carryOut({ faults, execute }: Delivery): Promise<Response> {
  await wait(faults, 'before');
  if (find(faults, 'drop-before')) throw broken();
  const early = refusal(faults, 'before');
  if (early) return early;
  const first = await execute();
  if (find(faults, 'duplicate')) await execute();
  await wait(faults, 'after');
  if (find(faults, 'drop-after')) throw broken();
  return refusal(faults, 'after') ?? spoilResponse(faults, await edited(faults, first));
}

async function wait(faults: readonly Fault[], when: 'before' | 'after'): Promise<void> {
  const fault = find(faults, 'delay');
  if (!fault || (fault.when ?? 'before') !== when) return;
  if (fault.until) await fault.until;
  if (fault.ms) await new Promise((resolve) => setTimeout(resolve, fault.ms));
}

const unavailable = (status: number, message: string): Record<string, unknown> => ({
  status,
  errorCode: status === 429 ? '029' : '701',
  message,
  errorType: 'internal',
});

function refusal(faults: readonly Fault[], when: 'before' | 'after'): Response | undefined {
  const own = find(faults, 'status');
  if (own && (own.when ?? 'before') === when)
    return json(own.status, own.body ?? unavailable(own.status, 'rehearsed fault'));
  if (when === 'after')
    return find(faults, '503-after') && json(503, unavailable(503, 'server could not process request'));
  const later = find(faults, '429-before', '503-before');
  if (later) {
    const status = later.kind === '429-before' ? 429 : 503;
    const retryAfter = ('retryAfter' in later ? later.retryAfter : undefined) ?? 1;
    return json(status, unavailable(status, 'try again later'), { 'retry-after': String(retryAfter) });
  }
  if (find(faults, 'redirect'))
    return new Response(null, { status: 307, headers: { location: 'https://elsewhere.invalid/payments' } });
  return find(faults, '500-before') && json(500, unavailable(500, 'server could not process request'));
}

async function edited(faults: readonly Fault[], response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('application/json'))
    return response;
  const body = editBody(faults, (await response.json()) as Record<string, unknown>);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
