import type { CallInput } from '../../../client/index.js';
import type { TransactionRule } from '../../../client/balance-platform/index.js';
import {
  deleteTransactionRule,
  updateTransactionRule,
} from '../../../client/balance-platform/rows/transaction-rules.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import { isGone, readRule, type RulesRecord } from '../panel/rules-record.js';
import { isSameValue } from '../rule/same.js';

const updateRow = /*@__PURE__*/ proxyRow('balance-platform', {
  ...updateTransactionRule,
  refusal: RefusedFields,
});
const deleteRow = /*@__PURE__*/ proxyRow('balance-platform', deleteTransactionRule);

export const deleteRule = (client: Client, id: string, options: CallOptions = {}): Promise<unknown> =>
  client.call(deleteRow, { transactionRuleId: id }, options);

export type RuleBody = Omit<CallInput<typeof updateRow>, 'transactionRuleId'>;

/** How a change ended. */
export type Changed =
  | { readonly kind: Ending; readonly error?: unknown; readonly rule?: TransactionRule | undefined }
  /** Another person has changed or deleted it: nothing was sent. */
  | { readonly kind: 'changed'; readonly rule: TransactionRule }
  | { readonly kind: 'gone' };

/** A rule without its id: what the platform wants of it, as a whole. */
export const bodyOf = ({ id: _, ...rule }: TransactionRule): RuleBody => rule as RuleBody;

/**
 * Changes and deletes a rule as it was seen. The platform replaces the whole of a rule and has no revision, so the rule is read
 * once more first: what another person has changed meanwhile is not written over.
 */
export class Changing {
  readonly #record: RulesRecord;
  readonly #words: Pick<Words<Word>, 'text'>;
  #isBusy = false;
  /** Why nothing was changed, or that this is not known. */
  problem = '';

  constructor(record: RulesRecord, words: Pick<Words<Word>, 'text'>) {
    this.#record = record;
    this.#words = words;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  update(seen: TransactionRule, body: RuleBody): Promise<Changed> {
    const id = seen.id ?? '';
    return this.#guarded(
      seen,
      async (client) => {
        await client.call(updateRow, { transactionRuleId: id, ...body });
        return readRule(client, id);
      },
      (now) =>
        now !== undefined && isSameValue({ ...bodyOf(now), startDate: '' }, { ...body, startDate: '' }),
    );
  }

  remove(seen: TransactionRule): Promise<Changed> {
    return this.#guarded(
      seen,
      async (client) => {
        await deleteRule(client, seen.id ?? '');
        return undefined;
      },
      (now) => now === undefined,
    );
  }

  /** @param isDone - Whether a lost answer was a yes, by what the platform says afterwards. */
  async #guarded(
    seen: TransactionRule,
    act: (client: Client) => Promise<TransactionRule | undefined>,
    isDone: (now: TransactionRule | undefined) => boolean,
  ): Promise<Changed> {
    const { client } = this.#record;
    if (!client || this.#isBusy) return { kind: 'not-sent' };
    this.#isBusy = true;
    this.problem = '';
    this.#record.say(this.#words.text('sending'));
    try {
      const now = await this.#now(client, seen.id ?? '');
      if (now === null) return { kind: 'not-sent' };
      if (now === undefined) return { kind: 'gone' };
      if (!isSameValue(now, seen)) return { kind: 'changed', rule: now };
      return await this.#act(client, seen.id ?? '', act, isDone);
    } finally {
      this.#isBusy = false;
      this.#record.say(this.problem);
    }
  }

  async #act(
    client: Client,
    id: string,
    act: (client: Client) => Promise<TransactionRule | undefined>,
    isDone: (now: TransactionRule | undefined) => boolean,
  ): Promise<Changed> {
    try {
      return { kind: 'received', rule: await act(client) };
    } catch (error) {
      const { isRefused, ...trouble } = this.#record.failed(error);
      const kind = endingOf(error);
      const now = kind === 'unknown' ? await this.#now(client, id) : null;
      if (now !== null && isDone(now)) return { kind: 'received', rule: now };
      const why = isRefused ? apart(trouble.code) : troubleText(this.#record.words, trouble);
      this.problem =
        kind === 'unknown' ? this.#words.text('change-unknown') : this.#words.text('refused', { why });
      return { kind, error, rule: now ?? undefined };
    }
  }

  /** The rule as it is; nothing where it is gone, null where that is not known. */
  async #now(client: Client, id: string): Promise<TransactionRule | undefined | null> {
    try {
      return await readRule(client, id);
    } catch (error) {
      if (isGone(error)) return undefined;
      this.problem = troubleText(this.#record.words, this.#record.failed(error));
      return null;
    }
  }
}
