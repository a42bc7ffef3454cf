import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { RulesRecord } from '../panel/rules-record.js';
import type { Showing } from '../panel/showing.js';
import { bodyOf, Changing, type Changed } from './changing.js';
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
  /** The day from which on the rule is to hold; empty: at once. */
  start = '';
  #problem = '';

  constructor(record: RulesRecord, options: SwitchingOptions) {
    this.#record = record;
    this.#options = options;
    this.#changing = new Changing(record, options.words);
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

  ask(rule: TransactionRule, change: Switch): void {
    const { words, showing, ask } = this.#options;
    if (this.isBusy) return;
    ask({
      ...activeQuestion({ words, showing: showing(), rule }, change),
      onYes: () => void this.#send(rule, change),
    });
  }

  async #send(rule: TransactionRule, change: Switch): Promise<void> {
    const { words, onRead, onGone } = this.#options;
    const transactionRule = rule.id ?? '';
    if (!this.#record.emit('florin-before-transaction-rule-change', { transactionRule, change })) return;
    this.#problem = '';
    const changed = await this.#change(rule, change);
    const { kind } = changed;
    if (kind === 'changed') {
      onRead(transactionRule, changed.rule);
      this.#problem = words.text('changed-meanwhile');
    } else if (kind === 'gone') {
      onRead(transactionRule, undefined);
      this.#problem = words.text('gone');
    } else {
      this.#record.emit('florin-transaction-rule-changed', { transactionRule, change, ending: kind });
      if (changed.rule) onRead(transactionRule, changed.rule);
    }
    this.#record.say(kind === 'received' ? words.text(`done-${change}`) : this.problem);
    if (kind !== 'received') return this.#record.focus('h2[tabindex]');
    this.start = '';
    if (change !== 'delete') return this.#record.focus('h2[tabindex]');
    onRead(transactionRule, undefined);
    onGone();
    this.#record.say(words.text('done-delete'));
  }

  #change(rule: TransactionRule, change: Switch): Promise<Changed> {
    if (change === 'delete') return this.#changing.remove(rule);
    return this.#changing.update(rule, {
      ...bodyOf(rule),
      status: change === 'activate' ? 'active' : 'inactive',
      ...(change === 'activate' && this.start && { startDate: `${this.start}T00:00:00Z` }),
    });
  }
}
