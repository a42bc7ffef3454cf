import { html, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { words as english } from '../../../words/compiled/disputes/panel/en.js';
import type { Detail } from '../detail/detail.js';
import { disputeList, type DisputeList } from './dispute-list.js';
import {
  idOf,
  readDisputes,
  type DisputesElement,
  type DisputesRecord,
  type KnownDisputes,
} from './disputes-record.js';
import type { DisputeFilter } from './dispute-filter.js';
import { openNavigation } from './navigation.js';
import { panelStyles } from './panel.css.js';
import type { Showing } from './showing.js';
import { TABS } from './standing.js';

/** The list of disputes, and one of them. */
export class Panel implements RecordView<KnownDisputes> {
  readonly #record: DisputesRecord;
  readonly #element: DisputesElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: DisputeList;
  readonly #navigation: Navigation<DisputeFilter>;
  #detail: Detail | undefined;

  constructor(record: DisputesRecord, element: DisputesElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, panelStyles);
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#list = disputeList(element, {
      words: this.#words,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#navigation.narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: (dispute) => this.#navigation.hrefOf(idOf(dispute)),
      onOpen: (dispute) => this.#navigation.open(idOf(dispute)),
      onExported: (name, count) => record.emit('florin-disputes-exported', { name, count }),
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownDisputes> {
    return readDisputes(client, {}, options);
  }

  /** Whether the list is shown, and no dispute. */
  get isList(): boolean {
    return this.#element.dispute === '';
  }

  /** Whether what is to be answered is shown, and nothing narrows it. */
  get isQuiet(): boolean {
    return this.#navigation.filter.tab === 'open' && !this.#list.isNarrowed;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    return this.isList && this.#list.matching.length === 0 && this.#list.isWhole && !this.#list.isSeeking;
  }

  get isBusy(): boolean {
    return this.#detail?.isBusy === true;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: KnownDisputes, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['busy'] : [])];
  }

  reset(): void {
    this.#detail?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#list.seek();
    return html`<div class="stack">${this.#tabs()} ${this.#list.toolbar()} ${whole}</div>`;
  }

  render({ items }: KnownDisputes): TemplateResult {
    const { dispute } = this.#element;
    if (!dispute)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()}`;
    if (!this.#detail) void this.#loadDetail();
    return html`${this.#detail?.template(
      dispute,
      items.find((each) => idOf(each) === dispute),
    )}`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  #tabs(): TemplateResult {
    const { tab: chosen } = this.#navigation.filter;
    return tabsView({
      label: this.#words.text('tabs'),
      names: TABS,
      chosen,
      textOf: (tab) => this.#words.text(`tab-${tab}`),
      onTab: (tab) => this.#navigation.narrow({ tab, state: '' }),
    });
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#navigation.open(''),
    });
    this.#record.update();
  }
}
