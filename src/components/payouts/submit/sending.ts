import { listPayouts, type PayoutRecord } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { SendingKey } from '../../parts/form/sending-key.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import type { PayoutsRecord } from '../panel/payouts-record.js';
import { sendIntent, type Intent, type Told } from './intent.js';

export interface Sent extends Pick<Told, 'stored'> {
  readonly ending: Ending;
}

/** Sends an intent under its one key until its end is known, and looks what became of it. */
export class Sending {
  readonly #record: PayoutsRecord;
  readonly #words: Pick<Words<Word>, 'text'>;
  readonly #key = new SendingKey();
  #isBusy = false;
  /** Why nothing was sent, or which no it was. */
  problem = '';

  constructor(record: PayoutsRecord, words: Pick<Words<Word>, 'text'>) {
    this.#record = record;
    this.#words = words;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Nothing is sent where the page prevents it. @param isDoubtful - Whether it is not known what became of the last try. */
  async send(intent: Intent, isDoubtful: boolean): Promise<Sent | undefined> {
    const { client } = this.#record;
    const { way, reference, amount } = intent;
    if (!client || this.#isBusy) return undefined;
    if (!this.#record.emit('florin-before-payout-submit', { way, reference, amount })) return undefined;
    const { ending: told, stored } = await this.#during('sending', () =>
      sendIntent(client, intent, this.#key.of(intent)).then(
        (answer) => this.#read(answer),
        (error: unknown) => this.#fail(error),
      ),
    );
    // A no after a doubt may only mean that the first one was carried out: then the doubt stays.
    const ending = isDoubtful && told !== 'received' ? 'unknown' : told;
    if (ending === 'received' || ending === 'refused') this.#key.forget();
    this.#record.emit('florin-payout-submitted', { way, reference, amount, ending });
    return { ending, ...(stored && { stored }) };
  }

  /** Whether the proxy knows by now that the platform took it on. */
  look({ reference }: Intent): Promise<boolean> {
    return this.#during('looking', async () => {
      const found = await this.#find(reference).catch((error: unknown) => void this.#fail(error));
      const isThere = found?.pspReference !== undefined && found.state !== 'unknown';
      if (isThere) this.#key.forget();
      return isThere;
    });
  }

  /** Whether another payout has this very reference. Without an answer none is known to. */
  isUsed(reference: string): Promise<boolean> {
    return this.#during('checking', async () => {
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

  async #during<Result>(
    news: 'sending' | 'looking' | 'checking',
    act: () => Promise<Result>,
  ): Promise<Result> {
    this.#isBusy = true;
    this.problem = '';
    this.#record.say(this.#words.text(news));
    const result = await act();
    this.#isBusy = false;
    this.#record.say('');
    return result;
  }

  #read({ ending, word, stored }: Told): Sent {
    if (ending === 'refused') this.problem = this.#words.text('refused', { why: isolatedText(word, 80) });
    return { ending, ...(stored && { stored }) };
  }

  #fail(error: unknown): Sent {
    const failure = this.#record.failed(error);
    this.problem = failure.isRefused
      ? this.#words.text('refused', { why: apart(failure.code) })
      : troubleText(this.#record.words, failure);
    return { ending: endingOf(error) };
  }
}
