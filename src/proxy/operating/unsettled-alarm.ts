import { lostBefore } from '../paying/attempt-reply.js';
import type { Services } from '../services.js';
import { tellEvent } from '../telemetry/events.js';
import { stopwatch } from '../telemetry/stopwatch.js';
import type { Attempt } from '../ledger/attempt.js';
import { callHook } from '../work/hooks.js';

const KIND = 'unsettled';
const TEN_MINUTES = 600_000;

/** The outcome is unknown: no answer came, or its process was lost. What waits for a bank or a shopper is no such thing. */
const isUnknown = ({ state, outcome }: Attempt): boolean => state === 'open' || outcome === 'unknown';

/** Tells `onUnsettled` of what has been unknown for long, side by side; what it does not take is told again. */
export async function alarmOfUnsettled(services: Services): Promise<void> {
  const { settings, ledger, work } = services;
  const { onUnsettled, unsettledAfter = TEN_MINUTES } = settings.options;
  if (!onUnsettled) return;
  const before = Math.min(settings.now() - unsettledAfter + 1, lostBefore(services));
  const unknown = (await ledger.unsettled(before)).filter(
    (attempt) => isUnknown(attempt) && !work.isRunning(attempt.key),
  );
  const elapsed = stopwatch();
  const started = settings.now();
  const tell = async ({ key, order, reference, pspReference, amount, workedAt }: Attempt): Promise<void> => {
    if ((await ledger.recall(KIND, key)) !== undefined) return;
    const attempt = { reference, pspReference, amount, since: workedAt };
    const outcome = await callHook(settings.options, 'onUnsettled', () => onUnsettled(order, attempt)).then(
      () => 'unsettled',
      () => 'hook-failed',
    );
    if (outcome === 'unsettled') await ledger.remember(KIND, key, String(started));
    const event = { id: crypto.randomUUID(), operation: 'onUnsettled', audience: 'none' } as const;
    tellEvent(settings, { ...event, outcome, status: 0, duration: elapsed(), notes: [] });
  };
  await Promise.all(unknown.map(tell));
}
