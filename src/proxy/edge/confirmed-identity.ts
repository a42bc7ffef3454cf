import type { Call } from '../services.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { callHook } from '../work/hooks.js';

/** Milliseconds that a second factor is fresh. */
const FRESH = 60_000;
/** Milliseconds that the clock of the merchant's session store may be ahead. */
const SLACK = 5_000;

/** Refuses a caller whom the merchant's `confirmIdentity` did not see confirm who they are within the last minute. */
export async function checkConfirmed({ options, now }: Settings, { request, caller }: Call): Promise<void> {
  const at = await callHook(options, 'confirmIdentity', () =>
    options.confirmIdentity?.(request, caller.identity),
  );
  if (at === null || at === undefined) throw new Refusal('proof-required', { field: 'confirmIdentity' });
  const age = now() - Number(at);
  // What is no moment, or lies ahead, would be fresh for ever.
  if (typeof at !== 'number' || !Number.isFinite(age) || age < -SLACK)
    throw new Refusal('internal', { field: 'confirmIdentity' });
  if (age > FRESH) throw new Refusal('proof-required', { field: 'confirmIdentity' });
}
