import { html, nothing, type TemplateResult } from 'lit';

import { listErasures, type ErasureRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { RowName } from '../../parts/record/access.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import { pastAnswerOf } from './answer.js';
import type { ReceiptLine } from './receipt.js';

/** The record that the list hangs below. */
type PastRecord = ConstructorParameters<typeof LoadedList>[0] & {
  readonly language: string;
  can(row: RowName): boolean;
};

export interface PastOptions {
  readonly words: Words<Word>;
  onPrint(place: Node, lines: readonly ReceiptLine[]): void;
}

/** One list for everyone who may see it. */
const JOURNAL = 'journal';

/** What was asked for through this proxy, latest first: it has a state of its own, and the form does not wait for it. */
export class Past {
  readonly #record: PastRecord;
  readonly #options: PastOptions;
  readonly #list: LoadedList<ErasureRecord>;
  #loading: Promise<void> | undefined;

  constructor(record: PastRecord, options: PastOptions) {
    this.#record = record;
    this.#options = options;
    this.#list = new LoadedList(record, async (client, _, cursor) => {
      const { erasures, nextCursor } = await client.call(listErasures, { cursor });
      return { items: erasures, next: nextCursor };
    });
  }

  /** Something was asked for: it is in the list from now on. */
  again(): void {
    if (this.#list.items) this.#loading = this.#list.load();
  }

  /** Who asked for each payment last, as far as the list says so. */
  async whoAsked(): Promise<ReadonlyMap<string, string>> {
    await this.#loading;
    const latestLast = this.#list.items?.toReversed() ?? [];
    return new Map(latestLast.map((erasure) => [referenceOf(erasure), plainText(erasure.by ?? '', 80)]));
  }

  template(): TemplateResult | typeof nothing {
    if (!this.#record.can('operator.listErasures')) return nothing;
    this.#list.see(JOURNAL);
    const { words } = this.#options;
    return html`<section aria-labelledby="past" part="past">
      <h3 id="past">${words.text('past')}</h3>
      ${loadedView(
        words,
        this.#list,
        'no-past',
        (erasures) =>
          html`<ul part="erasures">
            ${erasures.map((erasure) => this.#erasure(erasure))}
          </ul>`,
      )}
    </section>`;
  }

  #erasure(erasure: ErasureRecord): TemplateResult {
    const { words } = this.#options;
    const { by = '', isForced } = erasure;
    const { word, text, tone } = pastAnswerOf(erasure);
    const reference = referenceOf(erasure);
    const onPrint = ({ currentTarget }: Event): void => {
      const place = (currentTarget as Node).getRootNode();
      this.#options.onPrint(place, [this.#lineOf(erasure)]);
    };
    return html`<li class="record" part="erasure" data-entry=${erasure.entry}>
      <div class="head">
        <h4><bdi dir="ltr">${reference}</bdi></h4>
        <span class="mark ${tone}" part="status">${words.text(word)}</span>
      </div>
      <p>${words.text(text)}</p>
      ${factsView([
        [words.text('asked-at'), this.#time(erasure.askedAt)],
        [words.text('asked-by'), plainText(by, 80)],
        [words.text('forced'), isForced ? words.text('forced-text') : ''],
      ])}
      <div class="ways">
        <button
          type="button"
          class="small"
          part="print"
          aria-label="${words.text('print')}: ${reference}"
          @click=${onPrint}
        >
          ${words.text('print')}
        </button>
      </div>
    </li>`;
  }

  #time(at: string | undefined): string {
    return timeText(this.#record.language, at, { dateStyle: 'medium', timeStyle: 'short' });
  }

  #lineOf(erasure: ErasureRecord): ReceiptLine {
    const { answeredAt, by } = erasure;
    return {
      reference: referenceOf(erasure),
      answer: pastAnswerOf(erasure),
      ...(answeredAt !== undefined && { at: Date.parse(answeredAt) }),
      by: plainText(by ?? '', 80),
    };
  }
}

const referenceOf = ({ pspReference = '' }: ErasureRecord): string => plainText(pspReference, 80) || '–';
