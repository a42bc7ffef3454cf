import type { Call, Services } from '../services.js';
import type { Begun } from '../ledger/ledger.js';
import type { NewAttempt } from '../ledger/attempt.js';
import { LedgerFailed } from '../telemetry/observed-ledger.js';
import { waitFor } from '../work/work.js';

const HOUR = 3_600_000;
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 30_000];

/**
 * Begins an attempt. Where the ledger does not say whether it did, nothing is sent, and the beginning is taken back as soon as
 * the ledger answers: a database that was frozen may carry it out when it wakes, and it would hold the order for nothing.
 */
export async function beginOrWithdraw(services: Services, call: Call, attempt: NewAttempt): Promise<Begun> {
  const named = { ...attempt, ticket: crypto.randomUUID() };
  try {
    return await services.ledger.begin(named);
  } catch (error) {
    if (mayHaveBegun(error)) call.keepAlive(services.running.track(withdraw(services, named)));
    throw error;
  }
}

/** A database that knows for certain that it was never asked says so. */
function mayHaveBegun(error: unknown): boolean {
  const cause: unknown = error instanceof LedgerFailed ? error.cause : error;
  return (Object(cause) as { readonly mayHaveRun?: unknown }).mayHaveRun !== false;
}

/** Never rejects. Where this process ends first, the attempt is one that was interrupted, which upkeep ends. */
async function withdraw(services: Services, attempt: NewAttempt): Promise<void> {
  const end = performance.now() + HOUR;
  for (let pause = FIRST_PAUSE; performance.now() < end; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await services.ledger.withdraw(attempt);
    } catch {
      await waitFor(pause);
    }
  }
}
