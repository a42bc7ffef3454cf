import type { Amount, Client } from '../../../client/index.js';
import { returnTransfer } from '../../../client/transfers/index.js';
import { KeptIntents } from '../../parts/form/kept-intent.js';
import type { KeyedRecord } from '../../parts/money-form/keyed-sending.js';
import { KeptSending } from '../../parts/money-form/kept-sending.js';
import type { SendingWords } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';

const returnRow = /*@__PURE__*/ keyedRow('transfers', returnTransfer);

/** Returns whose end is not known, by the transfer that is given back. */
const kept = /*@__PURE__*/ new KeptIntents<Return>({
  name: 'florin-return',
  place: 'browser',
  isBody: ({ transferId, amount }) => typeof transferId === 'string' && typeof amount?.value === 'number',
});

interface Return {
  readonly transferId: string;
  readonly amount: Amount;
}

export type Returned = Ending | 'declined';

/** Gives money of one transfer back under one key until its end is known. */
export class ReturnSending {
  readonly #sending: KeptSending<Return>;

  constructor(record: KeyedRecord, words: SendingWords, now: () => number) {
    this.#sending = new KeptSending(record, words, {
      intents: kept,
      idOf: ({ transferId }) => transferId,
      keptOf: (body) => body,
      now,
    });
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get problem(): string {
    return this.#sending.problem;
  }

  set problem(text: string) {
    this.#sending.problem = text;
  }

  /** The amount of this transfer that was to be given back, and of which that is not known. */
  openOf(transferId: string): Amount | undefined {
    return this.#sending.openOf(transferId)?.body?.amount;
  }

  /** What the platform answers: it takes it on, or declines it with 200. Any other word is no success, and no refusal. */
  async send(transferId: string, amount: Amount, isDoubtful: boolean): Promise<Returned> {
    const body = { transferId, amount };
    const { ending, answer } = await this.#sending.send({
      body,
      isDoubtful,
      call: (client: Client, idempotencyKey) => client.call(returnRow, body, { idempotencyKey }),
      isDone: ({ status }) => status === 'Authorised',
    });
    if (answer?.status !== 'Declined' || isDoubtful) return ending;
    this.#sending.settle();
    return 'declined';
  }
}
