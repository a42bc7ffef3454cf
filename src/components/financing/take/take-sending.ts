import { ClientError, type CallInput, type Client } from '../../../client/index.js';
import { createGrant, type Grant } from '../../../client/transfers/index.js';
import { MoneySending } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';

const createRow = /*@__PURE__*/ keyedRow('transfers', createGrant);

/** What a page sends to take an offer: which one, and where the money goes. */
export type TakeBody = CallInput<typeof createRow>;

type Words = ConstructorParameters<typeof MoneySending>[1] & { text(word: 'closed'): string };

interface TakeIntent {
  readonly key: string;
  readonly body: TakeBody;
}

interface Told {
  readonly ending: Ending;
  readonly grant?: Grant;
}

/** Takes an offer under the one key that is kept for it, until the end is known. */
export class TakeSending extends MoneySending {
  readonly #closed: () => string;

  constructor(record: ConstructorParameters<typeof MoneySending>[0], words: Words) {
    super(record, words);
    this.#closed = () => words.text('closed');
  }

  /**
   * An answer that was lost, and a no to what another tab has done, are both told by the list of grants.
   * @param find - The grant of this offer, once the platform lists it.
   * @param isDoubtful - Whether it is not known what became of the last try.
   */
  take(
    client: Client,
    { body, key: idempotencyKey }: TakeIntent,
    find: () => Promise<Grant | undefined>,
    isDoubtful: boolean,
  ): Promise<Told> {
    return this.during('sending', async () => {
      try {
        return { ending: 'received', grant: await client.call(createRow, body, { idempotencyKey }) };
      } catch (error) {
        const ending = this.#endingOf(error, isDoubtful);
        const { problem } = this;
        this.problem = '';
        const grant = ending === 'not-sent' ? undefined : await find();
        if (grant) return { ending: 'received', grant };
        this.problem = problem;
        return { ending };
      }
    });
  }

  #endingOf(error: unknown, isDoubtful: boolean): Ending {
    const told = this.fail(error);
    const code = error instanceof ClientError && error.code;
    // A row that is closed to the session is answered as if it were not there.
    if (code === 'not-found') this.problem = this.#closed();
    // Another tab has sent something else under this key: what became of that is not known here.
    return this.endOf(code === 'key-reused' ? 'unknown' : told, isDoubtful, error);
  }

  /** Reads again, and says what is looked for. */
  look(find: () => Promise<Grant | undefined>): Promise<Grant | undefined> {
    return this.during('looking', find);
  }
}
