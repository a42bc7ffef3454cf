import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { staleView } from '../../parts/resource/stale-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import type { Navigation } from '../../parts/table/navigation.js';
import { words as english } from '../../../words/compiled/transaction-rules/panel/en.js';
import type { Desk } from '../detail/desk.js';
import { keptRules, NEW_RULE } from '../edit/kept-rules.js';
import { TEMPLATES, type TemplateName } from '../edit/template-names.js';
import { openHits, type Hits } from './hits.js';
import { openNavigation, type RuleFilter } from './navigation.js';
import { panelStyles } from './panel.css.js';
import { ruleList, type RuleList } from './rule-list.js';
import { readRules, withRule, type KnownRules, type RulesElement, type RulesRecord } from './rules-record.js';
import type { Showing } from './showing.js';
import { Where } from './where.js';

/** The list of rules; one of them, or the form for one, in its place. */
export class Panel implements RecordView<KnownRules> {
  readonly #record: RulesRecord;
  readonly #element: RulesElement;
  readonly #words: Words<keyof typeof english>;
  readonly #list: RuleList;
  readonly #navigation: Navigation<RuleFilter>;
  readonly #where: Where;
  readonly #hits: Hits;
  /** What is done with a rule, and the form: loaded when one is opened. */
  #desk: Desk | undefined;

  constructor(record: RulesRecord, element: RulesElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, plainFormStyles, ...confirmStyles, panelStyles);
    this.#navigation = openNavigation(record, element, () => this.#list);
    this.#hits = openHits(record, element, () => this.#showing.now);
    this.#where = new Where(record, element, {
      words: this.#words,
      onRule: (id) => this.#navigation.open(id),
      onNarrowed: () => this.#navigation.write(),
    });
    this.#list = ruleList(element, {
      words: this.#words,
      element,
      hits: this.#hits,
      client: () => record.client,
      known: () => record.answer,
      show: (known) => record.show(known),
      showing: () => this.#showing,
      // Whose rules they are is another list, and narrows none.
      filter: () => ({ ...this.#navigation.filter, scope: '' }),
      onFilter: (changes) => this.#navigation.narrow(changes),
      onSort: () => this.#navigation.write(),
      hrefOf: ({ id }) => this.#navigation.hrefOf(id),
      onOpen: ({ id }) => this.#navigation.open(id),
      onExported: (name, count) => record.emit('florin-transaction-rules-exported', { name, count }),
    });
  }

  async load(client: Client, options: CallOptions): Promise<KnownRules> {
    this.#hits.forget();
    const known = await readRules(client, this.#element, {}, options);
    // A rule whose end was not known when the page was left is asked about again.
    if (!this.#desk && this.isList && keptRules.read(NEW_RULE)?.body) await this.#create();
    return known;
  }

  /** Whether the list is shown, and no rule and no form. */
  get isList(): boolean {
    return this.#element.transactionRule === '' && this.#desk?.isFormOpen !== true;
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

  states({ items }: KnownRules, state: ResourceState): readonly string[] {
    const isPartial =
      this.isList &&
      (items.some(({ rule }) => !rule) || this.#list.trouble !== undefined || this.#hits.hasFailed);
    return [state, ...(this.isBusy ? ['busy'] : []), ...(isPartial ? ['partial'] : [])];
  }

  reset(): void {
    this.#desk?.reset();
  }

  /** The list with what narrows it: `whole` is the table, or that there is nothing to show. */
  frame(whole: TemplateResult, { items }: KnownRules): TemplateResult {
    this.#list.seek();
    this.#hits.see();
    return html`<div class="stack">
      ${this.#record.can('balance-platform.createTransactionRule') ? this.#newButtons() : nothing}
      ${this.#where.template()} ${items.length === 0 ? '' : this.#list.toolbar()}
      ${this.#hits.missingView(this.#words.text('hits-missing'))} ${whole}
    </div>`;
  }

  #newButtons(): TemplateResult {
    const words = this.#words;
    return html`<div class="ways">
        <button type="button" class="main" part="new" @click=${() => void this.#create()}>
          ${words.text('new')}
        </button>
      </div>
      <div class="ways" role="group" aria-label=${words.text('templates')}>
        <span class="quiet">${words.text('templates')}</span>
        ${TEMPLATES.map(
          (name) =>
            html`<button type="button" class="small" part="template" @click=${() => void this.#create(name)}>
              ${words.text(`template-${name}`)}
            </button>`,
        )}
      </div>`;
  }

  render({ items }: KnownRules): TemplateResult {
    if (this.isList)
      return html`${staleView(this.#record.words, this.#record.resource.trouble ?? this.#list.trouble)}
      ${this.#list.table()}`;
    const { transactionRule } = this.#element;
    if (!this.#desk) void this.#loadDesk();
    const known = items.find(({ id }) => id === transactionRule);
    return html`<div class="stack">${this.#desk?.template(transactionRule, known?.rule)}</div>`;
  }

  get #showing(): Showing {
    const { language, resource } = this.#record;
    return { words: this.#words, language, now: resource.now ?? Date.now() };
  }

  async #create(template?: TemplateName): Promise<void> {
    const desk = await this.#loadDesk();
    desk.create(template);
  }

  async #loadDesk(): Promise<Desk> {
    const { Desk } = await import('../detail/desk.js');
    this.#desk ??= new Desk(this.#record, this.#element, {
      showing: () => this.#showing,
      hits: this.#hits,
      onOpen: (id) => this.#navigation.open(id),
      onRead: (id, rule) => this.#onRead(id, rule),
    });
    this.#record.update();
    return this.#desk;
  }

  #onRead(id: string, rule: TransactionRule | undefined): void {
    const known = this.#record.answer;
    const now = known && withRule(known, this.#element, id, rule);
    if (now) this.#record.show(now);
  }
}
