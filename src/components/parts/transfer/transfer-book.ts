import { html, nothing, type TemplateResult } from 'lit';

import type { RecordController } from '../record/record-controller.js';
import type { FailedEvent } from '../record/record-options.js';
import type { RecordView } from '../record/record-view.js';
import { RowBook } from '../table/row-book.js';
import { readTransfers, type Asked, type ReadTransfers } from './read-transfers.js';

type Place = Pick<
  RecordController<unknown, RecordView<unknown>, FailedEvent>,
  'can' | 'client' | 'update' | 'words'
>;

export interface TransferBookOptions<Found> {
  asked(): Asked;
  /** Milliseconds since the epoch, as `now`. */
  since(): number;
  now(): number;
  found(read: ReadTransfers): Found;
}

/** What transfers say about all rows of a list: read once for the list, after it is there, and not for each row. */
export class TransferBook<Found> {
  readonly #place: Place;
  readonly #options: TransferBookOptions<Found>;
  readonly #book: RowBook<Found>;

  constructor(place: Place, options: TransferBookOptions<Found>) {
    this.#place = place;
    this.#options = options;
    this.#book = new RowBook<Found>({
      client: () => place.client,
      read: async (client, asked, call) => {
        const window = { since: options.since(), now: options.now() };
        return options.found(await readTransfers(client, JSON.parse(asked) as Asked, window, call));
      },
      onChange: () => place.update(),
    });
  }

  /** Whether the role may see transfers. */
  get isOpen(): boolean {
    return this.#place.can('transfers.listTransfers');
  }

  get hasFailed(): boolean {
    return this.#book.hasFailed(this.#key);
  }

  /** Undefined until the transfers are there. */
  get known(): Found | undefined {
    return this.#book.of(this.#key);
  }

  /** Reads transfers, unless they are known or asked for. */
  see(): void {
    if (this.isOpen) this.#book.see([this.#key]);
  }

  readonly forget = (): void => this.#book.clear();

  /** That the transfers did not come, and the way to ask again. */
  missingView(text: string): TemplateResult | typeof nothing {
    if (!this.hasFailed) return nothing;
    return html`<div class="notice due ways" part="missing">
      <span>${text}</span>
      <button type="button" class="small" part="again" @click=${this.forget}>
        ${this.#place.words.text('retry')}
      </button>
    </div>`;
  }

  get #key(): string {
    return JSON.stringify(this.#options.asked());
  }
}
