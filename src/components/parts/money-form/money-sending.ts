import { apart } from '../../base/apart.js';
import { SendingKey } from '../form/sending-key.js';
import type { Failure } from '../record/record-options.js';
import { endingAfterDoubt, endingOf, type Ending } from '../resource/ending.js';
import { troubleText } from '../resource/resource-view.js';
import type { ResourceWords } from '../resource/resource-words.js';

/** What sending needs of the record that it belongs to. */
export interface SendingRecord {
  readonly words: ResourceWords;
  say(text: string): void;
  failed(error: unknown): Failure;
}

/** What is going on. */
export type SendingNews = 'sending' | 'looking' | 'checking';

export interface SendingWords {
  text(word: SendingNews): string;
  text(word: 'refused', values: { readonly why: string }): string;
}

/** Sends money under one key until the end is known. A doubt is ended by no other no than the ledger’s own. */
export class MoneySending {
  readonly #record: SendingRecord;
  readonly #words: SendingWords;
  protected readonly key: SendingKey;
  #isBusy = false;
  /** Why nothing was sent, or which no it was. */
  problem = '';

  constructor(record: SendingRecord, words: SendingWords, key = new SendingKey()) {
    this.#record = record;
    this.#words = words;
    this.key = key;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** What is going on is over before its failure is told. */
  protected async during<Result>(news: SendingNews, act: () => Promise<Result>): Promise<Result> {
    this.#isBusy = true;
    this.problem = '';
    this.#record.say(this.#words.text(news));
    try {
      return await act();
    } finally {
      this.#isBusy = false;
      this.#record.say('');
    }
  }

  /**
   * How sending ended.
   *
   * @param isDoubtful - Whether it is not known what became of the last try.
   * @param error - What it failed with, where it was sent under the same key as the last try.
   */
  protected endOf(told: Ending, isDoubtful: boolean, error?: unknown): Ending {
    const ending = isDoubtful ? endingAfterDoubt(told, error) : told;
    if (ending === 'received' || ending === 'refused') this.key.forget();
    return ending;
  }

  protected refusedFor(why: string): void {
    this.problem = this.#words.text('refused', { why });
  }

  /** What a failed call proves, and why it failed, in a sentence. */
  protected fail(error: unknown): Exclude<Ending, 'received'> {
    const failure = this.#record.failed(error);
    if (failure.isRefused) this.refusedFor(apart(failure.code));
    else this.problem = troubleText(this.#record.words, failure);
    return endingOf(error);
  }
}
