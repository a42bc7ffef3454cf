import type { TransactionRule } from '../../../client/balance-platform/index.js';
import { createTransactionRule } from '../../../client/balance-platform/rows/transaction-rules.js';
import type { CallInput } from '../../../client/index.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import { KeyedSending } from '../../parts/money-form/keyed-sending.js';
import type { SendingWords } from '../../parts/money-form/money-sending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { RulesRecord } from '../panel/rules-record.js';

const createRow = /*@__PURE__*/ proxyRow('balance-platform', {
  ...createTransactionRule,
  refusal: RefusedFields,
});
type Body = CallInput<typeof createRow>;

export interface Created {
  readonly ending: Ending;
  readonly rule?: TransactionRule | undefined;
  readonly error?: unknown;
}

/** Sends for a new rule under one key until its end is known: a rule that is made twice counts, or scores, twice. */
export class Creating {
  readonly #record: RulesRecord;
  readonly #sending: KeyedSending;
  /** Sent, and its end is not known. */
  #body: Body | undefined;

  constructor(record: RulesRecord, words: SendingWords) {
    this.#record = record;
    this.#sending = new KeyedSending(record, words);
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get isDoubtful(): boolean {
    return this.#body !== undefined;
  }

  get problem(): string {
    return this.#sending.problem;
  }

  /** What is not known stays: it would else be typed, and made, again. */
  reset(): void {
    this.#sending.problem = '';
  }

  /** @param typed - What stands in the form; while the end of another is not known, that one is sent again. */
  async send(typed: Body): Promise<Created> {
    const { isDoubtful } = this;
    const body = this.#body ?? typed;
    const face = { scope: body.entityKey.entityType ?? '', type: body.type };
    if (this.isBusy || !this.#record.emit('florin-before-transaction-rule-create', face))
      return { ending: isDoubtful ? 'unknown' : 'not-sent' };
    let error: unknown;
    const { ending, answer } = await this.#sending.send({
      body,
      isDoubtful,
      call: (client, idempotencyKey) =>
        client.call(createRow, body, { idempotencyKey }).catch((reason: unknown) => {
          error = reason;
          throw reason;
        }),
    });
    this.#body = ending === 'unknown' ? body : undefined;
    if (ending !== 'not-sent')
      this.#record.emit('florin-transaction-rule-created', {
        ...face,
        transactionRule: answer?.id ?? '',
        ending,
      });
    return { ending, rule: answer, error };
  }
}
