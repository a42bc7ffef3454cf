import type { TransactionRule, TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import { Changing } from '../detail/changing.js';
import type { RulesRecord } from '../panel/rules-record.js';
import { Creating } from './creating.js';

/** How saving ended. `held`: the page did not let it begin. */
export type Saved =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'doubt' | 'held' }
  /** Nothing was saved: `rule` is what another person has made of it; nothing where they have deleted it. */
  | { readonly kind: 'conflict'; readonly rule: TransactionRule | undefined }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface RuleSavingOptions {
  readonly words: Words<Word>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** This is what a rule is now. Nothing: it is gone. */
  onRead(id: string, rule: TransactionRule | undefined): void;
}

/** Saves a rule: a new one once, and a known one as it was seen. */
export class RuleSaving {
  readonly #record: RulesRecord;
  readonly #options: RuleSavingOptions;
  readonly #creating: Creating;
  readonly #changing: Changing;

  constructor(record: RulesRecord, options: RuleSavingOptions) {
    this.#record = record;
    this.#options = options;
    this.#creating = new Creating(record, options.words, options.now);
    this.#changing = new Changing(record, options.words);
  }

  get isBusy(): boolean {
    return this.#creating.isBusy || this.#changing.isBusy;
  }

  /** Whether it is not known what became of a new rule. */
  get isDoubtful(): boolean {
    return this.#creating.isDoubtful;
  }

  /** The new rule of which that is not known. */
  get sent(): TransactionRuleInfo | undefined {
    return this.#creating.sent;
  }

  get problem(): string {
    return this.#creating.problem || this.#changing.problem;
  }

  reset(): void {
    this.#creating.reset();
    this.#changing.problem = '';
  }

  /** @param body - Nothing where the one whose end is not known is sent again. */
  async create(body?: TransactionRuleInfo): Promise<Saved> {
    const { ending, rule, error } = await this.#creating.send(body);
    if (ending === 'unknown') return { kind: 'doubt' };
    if (ending !== 'received') return error === undefined ? { kind: 'held' } : { kind: 'failed', error };
    const id = rule?.id ?? '';
    if (rule) this.#options.onRead(id, rule);
    return { kind: 'saved', id };
  }

  async change(base: TransactionRule, body: TransactionRuleInfo): Promise<Saved> {
    const { onRead } = this.#options;
    const id = base.id ?? '';
    const face = { transactionRule: id, change: 'edit' } as const;
    if (!this.#record.emit('florin-before-transaction-rule-change', face)) return { kind: 'held' };
    const changed = await this.#changing.update(base, body);
    if (changed.kind === 'changed' || changed.kind === 'gone') {
      const rule = changed.kind === 'changed' ? changed.rule : undefined;
      onRead(id, rule);
      return { kind: 'conflict', rule };
    }
    this.#record.emit('florin-transaction-rule-changed', { ...face, ending: changed.kind });
    if (changed.rule) onRead(id, changed.rule);
    return changed.kind === 'received' ? { kind: 'saved', id } : { kind: 'failed', error: changed.error };
  }
}
