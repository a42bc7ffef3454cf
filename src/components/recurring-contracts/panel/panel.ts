import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { listRecurringDetails } from '../../../client/recurring/index.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import { Table } from '../../parts/table/table.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { words as english } from '../../../words/compiled/recurring-contracts/panel/en.js';
import type { Removal } from '../disable/removal.js';
import type { Desk } from '../detail/desk.js';
import { detailColumns } from './columns.js';
import type { Contracts, ContractsElement, ContractsRecord } from './contracts-record.js';
import { listView } from './list-view.js';
import { OpenTab } from './open-tab.js';
import { panelStyles } from './panel.css.js';
import { searchView } from './search-view.js';
import type { Showing } from './showing.js';
import { detailsOf, type StoredDetail } from './stored-detail.js';
import { nameOf } from './showing.js';

/** Whom an operator means is theirs to say. */
const listRow = /*@__PURE__*/ proxyRow('recurring', {
  ...listRecurringDetails,
  supplied: ['merchantAccount'] as const,
});

/** All rows come with the first answer. */
const WHOLE = { hasMore: false, isLoading: false, more: () => Promise.resolve(true), seek: () => undefined };

const SHORTEST = 3;

/** Whom to look for, what they have stored, and one of it. Whom, stays in this object and in the element's property. */
export class Panel implements RecordView<Contracts> {
  readonly #record: ContractsRecord;
  readonly #element: ContractsElement;
  readonly #words: Words<keyof typeof english>;
  readonly #table: Table<StoredDetail>;
  readonly #tab: OpenTab;
  #typed: string;
  #isShort = false;
  /** Everything beyond the list, loaded when it is first asked for. */
  #desk: Desk | undefined;

  constructor(record: ContractsRecord, element: ContractsElement) {
    this.#record = record;
    this.#element = element;
    this.#typed = element.shopper;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, panelStyles);
    this.#tab = new OpenTab(record, element);
    this.#table = new Table(element, {
      pages: WHOLE,
      parts: { table: 'details', row: 'detail' },
      texts: () => this.#showing,
      label: () => this.#words.text('details'),
      columns: () => detailColumns(this.#showing),
      items: () => record.answer?.details ?? [],
      idOf: ({ id }) => id,
      nameOf: (detail) => nameOf(this.#showing, detail),
      onOpen: ({ id }) => this.#open(id),
    });
  }

  async load(client: Client, options: CallOptions): Promise<Contracts> {
    const { shopper } = this.#element;
    if (!shopper) return { shopper, details: [] };
    const details = detailsOf(await client.call(listRow, { shopperReference: shopper }, options));
    if (!this.#desk?.isBusy) this.#record.say(this.#words.text('found-count', { count: details.length }));
    return { shopper, details };
  }

  get isBusy(): boolean {
    return this.#desk?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#desk?.isDirty === true;
  }

  get news(): string {
    return this.#record.news || this.#table.spoken;
  }

  states(_: Contracts, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['busy'] : [])];
  }

  /** Another shopper is looked for. */
  reset(): void {
    this.#typed = this.#element.shopper;
    this.#tab.close();
    this.#desk?.reset();
  }

  /** The field for the shopper stands around every state; one stored payment method, and what is sent, take its place. */
  around(whole: TemplateResult): TemplateResult {
    const open = this.#desk?.isOpen === true || this.#opened !== undefined;
    return html`<div class="stack contracts">
      ${
        open
          ? nothing
          : searchView({
              words: this.#words,
              typed: this.#typed,
              isShort: this.#isShort,
              isBusy: this.#record.resource.isBusy,
              onType: (typed) => this.#type(typed),
              onSubmit: () => this.#find(),
            })
      }
      ${whole} ${this.#desk?.dialog() ?? nothing}
    </div>`;
  }

  render({ shopper, details }: Contracts): TemplateResult {
    if (!shopper) return html`<p class="panel" part="panel">${this.#words.text('first')}</p>`;
    const desk = this.#desk;
    if (desk?.isOpen) return desk.template();
    const opened = this.#opened;
    if (opened && !desk) void this.#loadDesk();
    if (opened) return html`${desk?.detail(opened)}`;
    return html`${staleView(this.#record.words, this.#record.resource.trouble)}
    ${listView({
      ...this.#showing,
      details,
      table: this.#table.template(),
      onUpdate: (due) => void this.#withDesk((known) => known.update(due)),
      onDisable: (removal) => void this.#disable(removal),
    })}`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  get #opened(): StoredDetail | undefined {
    return this.#record.answer?.details.find(({ id }) => id === this.#tab.detail);
  }

  #type(typed: string): void {
    this.#typed = typed;
    this.#isShort &&= typed.trim().length < SHORTEST;
    this.#record.update();
  }

  #find(): void {
    const wanted = this.#typed.trim();
    this.#isShort = wanted.length < SHORTEST;
    if (this.#isShort) return this.#record.focus('#shopper');
    if (wanted === this.#element.shopper) void this.#record.refresh();
    else this.#element.shopper = wanted;
  }

  #open(id: string): void {
    this.#tab.open(id);
    this.#record.focus('h2[tabindex]');
  }

  #back(): void {
    const id = this.#tab.detail;
    this.#desk?.leave();
    this.#table.hold(id);
    this.#tab.back();
    this.#record.focus(id ? `[data-id="${CSS.escape(id)}"]` : '#found');
  }

  async #disable(removal: Removal): Promise<void> {
    await this.#withDesk((desk) => desk.disable(removal));
  }

  async #withDesk(act: (desk: Desk) => void): Promise<void> {
    act(await this.#loadDesk());
    this.#record.update();
  }

  async #loadDesk(): Promise<Desk> {
    const { Desk } = await import('../detail/desk.js');
    this.#desk ??= new Desk(this.#record, this.#element, {
      showing: () => this.#showing,
      tab: () => this.#tab.tab,
      onTab: (tab) => this.#tab.choose(tab),
      onBack: () => this.#back(),
    });
    this.#record.update();
    return this.#desk;
  }
}
