import type { CallOptions, Client } from '../../../client/index.js';
import { getPaymentTotals, type PaymentTotals } from '../../../client/operator/index.js';
import { filterOf, keyOf, type Question } from './reading.js';

/** What the payments that are asked for come to. The list does not wait for it. */
export class Totals {
  readonly #onChanged: () => void;
  #asked = '';
  #answer: PaymentTotals | undefined;
  #isMissing = false;
  #words: PaymentTotals | undefined;

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
  }

  /** What payments can be narrowed to, as the last answer has it, whatever it was about. */
  get words(): PaymentTotals | undefined {
    return this.#words;
  }

  /** By currency; undefined as long as that is not known. */
  of(question: Question): PaymentTotals['totals'] | undefined {
    return this.#asked === keyOf(question) ? this.#answer?.totals : undefined;
  }

  /** Whether that could not be found out. */
  isMissing(question: Question): boolean {
    return this.#isMissing && this.#asked === keyOf(question);
  }

  async ask(client: Client, question: Question, options: CallOptions = {}): Promise<void> {
    const key = keyOf(question);
    if (key !== this.#asked) this.#answer = undefined;
    this.#asked = key;
    this.#isMissing = false;
    const answer = await client.call(getPaymentTotals, filterOf(question), options).catch(() => undefined);
    if (key !== this.#asked) return;
    this.#answer = answer ?? this.#answer;
    this.#words = answer ?? this.#words;
    this.#isMissing = answer === undefined && options.signal?.aborted !== true;
    this.#onChanged();
  }
}
