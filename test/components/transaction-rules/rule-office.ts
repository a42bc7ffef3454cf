import type { TransactionRuleInfo } from '../../../src/client/balance-platform/index.js';
import '../../../src/components/transaction-rules/define.js';
import type { FlorinTransactionRules } from '../../../src/components/transaction-rules/transaction-rules.js';
import { openDesk } from '../account-holders/desk.js';
import type { Bank, BankOptions } from '../balances/bank.js';
import { openList } from '../opened-list.js';

const PLATFORM = 'FlorinPlatform';

let keys = 0;

/** A platform with accounts that money leaves, and the proxy before it, through which rules are made. */
export async function openRuleOffice(options: BankOptions = {}) {
  const desk = await openDesk(options);
  /** A rule on the account in euro: of no transfer above € 50.00, unless it says otherwise. */
  const limit = (changes: Partial<TransactionRuleInfo> = {}): TransactionRuleInfo => ({
    type: 'blockList',
    description: 'No more than 50',
    reference: 'limit-50',
    requestType: 'authorization',
    outcomeType: 'hardBlock',
    entityKey: { entityType: 'balanceAccount', entityReference: desk.eur },
    interval: { type: 'perTransaction' },
    ruleRestrictions: {
      totalAmount: { operation: 'greaterThan', value: { value: 5000, currency: 'EUR' } },
    },
    status: 'inactive',
    ...changes,
  });
  const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await desk.fetch(`${location.origin}/florin/balance-platform${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: location.origin,
        'idempotency-key': `rule-${++keys}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return Object.assign(desk, {
    limit,
    /** Through the proxy, whose journal knows of it from then on. */
    make: async (changes: Partial<TransactionRuleInfo> = {}): Promise<string> =>
      String((await ask('POST', '/transactionRules', limit(changes)))['id']),
    rule: async (transactionRuleId: string) =>
      (await desk.platform.getTransactionRule({ transactionRuleId })).transactionRule,
    send: async (value: number, iban = 'NL91ABNA0417164300') => {
      const { id = '' } = await desk.money.createTransfer(
        {
          amount: { value, currency: 'EUR' },
          balanceAccountId: desk.eur,
          category: 'bank',
          counterparty: {
            bankAccount: {
              accountHolder: { fullName: 'Anna Berg' },
              accountIdentification: { type: 'iban', iban },
            },
          },
        },
        { idempotencyKey: `send-${++keys}` },
      );
      return desk.money.getTransfer({ id });
    },
  });
}

export type RuleOffice = Awaited<ReturnType<typeof openRuleOffice>>;

const EVENTS = [
  'florin-transaction-rule-opened',
  'florin-before-transaction-rule-create',
  'florin-transaction-rule-created',
  'florin-before-transaction-rule-change',
  'florin-transaction-rule-changed',
  'florin-transaction-rules-exported',
  'florin-transaction-rules-failed',
];

export async function openRules(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinTransactionRules> = {},
  state = 'ready',
) {
  const opened = await openList(
    'florin-transaction-rules',
    {
      fetch,
      properties: { balancePlatform: PLATFORM, noAddress: true, undoSeconds: 0.2, ...properties },
      events: EVENTS,
    },
    state,
  );
  return {
    ...opened,
    /** Opens the one whose row says so, and waits until it was read. */
    open: async (name: RegExp): Promise<void> => {
      await opened.choose(name);
      await opened.until(() => opened.part('facts'), 'facts');
    },
    /** Answers the question of the dialog. */
    confirm: async (typed?: string): Promise<void> => {
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'dialog');
      if (typed !== undefined) await opened.type('confirm-typed', typed);
      await opened.press('confirm');
    },
  };
}
