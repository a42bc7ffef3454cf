import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { config } from '../../../client/shopper/config.js';
import type { Words } from '../../base/words.js';
import { AHEAD } from '../../parts/account-holder/read-holder.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { totalsStyles } from '../../parts/table/totals-view.js';
import { words as english } from '../../../words/compiled/transfers/panel/en.js';
import type { Detail } from '../detail/detail.js';
import { keptTransfers } from '../send/kept-transfers.js';
import type { NewTransfer } from '../send/new-transfer.js';
import { idOf, type Tab } from './line.js';
import type { MoneyFilter } from './money-filter.js';
import { MoneyFigures } from './money-figures.js';
import { MoneyList } from './money-list.js';
import { openedIn, openNavigation } from './navigation.js';
import { panelStyles } from './panel.css.js';
import { joined, readMoney, type Question } from './reading.js';
import { zoneView, type Showing } from './showing.js';
import { statementView } from './statement.js';
import {
  holderOf,
  type KnownMoney,
  type TransfersElement,
  type TransfersRecord,
} from './transfers-record.js';

const TABS: readonly Tab[] = ['transactions', 'transfers'];

/** The two lists of money that moved, and one line of either. */
export class Panel implements RecordView<KnownMoney> {
  readonly #record: TransfersRecord;
  readonly #element: TransfersElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: MoneyList;
  readonly #navigation: Navigation<MoneyFilter>;
  readonly #figures: MoneyFigures;
  #detail: Detail | undefined;
  #sending: NewTransfer | undefined;

  constructor(record: TransfersRecord, element: TransfersElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, totalsStyles, panelStyles);
    this.#figures = new MoneyFigures(record);
    this.#navigation = openNavigation(record, element, () => this.#list.list);
    this.#list = new MoneyList(element, {
      words: this.#words,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      question: () => this.#question,
      refresh: () => void record.refresh(),
      isBusy: () => record.resource.isBusy,
      isWanted: () => this.isList && this.#navigation.filter.tab === 'transactions' && this.#figures.isWanted,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: (line) => this.#navigation.hrefOf(idOf(line)),
      onOpen: (line) => this.#navigation.open(idOf(line)),
      onExported: (name, count) => record.emit('florin-transfers-exported', { name, count }),
    });
  }

  async load(client: Client, options: CallOptions): Promise<KnownMoney> {
    // What the page's address asks for is read with the update that the view brings.
    this.#record.update();
    await this.#element.updateComplete;
    const question = this.#question;
    const known = this.#list.isAnswered(question) ? this.#record.answer : undefined;
    const fresh = await readMoney(client, question, (await this.#clock(client, options)) + AHEAD, options);
    this.#list.answers(question);
    await this.#takeUp(fresh);
    return joined(fresh, known);
  }

  /** Whether the list is shown, and no line and no form. */
  get isList(): boolean {
    return openedIn(this.#element) === '' && !this.#sending?.isOpen;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    const { list } = this.#list;
    return this.isList && list.matching.length === 0 && list.isWhole && !list.isSeeking;
  }

  /** Whether something narrows the list. */
  get isNarrowed(): boolean {
    return this.#list.list.isNarrowed;
  }

  get isBusy(): boolean {
    return this.#detail?.isBusy === true || this.#sending?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#sending?.isDirty === true;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.list.spoken : '');
  }

  states(_: KnownMoney, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['busy'] : [])];
  }

  reset(): void {
    this.#detail?.reset();
    this.#sending?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#list.seek(this.#showing.now + AHEAD);
    return html`<div class="stack">
      <div class="head">
        ${this.#tabs()}
        ${
          this.#record.can('transfers.createTransfer')
            ? html`<button type="button" class="main" part="new" @click=${() => void this.#openForm()}>
                ${this.#words.text('new')}
              </button>`
            : nothing
        }
      </div>
      ${this.#list.list.toolbar()} ${whole} ${zoneView(this.#showing)}
    </div>`;
  }

  render({ items }: KnownMoney): TemplateResult {
    if (this.#sending?.isOpen) return this.#sending.template();
    const opened = openedIn(this.#element);
    if (!opened)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.list.trouble)}
      ${statementView(this.#showing, this.#list.statements)}
      ${this.#figures.template(this.#showing, this.#list, this.#navigation.filter)} ${this.#list.list.table()}`;
    if (!this.#detail) void this.#loadDetail();
    return html`${this.#detail?.template(
      opened,
      items.find((line) => idOf(line) === opened),
    )}`;
  }

  get #question(): Question {
    const { timeZone } = this.#element;
    return { filter: this.#navigation.filter, accountHolder: holderOf(this.#element), timeZone };
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    const { timeZone } = this.#element;
    return { words: this.#words, language, timeZone, now: resource.now ?? Date.now() };
  }

  /** Milliseconds since the epoch by the proxy's clock, which the first list is asked for by too. */
  async #clock(client: Client, options: CallOptions): Promise<number> {
    const { now } = this.#record.resource;
    return now ?? Number((await client.call(config, {}, options)).serverTime);
  }

  /** Amounts are in one currency: without it, none is asked for. */
  #narrow(changes: Partial<MoneyFilter>): void {
    this.#navigation.narrow('currency' in changes ? { ...changes, least: '', most: '' } : changes);
  }

  #tabs(): TemplateResult {
    const { tab: chosen } = this.#navigation.filter;
    return tabsView({
      label: this.#words.text('tabs'),
      names: TABS,
      chosen,
      textOf: (tab) => this.#words.text(`tab-${tab}`),
      onTab: (tab) => this.#navigation.narrow({ tab, category: '', status: '' }),
    });
  }

  async #openForm(): Promise<void> {
    await (await this.#loadForm()).open();
  }

  /** A transfer whose end was not known when the page was left is shown again, where it is this session's to know. */
  async #takeUp({ accounts }: KnownMoney): Promise<void> {
    if (!this.isList) return;
    const isOwn = (id: string): boolean =>
      holderOf(this.#element) === '' || accounts.some((account) => account.id === id);
    const from = keptTransfers.ids.find((id) => keptTransfers.read(id)?.body && isOwn(id));
    if (from !== undefined) (await this.#loadForm()).takeUp(from);
  }

  async #loadForm(): Promise<NewTransfer> {
    const { NewTransfer } = await import('../send/new-transfer.js');
    return (this.#sending ??= new NewTransfer(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#record.focus('[part~=new]'),
      onOpen: (transfer) => this.#navigation.open(`transfer/${transfer}`),
    }));
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#navigation.open(''),
      onOpen: (opened) => this.#navigation.open(opened),
      hrefOf: (opened) => this.#navigation.hrefOf(opened),
    });
    this.#record.update();
  }
}
