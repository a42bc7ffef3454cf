import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import { Removals, type Removal, type RemovalNews } from '../../parts/resource/removals.js';
import { undoFor } from '../../parts/resource/undo.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { RulesElement, RulesRecord } from '../panel/rules-record.js';
import { Changing, deleteRule, type Changed } from './changing.js';

export interface DeletingOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  /** @param problem - Why a rule was not deleted, or that this is not known. */
  onEnded(rule: TransactionRule, changed: Changed, problem: string): void;
}

interface Leaving {
  readonly id: string;
  readonly rule: TransactionRule;
}

const leavingOf = (rule: TransactionRule): Leaving => ({ id: rule.id ?? '', rule });

/** Deletes rules, each after some seconds in which that can be undone. */
export class Deleting {
  readonly #record: RulesRecord;
  readonly #options: DeletingOptions;
  readonly #changing: Changing;
  readonly #removals: Removals<Leaving>;
  /** How the last try ended, by the id of the rule. */
  readonly #ends = new Map<string, Changed>();

  constructor(record: RulesRecord, element: RulesElement, options: DeletingOptions) {
    this.#record = record;
    this.#options = options;
    this.#changing = new Changing(record, options.words);
    this.#removals = new Removals<Leaving>(element, {
      client: () => record.client,
      undoFor: () => undoFor(element.undoSeconds),
      // A page that is left cannot look first whether the rule is as it was seen.
      send: (client, leaving, call) =>
        document.visibilityState === 'hidden' || !element.isConnected
          ? deleteRule(client, leaving.id, call)
          : this.#delete(leaving),
      isGone: ({ id }) => Promise.resolve(this.#ends.get(id)?.kind === 'received'),
      onNews: (leaving, news) => this.#onNews(leaving, news),
    });
  }

  of(rule: TransactionRule): Removal | undefined {
    return this.#removals.of(leavingOf(rule));
  }

  begin(rule: TransactionRule): void {
    this.#removals.begin(leavingOf(rule));
  }

  undo(rule: TransactionRule): void {
    this.#removals.undo(leavingOf(rule));
  }

  async #delete({ id, rule }: Leaving): Promise<void> {
    const changed = await this.#changing.remove(rule);
    this.#ends.set(id, changed);
    if (changed.kind !== 'received') throw new Error(`The rule is not deleted: ${changed.kind}.`);
  }

  #onNews({ id, rule }: Leaving, news: RemovalNews): void {
    const record = this.#record;
    const { words, onEnded } = this.#options;
    if (news.phase === 'sent') return;
    if (news.phase === 'undoable' || news.phase === 'kept') {
      const isKept = news.phase === 'kept';
      record.say(words.text(isKept ? 'delete-kept' : 'deleting'));
      return record.focus(isKept ? '[part~=delete]' : '[part~=undo]');
    }
    const isDone = news.phase === 'removed';
    const changed = this.#ends.get(id) ?? ({ kind: isDone ? 'received' : 'unknown' } as const);
    this.#ends.delete(id);
    onEnded(rule, changed, isDone ? '' : this.#changing.problem || words.text('change-unknown'));
  }
}
