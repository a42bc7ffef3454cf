import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { words as english } from '../../../words/compiled/issued-cards/detail/en.js';
import type { Closing } from '../close/closing.js';
import { readCard, type CardsElement, type CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import type { RoomsOptions } from '../panel/rooms-options.js';
import { statusView } from '../panel/showing.js';
import { Changes } from './changes.js';
import { Moving } from './moving.js';
import { mayFollow, summaryView } from './summary-view.js';
import { TabRooms } from './tab-rooms.js';
import { tabsOf, type Tab } from './tabs.js';

export interface DetailOptions extends RoomsOptions {
  onBack(): void;
}

/** One card under its tabs: what is known of it, what changes it, and what hangs below it. */
export class Detail {
  readonly #record: CardsRecord;
  readonly #element: CardsElement;
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #dialog: ConfirmDialog;
  readonly #changes: Changes;
  readonly #moving: Moving;
  readonly #tabs: TabRooms;
  #closing: Closing | undefined;
  #asking: AbortController | undefined;
  #id = '';
  #card: IssuedCard | undefined;
  #trouble: Trouble | undefined;

  constructor(record: CardsRecord, element: CardsElement, options: DetailOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#dialog = new ConfirmDialog(element);
    const shared = {
      texts: this.#words,
      ask: this.#dialog.ask.bind(this.#dialog),
      showing: options.showing,
    };
    this.#changes = new Changes(record, { ...shared, reread: () => this.read() });
    this.#moving = new Moving(record, { ...shared, changes: this.#changes });
    this.#tabs = new TabRooms(record, element, shared);
  }

  get isDirty(): boolean {
    return this.#closing?.isDirty === true || this.#tabs.isDirty;
  }

  get isBusy(): boolean {
    return this.#changes.isBusy || this.#tabs.isBusy;
  }

  /** Another one is to be shown, or none. */
  reset(): void {
    this.#asking?.abort();
    this.#id = '';
    this.#card = this.#trouble = undefined;
    this.#changes.reset();
    this.#moving.reset();
    this.#closing?.close();
    this.#tabs.reset();
  }

  /** @param known - What the list has of it, until it is read anew. */
  template(id: string, known: IssuedCard | undefined): TemplateResult {
    if (id !== this.#id) {
      this.reset();
      this.#id = id;
      this.#card = known;
      void this.read();
    }
    const card = this.#card;
    return html`${backView(this.#words.text('back-to-list'), () => this.#options.onBack())}
      <section class="record">
        <div class="head">
          <h2 tabindex="-1"><bdi dir="ltr">${card ? card.name : plainText(id, 80)}</bdi></h2>
          ${card ? statusView(this.#options.showing(), card.status) : nothing}
        </div>
        ${card ? this.#content(card) : nothing} ${this.#waiting()}
      </section>
      ${this.#dialog.template()}`;
  }

  /** Reads it anew; what is on screen stays until then. Resolves to the card as it is now, if that came. */
  async read(): Promise<IssuedCard | undefined> {
    const { client } = this.#record;
    const id = this.#id;
    if (!client || !id) return undefined;
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    try {
      const card = await readCard(client, id, this.#card, { signal });
      if (signal.aborted || !card) return undefined;
      this.#card = card;
      this.#trouble = undefined;
      this.#options.onRead(card);
      this.#record.update();
      return card;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.#trouble = troubleOf(error, navigator.onLine);
      this.#record.failed(error);
      this.#record.update();
      return undefined;
    }
  }

  #content(card: IssuedCard): TemplateResult {
    const tabs = tabsOf(this.#element, card);
    const chosen = tabs.find((tab) => tab === this.#options.tab()) ?? 'card';
    return html`${tabsView({
      label: this.#words.text('tabs'),
      names: tabs,
      chosen,
      textOf: (tab) => this.#words.text(`tab-${tab}`),
      onTab: (tab) => this.#choose(tab),
    })}
    ${chosen === 'card' ? this.#summary(card) : this.#tabs.template(chosen, card)}`;
  }

  #choose(tab: Tab): void {
    this.#record.say('');
    this.#options.onTab(tab === 'card' ? '' : tab);
  }

  #summary(card: IssuedCard): TemplateResult {
    if (this.#closing?.isOpen) return this.#closing.template();
    return summaryView({
      texts: this.#words,
      showing: this.#options.showing(),
      card,
      mayChange: this.#record.can('balance-platform.updatePaymentInstrument'),
      changes: this.#changes,
      moving: this.#moving,
      mayFollow: mayFollow(this.#record, this.#element),
      onRules: () => this.#record.emit('florin-issued-card-followed', { card: card.id }),
      onClose: () => void this.#close(card),
    });
  }

  async #close(card: IssuedCard): Promise<void> {
    const { Closing } = await import('../close/closing.js');
    this.#closing ??= new Closing(this.#record, this.#element, {
      ask: this.#dialog.ask.bind(this.#dialog),
      changes: this.#changes,
      card: () => this.#card,
    });
    if (card.id === this.#id) this.#closing.open();
  }

  #waiting(): TemplateResult | typeof nothing {
    const trouble = this.#trouble;
    if (!trouble)
      return this.#card ? nothing : html`<p class="quiet">${this.#record.words.text('loading')}</p>`;
    // To a session that may not see it, and of an id that there is not, the answer is the same.
    const isNone = trouble.cause === 'unauthorised';
    return html`<div class="notice due ways" part="missing" role="alert">
      <span>${isNone ? this.#words.text('none') : troubleText(this.#record.words, trouble)}</span>
      <button type="button" class="small" part="again" @click=${() => void this.read()}>
        ${this.#record.words.text('retry')}
      </button>
    </div>`;
  }
}
