import { html, type nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { shownOnceStyles } from '../../parts/record/shown-once.css.js';
import { words as english } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { Disabling } from '../disable/disabling.js';
import type { Removal } from '../disable/removal.js';
import { Notices } from '../notices/notices.js';
import type { ContractsElement, ContractsRecord, RecurringContractsTab } from '../panel/contracts-record.js';
import type { Showing } from '../panel/showing.js';
import type { StoredDetail } from '../panel/stored-detail.js';
import { Permits } from '../permits/permits.js';
import { Updates } from '../updates/updates.js';
import { Updating } from '../updates/updating.js';
import { detailView } from './detail-view.js';

export interface DeskOptions {
  showing(): Showing;
  tab(): RecurringContractsTab;
  onTab(tab: RecurringContractsTab): void;
  onBack(): void;
}

type Texts = Pick<Words<keyof typeof english>, 'text'>;

/** Says it in words where the platform has no such stored payment method any more: its refusal names the field. */
const withGone = (words: Texts): Texts => ({
  text: (word, values) =>
    word === 'refused' && String(values?.['why']).includes('recurringDetailReference')
      ? words.text('contract-gone')
      : words.text(word, values),
});

/** All that is done with stored payment methods, beyond their list. Loaded when the first one is opened, or acted on. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #words: Texts;
  readonly #dialog: ConfirmDialog;
  readonly #disabling: Disabling;
  readonly #updating: Updating;
  readonly #permits: Permits;
  readonly #notices: Notices;
  readonly #updates: Updates;

  constructor(record: ContractsRecord, element: ContractsElement, options: DeskOptions) {
    this.#options = options;
    const words = (this.#words = withGone(record.wordsOf(english)));
    this.#dialog = new ConfirmDialog(element);
    const ask = this.#dialog.ask.bind(this.#dialog);
    const { showing } = options;
    const shared = { words, showing, ask };
    this.#disabling = new Disabling(record, element, { ...shared, onDone: () => options.onBack() });
    this.#updating = new Updating(record, element, { ...shared, onClosed: () => this.#updates.reset() });
    this.#permits = new Permits(record, element, shared);
    this.#notices = new Notices(record, element, shared);
    this.#updates = new Updates(record, { ...shared, onAsk: (detail) => this.update([detail]) });
    record.adopt(plainFormStyles, ...confirmStyles, shownOnceStyles);
  }

  /** Whether something takes the list's place: a queue, or a doubt. */
  get isOpen(): boolean {
    return this.#disabling.isOpen || this.#updating.isOpen;
  }

  get isBusy(): boolean {
    return [this.#disabling, this.#updating, this.#permits, this.#notices].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return this.#disabling.isOpen || this.#updating.isBusy || this.#permits.isDirty || this.#notices.isDirty;
  }

  disable(removal: Removal): void {
    if (!this.isBusy) this.#disabling.ask(removal);
  }

  update(due: readonly StoredDetail[]): void {
    if (!this.isBusy) this.#updating.open(due);
  }

  /** The stored payment method that was open is left: what was shown once is gone. */
  leave(): void {
    this.#permits.leave();
  }

  reset(): void {
    this.leave();
    for (const each of [this.#disabling, this.#updating, this.#permits, this.#notices, this.#updates])
      each.reset();
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  template(): TemplateResult {
    return this.#disabling.isOpen ? this.#disabling.template() : this.#updating.template();
  }

  detail(detail: StoredDetail): TemplateResult {
    const { showing, tab, onTab, onBack } = this.#options;
    return detailView({
      ...showing(),
      texts: this.#words,
      detail,
      tab: tab(),
      isBusy: this.isBusy,
      problem: this.#disabling.problem,
      content: () => this.#content(detail),
      onTab: (chosen) => {
        this.leave();
        onTab(chosen);
      },
      onBack,
      onDisable: (contract) => this.disable({ scope: 'detail', contract, details: [detail] }),
    });
  }

  #content(detail: StoredDetail): TemplateResult {
    const tab = this.#options.tab();
    if (tab === 'permits') return this.#permits.template(detail);
    if (tab === 'notices') return this.#notices.template(detail);
    if (tab === 'updates') return this.#updates.template(detail);
    return html``;
  }
}
