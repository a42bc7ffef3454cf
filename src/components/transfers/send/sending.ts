import { askForProof, listTransfers, proofAsked, proofOf } from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { timeOf } from '../../../facts/instant.js';
import type { KeyedRecord } from '../../parts/money-form/keyed-sending.js';
import { KeptSending } from '../../parts/money-form/kept-sending.js';
import type { SendingWords } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { transferRow, type Intent } from './intent.js';
import { keptOf, keptTransfers, type KeptTransfer } from './kept-transfers.js';

const listRow = /*@__PURE__*/ proxyRow('transfers', listTransfers);
const MINUTE = 60_000;

export interface Sent {
  readonly ending: Ending | 'challenged';
  /** The platform's id of the transfer. */
  readonly transfer?: string;
  /** What a device of the account holder is to sign before anything is sent. */
  readonly challenge?: string;
}

export interface Proof {
  /** Whether the platform is to ask for one. */
  readonly isAsked: boolean;
  /** What the device made of the last challenge. */
  readonly signed?: string | undefined;
}

/** Sends a transfer under its one key until its end is known, with the proof that was asked for, and looks what became of it. */
export class Sending extends KeptSending<Intent, KeptTransfer> {
  readonly #record: KeyedRecord;
  readonly #now: () => number;
  /** When the first try was made, by the proxy's clock. */
  #since = 0;

  constructor(record: KeyedRecord, words: SendingWords, now: () => number) {
    super(record, words, { intents: keptTransfers, idOf: ({ from }) => from, keptOf, now });
    this.#record = record;
    this.#now = now;
  }

  /** @param isDoubtful - Whether it is not known what became of the last try. */
  async order(body: Intent, { isAsked, signed }: Proof, isDoubtful: boolean): Promise<Sent | undefined> {
    if (!this.#record.client || this.isBusy) return undefined;
    if (!isDoubtful) this.#since = this.#now();
    const header = signed !== undefined ? proofOf(signed) : isAsked ? askForProof() : undefined;
    const input = { ...body.body, ...(header && { 'WWW-Authenticate': header }) };
    const { ending, answer } = await this.send({
      body,
      isDoubtful,
      call: (client, idempotencyKey) =>
        client.call(transferRow, input, { idempotencyKey }).then(
          ({ id = '' }): Partial<Sent> => ({ transfer: id }),
          (error: unknown): Partial<Sent> => {
            const challenge = proofAsked(error);
            if (challenge === undefined) throw error;
            return { challenge };
          },
        ),
      isDone: ({ challenge }) => challenge === undefined,
    });
    if (answer?.challenge === undefined) return { ...answer, ending };
    // Before the proof, nothing is sent.
    if (!isDoubtful) this.unsent();
    return { ...answer, ending: 'challenged' };
  }

  /** The transfer with this reference and amount, once the platform lists it. */
  find({ from, reference, amount }: KeptTransfer): Promise<string | undefined> {
    return this.during('looking', async () => {
      const { client } = this.#record;
      if (!client) return undefined;
      const since = this.openOf(from)?.at ?? this.#since;
      try {
        const { data = [] } = await client.call(listRow, {
          balanceAccountId: from,
          createdSince: timeOf(since - MINUTE),
          createdUntil: timeOf(this.#now() + 5 * MINUTE),
          reference,
          limit: 100,
        });
        const found = data.find(
          (each) =>
            bareWord(each.direction) === 'outgoing' &&
            each.amount.value === amount.value &&
            each.amount.currency === amount.currency,
        );
        if (found) this.settle();
        return found?.id;
      } catch (error) {
        this.fail(error);
        return undefined;
      }
    });
  }
}
