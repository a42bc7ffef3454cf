import { donatedOrder } from '../../client/shopper/donation-order.js';
import { sqlStateIn } from '../telemetry/observed-ledger.js';
import { tellEvent } from '../telemetry/events.js';
import { stopwatch } from '../telemetry/stopwatch.js';
import type { Attempt } from '../ledger/attempt.js';
import { settledTelling, type Telling } from '../ledger/telling.js';
import { callHook, hookTimeout, mostTries, pauseAfter } from './hooks.js';
import type { RawAnswer } from '../options.js';
import type { Settings } from '../settings.js';

/** Hooks that are called at the same time. */
const AT_ONCE = 32;
/** Milliseconds in which one pass takes on more; what is left has its turn in the next. */
const LONGEST_PASS = 30_000;
/** Milliseconds beyond a hook's own time in which its end is written down. */
const SLACK = 5000;

/**
 * Tells the merchant's hooks. An outcome stands in the ledger before `onSettled` hears of it, and counts as told only
 * once the hook has returned: so it is told at least once, again and again until it has worked. A hook that hangs or
 * throws holds up the outcomes of its own order alone, and only until it has been tried often enough.
 */
export class Delivery {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Hands the platform's own answer to the merchant. A hook that fails changes nothing about the payment. */
  async answered(answer: RawAnswer): Promise<void> {
    const { options } = this.#settings;
    const { onAnswer } = options;
    if (onAnswer)
      await this.#try('onAnswer', 'hook-failed', () => callHook(options, 'onAnswer', () => onAnswer(answer)));
  }

  async settled(attempt: Attempt): Promise<void> {
    const { key, order, outcome, told } = attempt;
    if (outcome === 'action-required' || outcome === told) return;
    const { ledger, options } = this.#settings;
    const telling = { id: settledTelling(key), hook: 'onSettled', attempt, outcome } as const;
    if (donatedOrder(order) === undefined ? options.onSettled : options.onDonation) await this.deliver(order);
    else await this.#try('onSettled', 'ledger-failed', () => ledger.endTelling(telling, 'told'));
  }

  /** Tells what is due, of one order or of all. Never rejects. */
  async deliver(order?: string): Promise<void> {
    const { ledger, options, now } = this.#settings;
    const end = performance.now() + LONGEST_PASS;
    const next = (): Promise<readonly Telling[]> => {
      const at = now();
      return ledger.beginTellings({ at, until: at + hookTimeout(options) + SLACK, order, limit: AT_ONCE });
    };
    await this.#try('deliver', 'ledger-failed', async () => {
      for (let due = await next(); due.length > 0; due = performance.now() < end ? await next() : [])
        await Promise.all(due.map((telling) => this.#tell(telling)));
    });
  }

  async #tell(telling: Telling): Promise<void> {
    const { ledger, options, now } = this.#settings;
    const { hook, tries } = telling;
    const isTold = await this.#try(hook, 'hook-failed', () =>
      callHook(options, hook, () => this.#call(telling)),
    );
    const isLast = tries >= mostTries(options);
    const end = isLast ? 'dead' : { again: now() + pauseAfter(tries) };
    await this.#try(hook, 'ledger-failed', () => ledger.endTelling(telling, isTold ? 'told' : end));
    if (!isTold && isLast) this.#say(hook, 'hook-given-up', () => 0);
  }

  #call({ hook, attempt, outcome, pspReference }: Telling): void | Promise<void> {
    const { onSettled, onReversed, onDonation } = this.#settings.options;
    const { order, reference, amount } = attempt;
    if (hook === 'onReversed')
      return pspReference === undefined
        ? undefined
        : onReversed?.(order, { reference, pspReference, amount });
    const settled = { reference, pspReference: attempt.pspReference, amount };
    const donated = donatedOrder(order);
    if (!outcome) return undefined;
    return donated === undefined
      ? onSettled?.(order, outcome, settled)
      : onDonation?.(donated, outcome, settled);
  }

  /** Whether it worked; where it did not, the merchant's log is told. */
  async #try(operation: string, failure: string, work: () => void | Promise<void>): Promise<boolean> {
    const elapsed = stopwatch();
    let isDone = false;
    try {
      await work();
      isDone = true;
    } catch (error) {
      this.#say(operation, failure, elapsed, error);
    }
    return isDone;
  }

  #say(operation: string, outcome: string, elapsed: () => number, error?: unknown): void {
    const notes = error instanceof Error ? [error.name] : [];
    const event = { id: crypto.randomUUID(), operation, audience: 'none', outcome, status: 0 } as const;
    tellEvent(this.#settings, { ...event, duration: elapsed(), notes, ...sqlStateIn(error) });
  }
}
