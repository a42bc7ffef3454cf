import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import { tabsView } from '../../parts/table/tabs-view.js';
import { tabsStyles } from '../../parts/table/tabs.css.js';
import { totalsStyles, totalsView } from '../../parts/table/totals-view.js';
import { words as english } from '../../../words/compiled/payouts/panel/en.js';
import type { Detail } from '../detail/detail.js';
import type { Decision } from '../review/wish.js';
import type { Reviewing } from '../review/reviewing.js';
import type { Submitting } from '../submit/submitting.js';
import type { PayoutFilter } from './payout-filter.js';
import { openNavigation } from './navigation.js';
import { panelStyles } from './panel.css.js';
import { payoutList, type PayoutList } from './payout-list.js';
import { idOf, type KnownPayouts, type PayoutsElement, type PayoutsRecord } from './payouts-record.js';
import { readPayouts } from './queue-pages.js';
import { totalLines, type Showing } from './showing.js';
import { isReviewable } from './standing.js';
import { totalsOf } from './totals.js';

/** Payouts that one decision may be about: each is a call of its own, and its answer is read. */
const MOST = 20;

/** The queue and the list of payouts, one payout, decisions, and the form for a new one. */
export class Panel implements RecordView<KnownPayouts> {
  readonly #record: PayoutsRecord;
  readonly #element: PayoutsElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: PayoutList;
  readonly #navigation: Navigation<PayoutFilter>;
  #detail: Detail | undefined;
  #reviewing: Reviewing | undefined;
  #submitting: Submitting | undefined;

  constructor(record: PayoutsRecord, element: PayoutsElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, tabsStyles, totalsStyles, panelStyles);
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#list = payoutList(element, {
      words: this.#words,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      filter: () => this.#navigation.filter,
      onFilter: (changes) => this.#navigation.narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: (payout) => this.#navigation.hrefOf(idOf(payout)),
      onOpen: (payout) => this.#navigation.open(idOf(payout)),
      ownText: () => (this.#mayReview ? this.#words.text('own') : ''),
      actions: (ticked) => this.#actions(ticked),
      mayAct: () => this.#mayReview,
      onExported: (name, count) => record.emit('florin-payouts-exported', { name, count }),
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownPayouts> {
    return readPayouts(client, {}, options);
  }

  /** Whether the list is shown, and no payout, no decision and no form. */
  get isList(): boolean {
    return this.#element.payout === '' && !this.#reviewing?.isOpen && !this.#submitting?.isOpen;
  }

  /** Whether what waits is shown, and nothing narrows it. */
  get isQueue(): boolean {
    return this.#navigation.filter.tab === 'waiting' && !this.#list.isNarrowed;
  }

  /** Nothing in the list is what was asked for. */
  get isMissed(): boolean {
    return this.isList && this.#list.matching.length === 0 && this.#list.isWhole && !this.#list.isSeeking;
  }

  get isBusy(): boolean {
    return this.#reviewing?.isBusy === true || this.#submitting?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#submitting?.isDirty === true;
  }

  get news(): string {
    return this.#record.news || (this.isList ? this.#list.spoken : '');
  }

  states(_: KnownPayouts, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['busy'] : [])];
  }

  reset(): void {
    this.#reviewing?.reset();
    this.#submitting?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult): TemplateResult {
    this.#list.seek();
    const { tab } = this.#navigation.filter;
    const label = this.#words.text(tab === 'waiting' ? 'total-waiting' : 'total-shown');
    return html`<div class="stack">
      <div class="head">
        ${this.#tabs(tab)}
        ${
          this.#isApprover || !this.#maySubmit
            ? nothing
            : html`<button type="button" class="main" part="new" @click=${() => void this.#openForm()}>
                ${this.#words.text('new')}
              </button>`
        }
      </div>
      ${this.#list.isWhole ? totalsView(label, totalLines(this.#showing, totalsOf(this.#list.matching))) : nothing}
      ${this.#list.toolbar()} ${whole}
    </div>`;
  }

  render({ items }: KnownPayouts): TemplateResult {
    const { payout } = this.#element;
    if (this.#reviewing?.isOpen) return this.#reviewing.template();
    if (this.#submitting?.isOpen) return this.#submitting.template();
    if (!payout)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()} ${this.#reviewing?.dialog() ?? nothing}`;
    if (!this.#detail) void this.#loadDetail();
    const found = items.find((each) => idOf(each) === payout);
    return html`${this.#detail?.template(payout, found)} ${this.#reviewing?.dialog() ?? nothing}`;
  }

  get #isApprover(): boolean {
    return this.#element.audience === 'approver';
  }

  /** People of one role who are shown the view of another are offered nothing that their role is refused. */
  get #mayReview(): boolean {
    return this.#isApprover && this.#record.can('payout.confirmPayout');
  }

  get #maySubmit(): boolean {
    return this.#record.can('payout.submitPayout');
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  #tabs(chosen: string): TemplateResult {
    return tabsView({
      label: this.#words.text('tabs'),
      names: ['waiting', 'all'],
      chosen,
      textOf: (tab) => this.#words.text(`tab-${tab}`),
      onTab: (tab) => this.#navigation.narrow({ tab, state: '' }),
    });
  }

  #actions(ticked: readonly PayoutRecord[]): TemplateResult {
    const { now } = this.#showing;
    const payouts = ticked.filter((payout) => isReviewable(payout, now));
    const others = ticked.length - payouts.length;
    const isTooMany = payouts.length > MOST;
    const button = (decision: Decision): TemplateResult =>
      html`<button
        type="button"
        class="small"
        part="${decision}-payouts"
        @click=${() => void this.#review(payouts, decision)}
      >
        ${this.#words.text(`${decision}-payouts`, { count: payouts.length })}
      </button>`;
    return html`${payouts.length > 0 && !isTooMany ? [button('confirm'), button('decline')] : nothing}
    ${isTooMany ? html`<span>${this.#words.text('too-many', { count: MOST })}</span>` : nothing}
    ${others > 0 ? html`<span class="quiet">${this.#words.text('not-these', { count: others })}</span>` : nothing}`;
  }

  async #review(payouts: readonly PayoutRecord[], decision: Decision): Promise<void> {
    const { Reviewing } = await import('../review/reviewing.js');
    this.#reviewing ??= new Reviewing(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#record.focus(this.#element.payout ? 'h2[tabindex]' : '[part~=search]'),
    });
    this.#reviewing.ask(payouts, decision);
  }

  async #openForm(): Promise<void> {
    const { Submitting } = await import('../submit/submitting.js');
    this.#submitting ??= new Submitting(this.#record, this.#element, {
      showing: () => this.#showing,
      onBack: () => this.#record.focus('[part~=new]'),
    });
    this.#submitting.open();
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, {
      showing: () => this.#showing,
      mayReview: () => this.#mayReview,
      onBack: () => this.#navigation.open(''),
      onReview: (payout, decision) => void this.#review([payout], decision),
    });
    this.#record.update();
  }
}
