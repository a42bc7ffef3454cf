import { DAY } from '../../../facts/instant.js';
import { RowBook } from '../../parts/table/row-book.js';
import { readTransfers } from '../../parts/transfer/read-transfers.js';
import { hitsOf, type KnownHits } from '../rule/hits.js';
import type { RulesElement, RulesRecord } from './rules-record.js';

/** How far back hits are counted. */
export const HIT_DAYS = 30;

/** The one entry of the book, where no card is asked about: transfers of the platform tell of all its rules. */
const ALL = 'all';

/** How often rules were triggered: one reading of transfers for the whole list, after the list is there. */
export class Hits {
  readonly #record: RulesRecord;
  readonly #element: RulesElement;
  readonly #book: RowBook<KnownHits>;

  constructor(record: RulesRecord, element: RulesElement, now: () => number) {
    this.#record = record;
    this.#element = element;
    this.#book = new RowBook<KnownHits>({
      client: () => record.client,
      read: async (client, card, options) => {
        const asked = card === ALL ? {} : { paymentInstrumentId: card };
        return hitsOf(
          await readTransfers(client, asked, { since: now() - HIT_DAYS * DAY, now: now() }, options),
        );
      },
      onChange: () => record.update(),
    });
  }

  /** Whether the role may see transfers, which alone tell of hits. */
  get isOpen(): boolean {
    return this.#record.can('transfers.listTransfers');
  }

  get hasFailed(): boolean {
    return this.#book.hasFailed(this.#key);
  }

  /** Undefined until the transfers are there. */
  get known(): KnownHits | undefined {
    return this.#book.of(this.#key);
  }

  /** Reads transfers, unless they are known or asked for. */
  see(): void {
    if (this.isOpen) this.#book.see([this.#key]);
  }

  forget(): void {
    this.#book.clear();
  }

  get #key(): string {
    return this.#element.paymentInstrument || ALL;
  }
}
