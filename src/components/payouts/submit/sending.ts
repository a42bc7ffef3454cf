import { listPayouts, type PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { MoneySending } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import type { PayoutsRecord } from '../panel/payouts-record.js';
import { sendIntent, type Intent, type Told } from './intent.js';

export interface Sent extends Pick<Told, 'stored'> {
  readonly ending: Ending;
}

/** Sends an intent under its one key until its end is known, and looks what became of it. */
export class Sending extends MoneySending {
  readonly #record: PayoutsRecord;

  constructor(record: PayoutsRecord, words: Pick<Words<Word>, 'text'>) {
    super(record, words);
    this.#record = record;
  }

  /** Nothing is sent where the page prevents it. @param isDoubtful - Whether it is not known what became of the last try. */
  async send(intent: Intent, isDoubtful: boolean): Promise<Sent | undefined> {
    const { client } = this.#record;
    const { way, reference, amount } = intent;
    if (!client || this.isBusy) return undefined;
    if (!this.#record.emit('florin-before-payout-submit', { way, reference, amount })) return undefined;
    const isSame = this.key.has(intent);
    let failure: unknown;
    const { ending: told, stored } = await this.during('sending', () =>
      sendIntent(client, intent, this.key.of(intent)).then(
        (answer) => this.#read(answer),
        (error: unknown): Sent => ({ ending: this.fail((failure = error)) }),
      ),
    );
    const ending = this.endOf(told, isDoubtful, isSame ? failure : undefined);
    this.#record.emit('florin-payout-submitted', { way, reference, amount, ending });
    return { ending, ...(stored && { stored }) };
  }

  /** Whether the proxy knows by now that the platform took it on. */
  look({ reference }: Intent): Promise<boolean> {
    return this.during('looking', async () => {
      const found = await this.#find(reference).catch((error: unknown) => void this.fail(error));
      const isThere = found?.pspReference !== undefined && found.state !== 'unknown';
      if (isThere) this.key.forget();
      return isThere;
    });
  }

  /** Whether another payout has this very reference. Without an answer none is known to. */
  isUsed(reference: string): Promise<boolean> {
    return this.during('checking', async () => {
      const found = await this.#find(reference).catch(() => undefined);
      return found !== undefined && found.state !== 'refused';
    });
  }

  /** The payout with this very reference, as the proxy knows it. */
  async #find(reference: string): Promise<PayoutRecord | undefined> {
    const { client } = this.#record;
    if (!client || !reference) return undefined;
    const { payouts } = await client.call(listPayouts, { search: reference, limit: 100 });
    return payouts.find((payout) => payout.reference === reference);
  }

  #read({ ending, word, stored }: Told): Sent {
    if (ending === 'refused') this.refusedFor(isolatedText(word, 80));
    return { ending, ...(stored && { stored }) };
  }
}
