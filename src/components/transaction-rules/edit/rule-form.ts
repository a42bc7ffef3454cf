import { html, nothing, type TemplateResult } from 'lit';

import type {
  TransactionRule,
  TransactionRuleInfo,
  TransactionRuleRestrictions,
} from '../../../client/balance-platform/index.js';
import { ClientError } from '../../../client/index.js';
import type { RefusedFields } from '../../../client/schema/refused-fields.js';
import { isCounting } from '../../../facts/transaction-rules.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { Editor } from '../../parts/form/editor.js';
import { listsOf, type FormWords } from '../../parts/form/field.js';
import { doubtView } from '../../parts/money-form/doubt-view.js';
import { faultyFields } from '../../parts/money-form/form-view.js';
import { words as english, type Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { Word as PanelWord } from '../../../words/compiled/transaction-rules/panel/en.js';
import { activeQuestion } from '../detail/questions.js';
import type { RulesElement, RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';
import { weekdayText } from '../rule/condition-text.js';
import { Trial } from '../trial/trial.js';
import { fieldOf } from './refused-field.js';
import { entriesOfRule, ruleBody } from './rule-body.js';
import { ruleSections } from './rule-fields.js';
import { RuleSaving, type Saved } from './rule-saving.js';
import { ruleFormView } from './rule-form-view.js';
import type { TemplateName } from './template-names.js';
import { beginningOf } from './templates.js';

export interface RuleFormOptions {
  readonly words: Words<Word>;
  showing(): Showing;
  ask(confirmation: Confirmation): void;
  /** It was saved, or another person has changed it: this is what it is now. */
  onRead(id: string, rule: TransactionRule | undefined): void;
  onSaved(id: string): void;
  onLeave(): void;
}

/** A rule by its fields, as a sentence while it is typed, tried, and saved: a new one inactive, a known one as it was seen. */
export class RuleForm {
  readonly #record: RulesRecord;
  readonly #element: RulesElement;
  readonly #options: RuleFormOptions;
  readonly #editor: Editor<object>;
  readonly #saving: RuleSaving;
  readonly #trial: Trial;
  #step: 'form' | 'doubt' | undefined;
  #base: TransactionRule | undefined;
  #kept: TransactionRuleRestrictions = {};
  /** What another person has made of it meanwhile. */
  #other: TransactionRule | undefined;
  #problem = '';

  constructor(record: RulesRecord, element: RulesElement, options: RuleFormOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#editor = new Editor<object>(element, () => options.showing().now);
    this.#saving = new RuleSaving(record, { ...options, now: () => options.showing().now });
    this.#trial = new Trial(record, options.words, options.showing);
  }

  get isOpen(): boolean {
    return this.#step !== undefined;
  }

  get isBusy(): boolean {
    return this.#saving.isBusy;
  }

  get isDirty(): boolean {
    return this.#step === 'doubt' || (this.#step === 'form' && this.#editor.isDirty);
  }

  /** One whose end is not known comes first: it is not to be typed again. */
  create(template?: TemplateName): void {
    const { balancePlatform: entityReference, currency } = this.#element;
    const scope = { entityType: 'balancePlatform', entityReference };
    const name = template ? this.#options.showing().words.text(`template-${template}`) : '';
    // Where it turns out to be refused, it is there to be corrected.
    const { sent } = this.#saving;
    this.#open(undefined, sent ?? beginningOf({ scope, currency }, template, name));
    this.#step = sent ? 'doubt' : 'form';
    this.#record.focus('.step h2');
  }

  edit(rule: TransactionRule): void {
    this.#open(rule, rule as TransactionRuleInfo);
    this.#step = 'form';
    this.#record.focus('.step h2');
  }

  reset(): void {
    this.#step = this.#base = this.#other = undefined;
    this.#problem = '';
    this.#saving.reset();
    this.#trial.reset();
  }

  template(): TemplateResult | typeof nothing {
    const { words, showing, onLeave } = this.#options;
    const { isBusy } = this;
    if (this.#step === 'doubt')
      return doubtView({
        texts: words,
        isBusy,
        problem: this.#saving.problem,
        text: words.text('doubt-create'),
        onLook: () => this.#look(),
        onAgain: () => void this.#send(),
        onLeave: () => {
          this.#step = undefined;
          onLeave();
        },
      });
    if (this.#step !== 'form') return nothing;
    this.#editor.sections = this.#sections;
    const body = this.#body;
    return html`${ruleFormView({
        texts: words,
        fields: this.#texts,
        showing: showing(),
        editor: this.#editor,
        isBusy,
        isNew: !this.#base,
        body,
        kept: this.#kept,
        other: this.#other,
        problem: this.#problem || this.#saving.problem,
        onAdd: () => this.#addRow(),
        onSave: () => this.#save(),
        onTake: (rule) => this.edit(rule),
        onKeep: (rule) => this.#keep(rule),
        onCancel: () => this.#leave(),
      })}
      <div class="record step">${this.#trial.template(body, this.#base?.id)}</div>`;
  }

  get #sections() {
    const { showing, words } = this.#options;
    const { balancePlatform: platform } = this.#element;
    const type = this.#editor.entries.texts['type'] ?? '';
    const warning = words.text('allow-warning');
    return ruleSections({ showing: showing(), base: this.#base, platform, type, warning });
  }

  /** What stands in the form, as it would be sent. */
  get #body(): TransactionRuleInfo {
    const { balancePlatform: platform } = this.#element;
    const { language } = this.#record;
    return ruleBody(this.#editor.entries, { base: this.#base, kept: this.#kept, platform, language });
  }

  get #texts(): FormWords {
    const { words, showing } = this.#options;
    const { words: panel, language } = showing();
    return {
      text: (word, values) => {
        if (word.startsWith('day-')) return weekdayText(language, word.slice(4));
        return Object.hasOwn(english, word)
          ? words.text(word as Word, values)
          : panel.text(word as PanelWord, values);
      },
    };
  }

  #open(base: TransactionRule | undefined, rule: TransactionRuleInfo): void {
    const { entries, kept } = entriesOfRule(rule, this.#record.language);
    this.reset();
    this.#base = base;
    this.#kept = kept;
    this.#editor.open(undefined, this.#sections, entries);
  }

  #addRow(): void {
    const [list] = listsOf(this.#sections);
    if (!list) return;
    const at = this.#editor.entries.rows[list.path]?.length ?? 0;
    this.#editor.addRow(list);
    this.#record.focus(`[id="${list.path}.${at}.field"]`);
  }

  /** What no field alone says. */
  #faultOf({ type, ruleRestrictions }: TransactionRuleInfo): Word | undefined {
    if (Object.keys(ruleRestrictions).length === 0) return 'no-condition';
    const counts = ruleRestrictions.matchingTransactions ?? ruleRestrictions.totalAmount;
    return isCounting(type) && !counts ? 'no-count' : undefined;
  }

  #save(): void {
    const { words, ask, showing } = this.#options;
    this.#problem = '';
    this.#saving.reset();
    this.#editor.sections = this.#sections;
    if (!this.#editor.check(new Set())) {
      const fields = faultyFields(this.#element.renderRoot, this.#editor, this.#record.language);
      this.#problem = words.text('some-faults', { fields });
      return this.#record.focus('[aria-invalid=true]');
    }
    const body = this.#body;
    const fault = this.#faultOf(body);
    if (fault) {
      this.#problem = words.text(fault);
      return this.#record.focus('[part~=add-row]');
    }
    const base = this.#base;
    if (base?.status !== 'active') return void this.#send();
    ask({
      ...activeQuestion({ words, showing: showing(), rule: { ...body, id: base.id } }, 'save'),
      onYes: () => void this.#send(),
    });
  }

  async #send(): Promise<void> {
    const base = this.#base;
    const saving = this.#saving;
    const typed = this.#step === 'doubt' ? undefined : this.#body;
    this.#ended(base ? await saving.change(base, this.#body) : await saving.create(typed), !base);
  }

  #ended(saved: Saved, isNew: boolean): void {
    const { onSaved, words } = this.#options;
    const record = this.#record;
    switch (saved.kind) {
      case 'saved':
        this.reset();
        onSaved(saved.id);
        return record.say(words.text(isNew ? 'created' : 'saved'));
      case 'doubt':
        this.#step = 'doubt';
        return record.focus('.step h2');
      case 'conflict':
        this.#other = saved.rule;
        if (!saved.rule) this.#problem = words.text('gone');
        return record.focus(saved.rule ? '[part~=conflict]' : '.step h2');
      case 'failed':
        this.#step = 'form';
        return this.#refused(saved.error);
      default:
        return record.update();
    }
  }

  /** The platform names what it does not take: it is said beside the field. */
  #refused(error: unknown): void {
    const { facts, field } = error instanceof ClientError ? error : {};
    const told = (facts as RefusedFields | undefined)?.fields ?? [field ?? ''].filter(Boolean);
    const paths = told.flatMap((path) => fieldOf(path, this.#editor.entries) ?? []);
    this.#editor.blame(paths, 'refused-field');
    this.#record.focus(paths.length > 0 ? '[aria-invalid=true]' : '.step h2');
  }

  /** What is typed here replaces what the other person did. */
  #keep(rule: TransactionRule): void {
    this.#base = rule;
    this.#other = undefined;
    this.#save();
  }

  #look(): void {
    this.#step = undefined;
    this.#options.onLeave();
    void this.#record.refresh();
  }

  #leave(): void {
    if (this.isBusy) return;
    this.reset();
    this.#options.onLeave();
  }
}
