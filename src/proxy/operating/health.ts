import type { Services } from '../services.js';
import { publicKeyOf } from '../edge/frames.js';
import { json } from '../refusal.js';
import { callHook } from '../work/hooks.js';
import { COME_BACK } from '../work/running.js';

/** Milliseconds for one check: what takes longer is not ready. */
const CHECK = 2000;

const worksNow = (name: string, check: () => Promise<unknown>): Promise<boolean> =>
  callHook({ hooks: { timeout: CHECK } }, name, check).then(
    () => true,
    () => false,
  );

/** `GET {mount}/healthz`: the process is alive. Says nothing of what it depends on, so that an outage restarts nothing. */
export const healthz = async (): Promise<Response> => json(200, { status: 'alive' });

/**
 * `GET {mount}/readyz`: whether payments can be taken here: the ledger answers, the card key is there, and the process is
 * not being stopped. Names of what is missing, and nothing else.
 */
export async function readyz({ ledger, settings, running }: Services): Promise<Response> {
  const [hasLedger, hasKey] = await Promise.all([
    worksNow('ledger', () => ledger.recall('ready', 'ready')),
    worksNow('card-key', () => publicKeyOf(settings)),
  ]);
  const missing = [
    ...(hasLedger ? [] : ['ledger']),
    ...(hasKey ? [] : ['card-key']),
    ...(running.isDraining ? ['draining'] : []),
  ];
  if (missing.length === 0) return json(200, { status: 'ready' });
  return json(503, { status: 'not-ready', missing }, { 'retry-after': String(COME_BACK / 1000) });
}
