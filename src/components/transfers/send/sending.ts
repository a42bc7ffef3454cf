import type { Client } from '../../../client/index.js';
import { askForProof, listTransfers, proofAsked, proofOf } from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { timeOf } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import { MoneySending } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { TransfersRecord } from '../panel/transfers-record.js';
import { transferRow, type Intent } from './intent.js';

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
export class Sending extends MoneySending {
  readonly #record: TransfersRecord;
  /** When the first try was made, by the proxy's clock. */
  #since = 0;

  constructor(record: TransfersRecord, words: Pick<Words<Word>, 'text'>) {
    super(record, words);
    this.#record = record;
  }

  /** @param isDoubtful - Whether it is not known what became of the last try. */
  async send(intent: Intent, { isAsked, signed }: Proof, isDoubtful: boolean): Promise<Sent | undefined> {
    const { client } = this.#record;
    if (!client || this.isBusy) return undefined;
    if (!isDoubtful) this.#since = this.#now;
    const header = signed !== undefined ? proofOf(signed) : isAsked ? askForProof() : undefined;
    const told = await this.during('sending', () => this.#try(client, intent, header));
    if (told.ending === 'challenged') return told;
    const ending = this.endOf(told.ending, isDoubtful);
    return { ...told, ending };
  }

  /** The transfer with this reference and amount, once the platform lists it. */
  look({ from, reference, amount }: Intent): Promise<string | undefined> {
    return this.during('looking', async () => {
      const { client } = this.#record;
      if (!client) return undefined;
      try {
        const { data = [] } = await client.call(listRow, {
          balanceAccountId: from,
          createdSince: timeOf(this.#since - MINUTE),
          createdUntil: timeOf(this.#now + 5 * MINUTE),
          reference,
          limit: 100,
        });
        const found = data.find(
          (each) =>
            bareWord(each.direction) === 'outgoing' &&
            each.amount.value === amount.value &&
            each.amount.currency === amount.currency,
        );
        if (found) this.key.forget();
        return found?.id;
      } catch (error) {
        this.fail(error);
        return undefined;
      }
    });
  }

  get #now(): number {
    return this.#record.resource.now ?? Date.now();
  }

  async #try(client: Client, intent: Intent, header: string | undefined): Promise<Sent> {
    const input = { ...intent.body, ...(header && { 'WWW-Authenticate': header }) };
    try {
      const { id = '' } = await client.call(transferRow, input, {
        idempotencyKey: this.key.of(intent.body),
      });
      return { ending: 'received', transfer: id };
    } catch (error) {
      const challenge = proofAsked(error);
      return challenge === undefined ? { ending: this.fail(error) } : { ending: 'challenged', challenge };
    }
  }
}
