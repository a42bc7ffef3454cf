import { tellEvent } from './events.js';
import type { Attempt } from './ledger/ledger.js';
import type { RawAnswer, ReversedPayment } from './options.js';
import type { Settings } from './settings.js';

/**
 * Tells the merchant's hooks. An outcome stands in the ledger before `onSettled` hears of it, and counts as told only
 * once the hook has returned: so it is told at least once, again and again until it has worked.
 */
export class Delivery {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Hands the platform's own answer to the merchant. A hook that fails changes nothing about the payment. */
  async answered(answer: RawAnswer): Promise<void> {
    await this.#survive('onAnswer', async () => this.#settings.options.onAnswer?.(answer));
  }

  async settled({ key, order, outcome, told, reference, pspReference, amount }: Attempt): Promise<void> {
    if (outcome === 'action-required' || outcome === told) return;
    const { ledger, options } = this.#settings;
    await this.#survive('onSettled', async () => {
      await options.onSettled?.(order, outcome, { reference, pspReference, amount });
      await ledger.told(key, outcome);
    });
  }

  /** Money that was authorised beside what the ledger holds was given back. */
  async reversed(order: string, payment: ReversedPayment): Promise<void> {
    await this.#survive('onReversed', async () => this.#settings.options.onReversed?.(order, payment));
  }

  /** Tells what could not be told before. */
  async catchUp(): Promise<void> {
    for (const attempt of await this.#settings.ledger.untold()) await this.settled(attempt);
  }

  async #survive(operation: string, tell: () => Promise<void>): Promise<void> {
    const { options, now } = this.#settings;
    const started = now();
    try {
      await tell();
    } catch {
      const failed = {
        id: crypto.randomUUID(),
        operation,
        audience: 'none',
        outcome: 'hook-failed',
      } as const;
      tellEvent(options, { ...failed, status: 0, duration: now() - started, notes: [] });
    }
  }
}
