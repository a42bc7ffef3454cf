import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { RowBook } from '../../parts/table/row-book.js';
import { words as english } from '../../../words/compiled/payment-links/panel/en.js';
import type { Desk } from '../detail/desk.js';
import { LinkFigures } from './link-figures.js';
import { idsOf, linkList, type LinkList } from './link-list.js';
import {
  idOf,
  readLink,
  readLinks,
  type KnownLinks,
  type LinkBook,
  type LinksElement,
  type LinksRecord,
} from './links-record.js';
import { openNavigation, type LinkFilter } from './navigation.js';
import type { Showing } from './showing.js';

/** The list of payment links; one of them, or the form for a new one, in its place. */
export class Panel implements RecordView<KnownLinks> {
  readonly #record: LinksRecord;
  readonly #element: LinksElement;
  readonly #words: Words<keyof typeof english>;
  readonly #book: LinkBook;
  readonly #list: LinkList;
  readonly #figures: LinkFigures;
  readonly #navigation: Navigation<LinkFilter>;
  /** What is done with a link, and the form: loaded when one is opened. */
  #desk: Desk | undefined;
  #sought: { items: unknown; ids: readonly string[] } | undefined;

  constructor(record: LinksRecord, element: LinksElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles);
    this.#book = new RowBook<PaymentLinkResponse>({
      client: () => record.client,
      read: readLink,
      onChange: () => record.update(),
    });
    this.#figures = new LinkFigures(record, this.#book);
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#list = linkList(element, {
      words: this.#words,
      book: this.#book,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#navigation.narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ id }) => (id === undefined ? undefined : this.#navigation.hrefOf(id)),
      onOpen: (link) => this.#navigation.open(idOf(link)),
      onExported: (name, count) => record.emit('florin-payment-links-exported', { name, count }),
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownLinks> {
    this.#book.clear();
    return readLinks(client, {}, options);
  }

  /** Whether the list is shown, and no payment link and no form. */
  get isList(): boolean {
    return this.#element.paymentLink === '' && this.#desk?.isCreating !== true;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    return this.isList && this.#list.matching.length === 0 && this.#list.isWhole && !this.#list.isSeeking;
  }

  get isBusy(): boolean {
    return this.#desk?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#desk?.isDirty === true;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: KnownLinks, state: ResourceState): readonly string[] {
    const isPartial = this.isList
      ? this.#book.failed.length > 0 || this.#list.trouble !== undefined
      : this.#book.hasFailed(this.#element.paymentLink);
    return [state, ...(this.isBusy ? ['busy'] : []), ...(isPartial ? ['partial'] : [])];
  }

  reset(): void {
    this.#book.clear();
    this.#desk?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult, { items }: KnownLinks): TemplateResult {
    this.#list.seek();
    this.#seek();
    return html`<div class="stack">
      ${
        this.#record.can('checkout.createPaymentLink')
          ? html`<div class="ways">
              <button type="button" class="main" part="new" @click=${() => void this.#create()}>
                ${this.#words.text('new')}
              </button>
            </div>`
          : nothing
      }
      ${this.#list.toolbar()}
      ${items.length > 0 ? this.#figures.template(this.#showing, this.#list.matching, this.#list.isWhole) : nothing}
      ${whole}
    </div>`;
  }

  render({ items }: KnownLinks): TemplateResult {
    if (this.isList)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()}`;
    const { paymentLink } = this.#element;
    if (!this.#desk) void this.#loadDesk();
    const record = items.find((each) => idOf(each) === paymentLink);
    return html`<div class="stack">${this.#desk?.template(paymentLink, record)}</div>`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  /** Where each link stands is not in the list: who looks for one that is paid has all of them asked about. */
  #seek(): void {
    const known = this.#record.answer;
    if (!this.#navigation.filter.standing && !this.#figures.isOpen) return;
    if (this.#sought?.items !== known?.items) this.#sought = { items: known?.items, ids: idsOf(known) };
    this.#book.seek(this.#sought?.ids ?? []);
  }

  async #create(): Promise<void> {
    const desk = await this.#loadDesk();
    desk.create();
  }

  async #loadDesk(): Promise<Desk> {
    const { Desk } = await import('../detail/desk.js');
    this.#desk ??= new Desk(this.#record, this.#element, {
      book: this.#book,
      read: (client, id) => readLink(client, id, {}),
      showing: () => this.#showing,
      onOpen: (id) => this.#navigation.open(id),
      onNew: () => void this.#record.refresh(),
    });
    this.#record.update();
    return this.#desk;
  }
}
