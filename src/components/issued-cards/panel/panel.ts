import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import type { LaterPages } from '../../parts/table/later-pages.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { words as english } from '../../../words/compiled/issued-cards/panel/en.js';
import { cardList, type CardList } from './card-list.js';
import {
  firstStart,
  idOf,
  readCards,
  type CardsElement,
  type CardsRecord,
  type KnownCards,
  type PageStart,
} from './cards-record.js';
import type { IssuedCard } from './issued-card.js';
import { openNavigation, type CardFilter } from './navigation.js';
import { panelStyles } from './panel.css.js';
import { Rooms } from './rooms.js';
import type { Showing } from './showing.js';
import { openSpending, type Spending } from './spending.js';
import { SpendingView } from './spending-view.js';

/** The list of cards, one of them, and the way to a new one. */
export class Panel implements RecordView<KnownCards> {
  readonly #record: CardsRecord;
  readonly #element: CardsElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: CardList;
  readonly #pages: LaterPages<IssuedCard, PageStart>;
  readonly #navigation: Navigation<CardFilter>;
  readonly #rooms: Rooms;
  readonly #spending: Spending;
  readonly #figures: SpendingView;

  constructor(record: CardsRecord, element: CardsElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, plainFormStyles, ...confirmStyles, panelStyles);
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#spending = openSpending(record, element, () => this.#showing.now);
    this.#figures = new SpendingView(record, this.#spending);
    const { list, pages } = cardList(element, {
      words: this.#words,
      spending: this.#spending,
      platform: () => element.balancePlatform,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#navigation.narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ id }) => this.#navigation.hrefOf(id),
      onOpen: ({ id }) => this.#navigation.open(id),
      onExported: (name, count) => record.emit('florin-issued-cards-exported', { name, count }),
    });
    this.#list = list;
    this.#pages = pages;
    this.#rooms = new Rooms(record, element, {
      showing: () => this.#showing,
      tab: () => this.#navigation.filter.tab,
      onTab: (tab) => this.#navigation.narrow({ tab }),
      open: (id) => this.#open(id),
      onRead: (card) => this.#onRead(card),
    });
  }

  async load(client: Client, options: CallOptions): Promise<KnownCards> {
    this.#spending.forget();
    const start = await firstStart(client, this.#element, options);
    return readCards(client, this.#element.balancePlatform, start, options);
  }

  /** Whether the list is shown, and no card and no form. */
  get isList(): boolean {
    return this.#element.card === '' && !this.#rooms.isIssuing;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    return this.isList && this.#list.matching.length === 0 && this.#list.isWhole && !this.#list.isSeeking;
  }

  get isBusy(): boolean {
    return this.#rooms.isBusy;
  }

  get isDirty(): boolean {
    return this.#rooms.isDirty;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: KnownCards, state: ResourceState): readonly string[] {
    const isPartial = this.isList && this.#spending.hasFailed;
    return [state, ...(this.isBusy ? ['busy'] : []), ...(isPartial ? ['partial'] : [])];
  }

  reset(): void {
    this.#rooms.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult, { items, next }: KnownCards): TemplateResult {
    // A page without a card says nothing about the accounts that come after it.
    if (items.length === 0 && next) this.#pages.seek(() => (this.#record.answer?.items.length ?? 0) > 0);
    this.#list.seek();
    if (items.length > 0) this.#spending.see();
    return html`<div class="stack">
      ${this.#issueButton(items.length === 0)} ${items.length === 0 && !next ? nothing : this.#list.toolbar()}
      ${items.length === 0 ? nothing : this.#figures.template(this.#showing, this.#list.matching)} ${whole}
    </div>`;
  }

  render({ items }: KnownCards): TemplateResult {
    if (this.isList)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()}`;
    return this.#rooms.template(items.find((each) => idOf(each) === this.#element.card));
  }

  /** Who may use money is for the merchant's own people to say. */
  #issueButton(isFirst: boolean): TemplateResult | typeof nothing {
    const mayIssue = this.#record.can('balance-platform.createPaymentInstrument');
    if (this.#element.audience === 'seller' || !mayIssue) return nothing;
    return html`<p class="ways">
      <button type="button" class="main" part="new" @click=${() => void this.#rooms.issue()}>
        ${this.#words.text(isFirst ? 'issue-first' : 'issue')}
      </button>
    </p>`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  /** Another card is opened at its first tab. */
  #open(id: string): void {
    if (!id) this.#navigation.narrow({ tab: '' });
    this.#navigation.open(id);
  }

  /** The list has what was read last; what is new stands first. */
  #onRead(card: IssuedCard): void {
    const known = this.#record.answer;
    if (!known) return;
    const isKnown = known.items.some(({ id }) => id === card.id);
    const items = isKnown
      ? known.items.map((each) => (each.id === card.id ? card : each))
      : [card, ...known.items];
    this.#record.show({ ...known, items });
  }
}
