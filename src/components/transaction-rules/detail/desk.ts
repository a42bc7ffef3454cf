import { html, type TemplateResult } from 'lit';

import type { TransactionRule, TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { words as english, type Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import { RuleForm } from '../edit/rule-form.js';
import type { TemplateName } from '../edit/template-names.js';
import type { Hits } from '../panel/hits.js';
import { isGone, readRule, type RulesElement, type RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';
import { Trial } from '../trial/trial.js';
import { HitsView } from './hits-view.js';
import { ruleView } from './rule-view.js';
import { Switching } from './switching.js';

export interface DeskOptions {
  readonly hits: Hits;
  showing(): Showing;
  /** Shows a rule, or with an empty id the list. */
  onOpen(id: string): void;
  /** A rule was read: this is what it is now. Nothing: it is gone. */
  onRead(id: string, rule: TransactionRule | undefined): void;
}

/** One rule with what is done with it, and the form. */
export class Desk {
  readonly #record: RulesRecord;
  readonly #options: DeskOptions;
  readonly #words: Words<Word>;
  readonly #dialog: ConfirmDialog;
  readonly #form: RuleForm;
  readonly #switching: Switching;
  readonly #trial: Trial;
  readonly #hits: HitsView;
  #id = '';
  #rule: TransactionRule | undefined;
  #trouble: Trouble | undefined;
  #isGone = false;

  constructor(record: RulesRecord, element: RulesElement, options: DeskOptions) {
    this.#record = record;
    this.#options = options;
    const words = (this.#words = record.wordsOf(english));
    const { showing, onOpen } = options;
    this.#dialog = new ConfirmDialog(element);
    const ask = this.#dialog.ask.bind(this.#dialog);
    const onRead = (id: string, rule: TransactionRule | undefined): void => this.#onRead(id, rule);
    this.#form = new RuleForm(record, element, {
      words,
      showing,
      ask,
      onRead,
      onSaved: (id) => {
        onOpen(id);
        record.focus(id ? 'h2[tabindex]' : '[part~=new]');
      },
      onLeave: () => record.focus(element.transactionRule ? '[part~=edit]' : '[part~=new]'),
    });
    this.#switching = new Switching(record, element, {
      words,
      showing,
      ask,
      onRead,
      onGone: () => onOpen(''),
    });
    this.#trial = new Trial(record, words, showing);
    this.#hits = new HitsView(record, { words, showing, hits: options.hits });
  }

  get isFormOpen(): boolean {
    return this.#form.isOpen;
  }

  get isBusy(): boolean {
    return this.#form.isBusy || this.#switching.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  create(template?: TemplateName): void {
    if (!this.isBusy) this.#form.create(template);
  }

  reset(): void {
    this.#id = '';
    this.#form.reset();
  }

  /** @param known - What the list has of the rule that is open. */
  template(id: string, known: TransactionRule | undefined): TemplateResult {
    if (this.#form.isOpen) return html`${this.#form.template()} ${this.#dialog.template()}`;
    this.#see(id, known);
    const rule = this.#rule;
    return html`${ruleView({
      texts: this.#words,
      resource: this.#record.words,
      showing: this.#options.showing(),
      id,
      rule,
      trouble: this.#trouble,
      isGone: this.#isGone,
      isBusy: this.isBusy,
      mayChange: this.#record.can('balance-platform.updateTransactionRule'),
      mayDelete: this.#record.can('balance-platform.deleteTransactionRule'),
      switching: this.#switching,
      hits: this.#hits.template(id),
      trial: rule && this.#trial.template(rule as TransactionRuleInfo, id),
      onBack: () => this.#options.onOpen(''),
      onRead: () => void this.#read(id),
      onEdit: (seen) => this.#form.edit(seen),
    })}
    ${this.#dialog.template()}`;
  }

  /** A rule is read when it is opened: another person may have changed it since the list was loaded. */
  #see(id: string, known: TransactionRule | undefined): void {
    if (id === this.#id) return;
    this.#id = id;
    this.#rule = known;
    this.#trouble = undefined;
    this.#isGone = false;
    this.#trial.reset();
    this.#switching.reset();
    void this.#read(id);
  }

  async #read(id: string): Promise<void> {
    const { client } = this.#record;
    if (!client || !id) return;
    try {
      const rule = await readRule(client, id);
      this.#trouble = undefined;
      this.#onRead(id, rule);
    } catch (error) {
      if (id !== this.#id) return;
      if (isGone(error)) return this.#onRead(id, undefined);
      this.#trouble = this.#record.failed(error);
    }
    this.#record.update();
  }

  #onRead(id: string, rule: TransactionRule | undefined): void {
    this.#options.onRead(id, rule);
    if (id === this.#id) {
      this.#rule = rule;
      this.#isGone = !rule;
    }
    this.#record.update();
  }
}
