import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import type { Removal } from '../../parts/resource/removals.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { RulesElement, RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';
import { bodyOf, Changing, type Changed } from './changing.js';
import { Deleting } from './deleting.js';
import { activeQuestion } from './questions.js';

export interface SwitchingOptions {
  readonly words: Words<Word>;
  showing(): Showing;
  ask(confirmation: Confirmation): void;
  onRead(id: string, rule: TransactionRule | undefined): void;
  /** It was deleted here. */
  onGone(): void;
}

type Switch = 'activate' | 'deactivate' | 'delete';

/** Activates, pauses and deletes a rule, each after the question that fits what it does. */
export class Switching {
  readonly #record: RulesRecord;
  readonly #options: SwitchingOptions;
  readonly #changing: Changing;
  readonly #deleting: Deleting;
  /** The day from which on the rule is to hold; empty: at once. */
  start = '';
  #problem = '';

  constructor(record: RulesRecord, element: RulesElement, options: SwitchingOptions) {
    this.#record = record;
    this.#options = options;
    this.#changing = new Changing(record, options.words);
    this.#deleting = new Deleting(record, element, {
      words: options.words,
      onEnded: (rule, changed, problem) => this.#onDeleted(rule, changed, problem, element.transactionRule),
    });
  }

  get isBusy(): boolean {
    return this.#changing.isBusy;
  }

  get problem(): string {
    return this.#problem || this.#changing.problem;
  }

  reset(): void {
    this.start = this.#problem = this.#changing.problem = '';
  }

  /** What has come of deleting a rule, which can be undone for some seconds. */
  deletionOf(rule: TransactionRule): Removal | undefined {
    return this.#deleting.of(rule);
  }

  undo(rule: TransactionRule): void {
    this.#deleting.undo(rule);
  }

  ask(rule: TransactionRule, change: Switch): void {
    const { words, showing, ask } = this.#options;
    if (this.isBusy) return;
    ask({
      ...activeQuestion({ words, showing: showing(), rule }, change),
      onYes: () => void this.#send(rule, change),
    });
  }

  async #send(rule: TransactionRule, change: Switch): Promise<void> {
    const { words } = this.#options;
    const transactionRule = rule.id ?? '';
    if (!this.#record.emit('florin-before-transaction-rule-change', { transactionRule, change })) return;
    this.#problem = '';
    if (change === 'delete') return this.#deleting.begin(rule);
    const changed = await this.#switch(rule, change);
    this.#tell(rule, change, changed);
    this.#record.say(changed.kind === 'received' ? words.text(`done-${change}`) : this.problem);
    this.#record.focus('h2[tabindex]');
    if (changed.kind === 'received') this.start = '';
  }

  #switch(rule: TransactionRule, change: 'activate' | 'deactivate'): Promise<Changed> {
    return this.#changing.update(rule, {
      ...bodyOf(rule),
      status: change === 'activate' ? 'active' : 'inactive',
      ...(change === 'activate' && this.start && { startDate: `${this.start}T00:00:00Z` }),
    });
  }

  /** What a change came to, and what the rule is now. */
  #tell(rule: TransactionRule, change: Switch, changed: Changed): void {
    const { words, onRead } = this.#options;
    const id = rule.id ?? '';
    if (changed.kind === 'changed') {
      onRead(id, changed.rule);
      this.#problem = words.text('changed-meanwhile');
    } else if (changed.kind === 'gone') {
      onRead(id, undefined);
      this.#problem = words.text('gone');
    } else {
      this.#record.emit('florin-transaction-rule-changed', {
        transactionRule: id,
        change,
        ending: changed.kind,
      });
      if (changed.rule) onRead(id, changed.rule);
    }
  }

  /** @param open - Id of the rule that is shown; empty where that is the list, or a form. */
  #onDeleted(rule: TransactionRule, changed: Changed, problem: string, open: string): void {
    const { words, onRead, onGone } = this.#options;
    const id = rule.id ?? '';
    this.#tell(rule, 'delete', changed);
    const isDone = changed.kind === 'received';
    if (isDone) onRead(id, undefined);
    else if (open === id) this.#problem ||= problem;
    if (open === id && isDone) onGone();
    this.#record.say(isDone ? words.text('done-delete') : this.#problem || problem);
  }
}
