import { html, nothing, type TemplateResult } from 'lit';

import type { OwnRows } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { markShapeStyles } from '../../parts/record/mark-shapes.css.js';
import { recordStyles } from '../../parts/record/record.css.js';
import { PausedSearch } from '../../parts/table/paused-search.js';
import { words as english, type Word } from '../../../words/compiled/command-palette/panel/en.js';
import type { PaletteHost } from '../palette-host.js';
import { openSources } from '../sources/open-sources.js';
import type { Source } from '../sources/source.js';
import { allOf, type Choice, type ChoiceGroup } from './choices.js';
import { failuresOf, failuresView, type FailureWords } from './failures-view.js';
import { foundGroups, placeGroup, placeText, recentGroup } from './groups.js';
import { Leading } from './leading.js';
import { panelStyles } from './panel.css.js';
import { placeOf, placesFor } from './places.js';
import { resultsView } from './results-view.js';
import { Search } from './search.js';
import { Selection } from './selection.js';

/** Letters of a reference from which on it is looked for. */
const LEAST = 3;

/** The list of what can be chosen. */
export class Panel {
  readonly #host: PaletteHost;
  readonly #words: Words<Word>;
  readonly #search: Search;
  readonly #pause: PausedSearch;
  readonly #leading: Leading;
  readonly #selection = new Selection();
  #life = new AbortController();
  #own: OwnRows = { audience: '', rows: [] };
  #sources: readonly Source[] = [];
  #notice = '';
  /** Enter came before the answers: what is found alone is opened once all are there. */
  #isEager = false;

  constructor(host: PaletteHost) {
    this.#host = host;
    this.#words = host.wordsOf(english);
    host.adopt(...recordStyles, markShapeStyles, panelStyles);
    this.#leading = new Leading(host);
    this.#search = new Search({
      client: () => host.client(),
      onChanged: () => this.#onAnswer(),
      onFailed: ({ cause, code }) => {
        host.fail({ code: cause, detail: code });
        if (cause === 'unauthorised') host.ask();
      },
    });
    this.#pause = new PausedSearch(() => this.#look());
  }

  /** Begins with what is open to the caller by now. */
  begin(own: OwnRows): void {
    const isSame = own.audience === this.#own.audience && String(own.rows) === String(this.#own.rows);
    // What was opened by one person is not told to the next.
    if (own.audience !== this.#own.audience) this.forget();
    if (this.#life.signal.aborted || !isSame) {
      // Enter may have come before anything was known.
      const isEager = this.#isEager;
      this.stop();
      this.#isEager = isEager;
      this.#life = new AbortController();
      this.#own = own;
      this.#sources = openSources(own);
      addEventListener('online', () => this.#search.retry(), this.#life);
    }
    this.#look();
  }

  /** Gives up what is being asked, and forgets what was found. */
  stop(): void {
    this.#life.abort();
    this.#search.stop();
    this.#selection.clear();
    this.#notice = '';
    this.#isEager = false;
  }

  /** Forgets what was opened. */
  forget(): void {
    this.#leading.forget();
  }

  /** Something else stands in the field: what was found before is no answer to it. */
  type(): void {
    const text = this.#host.text();
    this.#notice = '';
    this.#isEager = false;
    if (text === this.#search.text) return;
    this.#selection.clear();
    this.#search.stop();
    this.#pause.type(text);
  }

  press(event: KeyboardEvent): void {
    const { key, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (isComposing || shiftKey || ctrlKey || altKey || metaKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      return this.#enter();
    }
    const choices = allOf(this.#groups);
    if (!this.#selection.step(key, choices)) return;
    event.preventDefault();
    this.#update();
  }

  get hasChoices(): boolean {
    return this.#groups.length > 0;
  }

  /** Id of the line that Enter opens. */
  get activeId(): string | undefined {
    const active = this.#selection.of(allOf(this.#groups));
    return active && this.#selection.idOf(active);
  }

  /** Nothing can be chosen, and nothing is to come. */
  get isEmpty(): boolean {
    const isQuiet = !this.#isPending && this.#failures.length === 0 && !this.#isTooShort;
    return isQuiet && !this.hasChoices;
  }

  /** What was found, for those who cannot see it: once all that can answer has. */
  get news(): string {
    if (this.#notice) return this.#notice;
    if (this.#host.text() === '' || this.#isPending) return '';
    if (this.isEmpty) return this.#host.words.text('filtered-empty');
    const { length: count } = allOf(this.#groups);
    const found = this.#isTooShort && count === 0 ? this.#tooShort : this.#words.text('found', { count });
    return [found, ...this.#failures].join(' ');
  }

  render(): TemplateResult {
    const groups = this.#groups;
    const failures = this.#failures;
    const isNone = failures.length > 0 && groups.length === 0 && !this.#isPending;
    const words = this.#words;
    return html`<div class="found" tabindex="0" aria-busy=${this.#isPending}>
        ${resultsView({
          words,
          language: this.#host.language(),
          groups,
          active: this.#selection.of(allOf(groups)),
          idOf: (choice) => this.#selection.idOf(choice),
          onChoose: (choice) => this.#choose(choice),
          onPoint: (choice) => {
            this.#selection.point(choice);
            this.#update();
          },
        })}
        ${this.#isPending ? html`<p class="quiet line">${words.text('searching')}</p>` : nothing}
        ${this.#isTooShort ? html`<p class="quiet line" part="notice">${this.#tooShort}</p>` : nothing}
        ${isNone ? html`<p class="line">${words.text('none-elsewhere')}</p>` : nothing}
        ${failuresView(this.#failureWords, failures, () => this.#search.retry())}
        ${this.#notice ? html`<p class="notice due" part="notice">${this.#notice}</p>` : nothing}
      </div>
      <p class="quiet keys" part="keys">${words.text('keys')}</p>`;
  }

  /** Keeps the line that Enter opens in view. */
  updated(): void {
    const { activeId } = this;
    if (activeId)
      this.#host.element.renderRoot.querySelector(`#${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }

  /** Nothing, until it is known what is open to the caller. */
  get #groups(): readonly ChoiceGroup[] {
    if (this.#life.signal.aborted) return [];
    const [text, language] = [this.#host.text(), this.#host.language()];
    const words = this.#words;
    const places = placesFor(this.#own, (place) => this.#leading.canLead(place));
    const going = placeGroup(words, places, text, language);
    const isOpen = ({ kind }: { kind: string }) => this.#sources.some((source) => source.kind === kind);
    if (!text) return [...recentGroup(words, this.#leading.recent.filter(isOpen)), ...going];
    return [...going, ...foundGroups(words, this.#search.asked)];
  }

  get #failureWords(): FailureWords {
    return { words: this.#words, states: this.#host.words };
  }

  get #failures(): readonly string[] {
    return failuresOf(this.#failureWords, this.#search.asked);
  }

  get #isTooShort(): boolean {
    const { length } = this.#host.text();
    return length > 0 && length < LEAST && this.#sources.length > 0;
  }

  get #tooShort(): string {
    return this.#words.text('too-short', { count: LEAST });
  }

  /** Answers are to come, or the pause after the last letter is not over. */
  get #isPending(): boolean {
    const text = this.#host.text();
    return this.#search.isBusy || (text.length >= LEAST && text !== this.#search.text);
  }

  #look(): void {
    const text = this.#host.text();
    if (this.#life.signal.aborted || text === this.#search.text) return;
    if (text.length < LEAST) this.#search.stop();
    else this.#search.look(text, this.#sources);
    this.#update();
  }

  #onAnswer(): void {
    if (this.#isEager && !this.#isPending) {
      this.#isEager = false;
      const choices = allOf(this.#groups);
      if (choices.length === 1) this.#choose(choices[0]!);
    }
    this.#update();
  }

  #enter(): void {
    const active = this.#selection.of(allOf(this.#groups));
    if (active) return this.#choose(active);
    this.#isEager = this.#isPending;
    this.#look();
  }

  #choose({ result }: Choice): void {
    if (!this.#leading.open(result))
      this.#notice = this.#words.text('no-place', { place: placeText(this.#words, placeOf(result.element)) });
    this.#update();
  }

  #update(): void {
    this.#host.element.requestUpdate();
  }
}
