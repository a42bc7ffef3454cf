import type { Client } from '../../../client/index.js';
import type { Ending } from '../resource/ending.js';
import type { SendingKey } from '../form/sending-key.js';
import { MoneySending, type SendingRecord, type SendingWords } from './money-sending.js';

export interface Told<Answer> {
  readonly ending: Ending;
  readonly answer?: Answer;
}

/** What sending needs of a record, and what looking again does. */
export interface KeyedRecord extends SendingRecord {
  readonly client: Client | undefined;
  refresh(): Promise<boolean>;
}

export interface Sent<Answer> {
  /** The same is sent under the same key, until its end is known. */
  readonly body: unknown;
  /** Whether it is not known what became of the last try. */
  readonly isDoubtful: boolean;
  call(client: Client, idempotencyKey: string): Promise<Answer>;
  /** Whether the platform's answer is a success; any other is none for certain. Default: each is. */
  isDone?(answer: Answer): boolean;
}

/** Sends what cannot be taken back under one key until its end is known. */
export class KeyedSending extends MoneySending {
  readonly #record: KeyedRecord;

  constructor(record: KeyedRecord, words: SendingWords, key?: SendingKey) {
    super(record, words, key);
    this.#record = record;
  }

  async send<Answer>({ body, isDoubtful, call, isDone }: Sent<Answer>): Promise<Told<Answer>> {
    const { client } = this.#record;
    if (!client || this.isBusy) return { ending: 'not-sent' };
    // What became of the key in doubt is not told by what another key ends with.
    const isSame = this.key.has(body);
    return this.during('sending', async (): Promise<Told<Answer>> => {
      try {
        const answer = await call(client, this.key.of(body));
        const told = isDone?.(answer) === false ? 'unknown' : 'received';
        return { ending: this.endOf(told, isDoubtful), answer };
      } catch (error) {
        return { ending: this.endOf(this.fail(error), isDoubtful, isSame ? error : undefined) };
      }
    });
  }

  /** Reads again what is there. */
  look(): Promise<boolean> {
    return this.during('looking', () => this.#record.refresh());
  }

  /** It is known by other means that it was done. */
  settle(): void {
    this.key.forget();
    this.problem = '';
  }
}
