import type { TemplateResult } from 'lit';

import { listStores, type Store } from '../../../client/terminal-management/index.js';
import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { countText } from '../../parts/table/table-words.js';
import { words as english } from '../../../words/compiled/terminals/moving/en.js';
import type { DetailBook } from '../panel/detail-book.js';
import type { TerminalsRecord } from '../panel/terminals-record.js';
import { keyOf, placesOf, withStores, type Place, type TerminalRow } from '../panel/places.js';
import { wholePlaceText, type Showing } from '../panel/showing.js';
import { seenOf, type Seen } from '../panel/status.js';
import { Assigning, moveOf } from './assigning.js';
import { effectsOf } from './effects.js';
import { effectView } from './effect-view.js';
import { movingStyles } from './moving.css.js';
import { movingView } from './moving-view.js';
import { having } from './results.js';
import { resultsView } from './results-view.js';

const storesRow = /*@__PURE__*/ proxyRow('terminal-management', listStores);

/** Terminals that one request may move: its body stays small, and its answers can be read. */
const MOST = 500;
/** Terminals above which their number is typed before they move. */
const TYPED_ABOVE = 10;

export interface MovingOptions {
  readonly book: DetailBook;
  showing(): Showing;
  onBack(): void;
}

/** A move of terminals: where to, what it does, the question, and an answer for each. Loaded with the first one. */
export class Moving {
  readonly #record: TerminalsRecord;
  readonly #options: MovingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #dialog: ConfirmDialog;
  readonly #assigning: Assigning;
  #rows: readonly TerminalRow[] = [];
  #stores: readonly Store[] | undefined;
  #to: Place | undefined;
  #isUnchosen = false;

  constructor(record: TerminalsRecord, host: RenderingHost, options: MovingOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#dialog = new ConfirmDialog(host);
    this.#assigning = new Assigning(record, options.book, this.#words);
    record.adopt(movingStyles, ...confirmStyles);
  }

  get isOpen(): boolean {
    return this.#rows.length > 0;
  }

  get isBusy(): boolean {
    return this.#assigning.isBusy;
  }

  begin(ids: readonly string[]): void {
    const wanted = new Set(ids);
    const { rows } = this.#options.showing().fleet;
    this.reset();
    this.#rows = rows.filter(({ id }) => wanted.has(id));
    this.#record.focus('h2[tabindex]');
    void this.#loadStores();
  }

  reset(): void {
    this.#rows = [];
    this.#to = undefined;
    this.#isUnchosen = false;
    this.#assigning.reset();
  }

  template(): TemplateResult {
    const showing = this.#showing;
    const { sent, problem, isBusy } = this.#assigning;
    const shared = {
      ...showing,
      texts: this.#words,
      isBusy,
      problem,
      dialog: this.#dialog.template(),
      onBack: () => this.#back(),
    };
    if (sent)
      return resultsView({
        ...shared,
        to: sent.move.to,
        results: sent.results,
        isUnknown: sent.ending === 'unknown',
        onLook: () => void this.#assigning.look(),
        onSendAgain: () => void this.#assigning.send(sent.move),
        onRetryFailed: () => this.#retry(having(sent.results, 'failed'), sent.move.to),
      });
    return movingView({
      ...shared,
      rows: this.#rows,
      to: this.#to,
      places: placesOf(showing.fleet),
      effects: effectsOf(this.#rows, this.#to, (id) => this.#seen(id)),
      most: MOST,
      isUnchosen: this.#isUnchosen,
      onTo: (key) => this.#choose(key),
      onSubmit: () => this.#submit(),
    });
  }

  /** With the stores that have no terminal yet. */
  get #showing(): Showing {
    const showing = this.#options.showing();
    return this.#stores ? { ...showing, fleet: withStores(showing.fleet, this.#stores) } : showing;
  }

  #seen(id: string): Seen | undefined {
    const details = this.#options.book.of(id);
    return details && seenOf(details.terminalStatus);
  }

  /** Without an answer, the places of the list are those to choose from. */
  async #loadStores(): Promise<void> {
    const { client } = this.#record;
    if (this.#stores || !client) return;
    const answer = await client.call(storesRow, {}).catch(() => undefined);
    this.#stores = answer?.stores;
    this.#record.update();
  }

  #choose(key: string): void {
    this.#to = placesOf(this.#showing.fleet).find((place) => keyOf(place) === key);
    this.#isUnchosen = false;
    this.#record.update();
  }

  #submit(): void {
    if (this.isBusy || this.#rows.length > MOST) return;
    this.#isUnchosen = this.#to === undefined;
    if (this.#to) this.#ask(this.#rows, this.#to);
    else this.#record.focus('#target');
  }

  #retry(ids: readonly string[], to: Place): void {
    const rows = this.#rows.filter(({ id }) => ids.includes(id));
    if (!this.isBusy) this.#ask(rows, to);
  }

  /** Names what moves, where to, and what that does. */
  #ask(rows: readonly TerminalRow[], to: Place): void {
    const showing = this.#showing;
    const ids = rows.map(({ id }) => id);
    const number = countText(showing, ids.length);
    const isTyped = ids.length > TYPED_ABOVE;
    const effects = effectsOf(rows, to, (id) => this.#seen(id));
    this.#dialog.ask({
      title: this.#words.text('ask', { count: ids.length, place: wholePlaceText(showing, to) }),
      text: effectView({ ...showing, texts: this.#words, to, effects }),
      yes: this.#words.text('title', { count: ids.length }),
      no: this.#words.text('cancel'),
      typed: isTyped
        ? [
            {
              label: this.#words.text('type-number', { number }),
              wrong: this.#words.text('type-wrong', { number }),
              isRight: (text) => text === String(ids.length),
            },
          ]
        : undefined,
      onYes: () => {
        const moving = ids.filter((id) => this.#seen(id)?.kind === 'moving');
        void this.#assigning.send(moveOf(ids, to, moving));
      },
    });
  }

  #back(): void {
    if (this.isBusy) return;
    this.reset();
    this.#record.update();
    this.#options.onBack();
  }
}
