import { html, nothing, type TemplateResult } from 'lit';

import { DEED_STATES } from '../../../client/operator/deed-words.js';
import type { DeedRecord } from '../../../client/operator/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { timeText } from '../../parts/table/time-text.js';
import type { RoomHost } from '../shell/room.js';
import { readRunsByHand } from './rows.js';
import type { DeskShowing } from './showing.js';

const LOOKS: Readonly<Record<(typeof DEED_STATES)[number], string>> = {
  asked: 'due',
  done: '',
  refused: 'bad',
  unknown: 'due',
};

/** Who ran a monitor by hand, by the journal of the site: the platform keeps its last run alone. */
export class History {
  readonly #host: RoomHost;
  readonly #showing: () => DeskShowing;
  readonly #uid: string;
  readonly #list: LoadedList<DeedRecord>;

  constructor(host: RoomHost, showing: () => DeskShowing, uid: string) {
    const { record } = host;
    this.#host = host;
    this.#showing = showing;
    this.#uid = uid;
    this.#list = new LoadedList(
      {
        get client() {
          return host.client();
        },
        words: record.words,
        failed: (error) => record.failed(error),
        update: () => record.update(),
      },
      readRunsByHand,
    );
  }

  /** Looks again where it was looked before: a run may have come. */
  see(): void {
    if (this.#list.items) void this.#list.load();
    else this.#list.see(this.#uid);
  }

  template(): TemplateResult {
    const { words } = this.#showing();
    const { items, hasMore, problem, isBusy } = this.#list;
    return html`<section class="record" part="history" aria-labelledby="history" aria-busy=${isBusy}>
      <h3 id="history">${words.text('history')}</h3>
      <p class="quiet">${words.text('history-text')}</p>
      <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
      ${items ? this.#table(items) : html`<p class="quiet">${isBusy ? words.text('loading-history') : nothing}</p>`}
      ${hasMore ? this.#button('more', 'older-runs', () => this.#list.more()) : nothing}
      ${problem ? this.#button('retry', 'look', () => this.#list.load()) : nothing}
    </section>`;
  }

  #button(part: string, word: 'older-runs' | 'look', ask: () => Promise<void>): TemplateResult {
    const { isBusy } = this.#list;
    const onClick = (): void => {
      if (isBusy) return;
      void ask();
      this.#host.record.update();
    };
    return html`<p class="ways">
      <button type="button" class="small" part=${part} aria-disabled=${isBusy} @click=${onClick}>
        ${this.#showing().words.text(word)}
      </button>
    </p>`;
  }

  #table(items: readonly DeedRecord[]): TemplateResult {
    const { words } = this.#showing();
    if (items.length === 0) return html`<p class="quiet">${words.text('no-history')}</p>`;
    return html`<table class="grid" aria-labelledby="history">
      <thead>
        <tr>
          <th scope="col">${words.text('started')}</th>
          <th scope="col">${words.text('who')}</th>
          <th scope="col">${words.text('ended')}</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((each) => this.#row(each))}
      </tbody>
    </table>`;
  }

  /** A word that is new is never taken for one that is known. */
  #row({ askedAt, by = '', state: told }: DeedRecord): TemplateResult {
    const { words, language } = this.#showing();
    const state = DEED_STATES.find((each) => each === told) ?? 'unknown';
    const who = plainText(by, 80);
    return html`<tr part="past-run">
      <td data-label=${words.text('started')}>
        <bdi>${timeText(language, askedAt, { dateStyle: 'medium', timeStyle: 'short' })}</bdi>
      </td>
      <td data-label=${words.text('who')}>
        ${who ? html`<bdi>${who}</bdi>` : html`<span class="quiet">${words.text('no-name')}</span>`}
      </td>
      <td data-label=${words.text('ended')}>
        <span class="mark ${LOOKS[state]}" part="status">${words.text(`ended-${state}`)}</span>
      </td>
    </tr>`;
  }
}
