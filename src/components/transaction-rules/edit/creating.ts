import type { TransactionRule } from '../../../client/balance-platform/index.js';
import { createTransactionRule } from '../../../client/balance-platform/rows/transaction-rules.js';
import type { CallInput } from '../../../client/index.js';
import type { KeyedRecord } from '../../parts/money-form/keyed-sending.js';
import { KeptSending } from '../../parts/money-form/kept-sending.js';
import type { SendingWords } from '../../parts/money-form/money-sending.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { RulesRecord } from '../panel/rules-record.js';
import { keptRules, NEW_RULE } from './kept-rules.js';

const createRow = /*@__PURE__*/ keyedRow('balance-platform', createTransactionRule);
export type Body = CallInput<typeof createRow>;

export interface Created {
  readonly ending: Ending;
  readonly rule?: TransactionRule | undefined;
  readonly error?: unknown;
}

type CreatingRecord = KeyedRecord & Pick<RulesRecord, 'emit'>;

/** Sends for a new rule under one key until its end is known: a rule that is made twice counts, or scores, twice. */
export class Creating {
  readonly #record: CreatingRecord;
  readonly #sending: KeptSending<Body>;
  /** Sent, and its end is not known. */
  #body: Body | undefined;

  constructor(record: CreatingRecord, words: SendingWords, now: () => number) {
    this.#record = record;
    this.#sending = new KeptSending(record, words, {
      intents: keptRules,
      idOf: () => NEW_RULE,
      keptOf: (body) => body,
      now,
    });
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Of an earlier page or another tab, too. */
  get isDoubtful(): boolean {
    return this.sent !== undefined;
  }

  /** What was sent, while its end is not known. */
  get sent(): Body | undefined {
    return (this.#body ??= this.#sending.openOf(NEW_RULE)?.body);
  }

  get problem(): string {
    return this.#sending.problem;
  }

  /** What is not known stays: it would else be typed, and made, again. */
  reset(): void {
    this.#sending.problem = '';
  }

  /** @param typed - What stands in the form; nothing where the one whose end is not known is sent again. */
  async send(typed?: Body): Promise<Created> {
    const { isDoubtful } = this;
    const body = typed ?? this.#body;
    // Another tab was faster: nothing is sent beside what it has sent.
    if (!body || (typed && isDoubtful)) return { ending: isDoubtful ? 'unknown' : 'not-sent' };
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
