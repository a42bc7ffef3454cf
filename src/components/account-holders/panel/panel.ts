import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { readBalanceAccounts } from '../../parts/account-holder/read-holder.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import type { LaterPages } from '../../parts/table/later-pages.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { RowBook } from '../../parts/table/row-book.js';
import type { AccountHolder } from '../../../client/balance-platform/index.js';
import { words as english } from '../../../words/compiled/account-holders/panel/en.js';
import { EmailSearch } from './email-search.js';
import { holderList, type AccountsBook, type HolderList } from './holder-list.js';
import { idOf, type HoldersElement, type HoldersRecord, type KnownHolders } from './holders-record.js';
import { openNavigation, type HolderFilter } from './navigation.js';
import { panelStyles } from './panel.css.js';
import { Rooms } from './rooms.js';
import { missingView, type Showing } from './showing.js';

/** Pages of balance accounts that are counted. */
const MOST_PAGES = 10;

/** The list of account holders, one of them, and the way to a new one; to a seller their tax form alone. */
export class Panel implements RecordView<KnownHolders> {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly #words: Words<keyof typeof english>;
  readonly #book: AccountsBook;
  readonly #list: HolderList;
  readonly #pages: LaterPages<AccountHolder, { offset: number }>;
  readonly #navigation: Navigation<HolderFilter>;
  readonly #emails: EmailSearch;
  readonly #rooms: Rooms;

  constructor(record: HoldersRecord, element: HoldersElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, ...confirmStyles, panelStyles);
    this.#book = new RowBook<number>({
      client: () => record.client,
      read: async (client, id, call) =>
        (await readBalanceAccounts(client, id, { ...call, maxPages: MOST_PAGES })).length,
      onChange: () => record.update(),
    });
    this.#navigation = openNavigation(record, element, () => this.#list);
    const { list, pages } = holderList(element, {
      words: this.#words,
      book: this.#book,
      platform: () => element.balancePlatform,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ id }) => this.#navigation.hrefOf(id),
      onOpen: ({ id }) => this.#navigation.open(id),
      onExported: (name, count) => record.emit('florin-account-holders-exported', { name, count }),
    });
    this.#list = list;
    this.#pages = pages;
    this.#rooms = new Rooms(record, element, {
      showing: () => this.#showing,
      open: (id) => this.#navigation.open(id),
      onRead: (holder) => this.#onRead(holder),
    });
    this.#emails = new EmailSearch(record, {
      words: this.#words,
      all: () => pages.all(),
      onFound: (search) => this.#onFound(search),
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownHolders> {
    this.#book.clear();
    return this.#isSeller ? this.#rooms.loadOwn(client, options) : this.#rooms.loadPlatform(client, options);
  }

  /** Whether the list is shown, and no account holder and no form. */
  get isList(): boolean {
    return !this.#isSeller && this.#element.accountHolder === '' && !this.#rooms.isCreating;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    return this.isList && this.#list.matching.length === 0 && this.#list.isWhole && !this.#list.isSeeking;
  }

  get isBusy(): boolean {
    return this.#rooms.isBusy || this.#emails.isBusy;
  }

  get isDirty(): boolean {
    return this.#rooms.isDirty;
  }

  get news(): string {
    return this.#rooms.news || this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: KnownHolders, state: ResourceState): readonly string[] {
    const isPartial = this.isList
      ? this.#book.failed.length > 0 || this.#pages.trouble !== undefined
      : this.#rooms.isPartial;
    return [state, ...(this.isBusy ? ['busy'] : []), ...(isPartial ? ['partial'] : [])];
  }

  reset(): void {
    this.#book.clear();
    this.#emails.reset();
    this.#rooms.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult, { platform = '' }: KnownHolders): TemplateResult {
    this.#list.seek();
    return html`<div class="stack">
      <div class="head">
        <p class="quiet"><bdi>${platform}</bdi></p>
        ${
          this.#record.can('balance-platform.createAccountHolder')
            ? html`<button type="button" class="main" part="new" @click=${() => void this.#rooms.create()}>
                ${this.#words.text('new')}
              </button>`
            : nothing
        }
      </div>
      ${this.#list.toolbar()} ${this.#emails.template(this.#navigation.filter.search)}
      ${missingView(this.#showing, this.#record.words.text('retry'), this.#book)} ${whole}
    </div>`;
  }

  render({ items }: KnownHolders): TemplateResult {
    if (this.isList)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()}`;
    const { accountHolder } = this.#element;
    if (this.#isSeller) return this.#rooms.ownTaxForms();
    return this.#rooms.template(items.find((each) => idOf(each) === accountHolder));
  }

  get #isSeller(): boolean {
    return this.#element.audience === 'seller';
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  #narrow(changes: Partial<HolderFilter>): void {
    this.#emails.reset();
    this.#navigation.narrow(changes);
  }

  /** The email leaves the field; where one account holder is found, it is opened. */
  #onFound(search: string): void {
    this.#narrow({ search, status: '', needs: '', capability: '' });
    const [only, ...others] = this.#list.matching;
    if (only && others.length === 0) this.#navigation.open(only.id);
    else this.#record.focus('.open');
  }

  /** The list has what was read last. */
  #onRead(holder: AccountHolder): void {
    const known = this.#record.answer;
    if (!known) return;
    const items = known.items.map((each) => (each.id === holder.id ? holder : each));
    this.#record.show({ ...known, items });
    this.#book.forget([holder.id]);
  }
}
