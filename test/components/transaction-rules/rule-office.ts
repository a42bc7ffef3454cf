import type { TransactionRuleInfo } from '../../../src/client/balance-platform/index.js';
import '../../../src/components/transaction-rules/define.js';
import type { FlorinTransactionRules } from '../../../src/components/transaction-rules/transaction-rules.js';
import { openDesk } from '../account-holders/desk.js';
import type { Bank, BankOptions } from '../balances/bank.js';
import { openElement, read } from '../opened.js';

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
    ofAccount: async (): Promise<number> => desk.asks('POST /balance-platform/transactionRules').length,
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
  const opened = await openElement('florin-transaction-rules', {
    fetch,
    properties: { balancePlatform: PLATFORM, noAddress: true, ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = async (selector: string): Promise<void> => {
    const part = /^[a-z-]+$/.test(selector) ? `[part~=${selector}]` : selector;
    await until(() => root.querySelector(part), part);
    root.querySelector<HTMLElement>(part)!.click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    const selector = id === 'search' ? '[part~=search]' : `[id="${id}"]`;
    await until(() => root.querySelector(selector), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    press,
    type,
    text: (selector: string): string => read(root.querySelector(selector)),
    rows: (): string[] => all('tbody [part~=transaction-rule]').map(read),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    happened: (name: string) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
    /** Opens the one whose row says so, and waits until it was read. */
    open: async (name: RegExp): Promise<void> => {
      await until(() => all('.open').some((link) => name.test(read(link))), `row ${name}`);
      all('.open')
        .find((link) => name.test(read(link)))!
        .click();
      await until(() => root.querySelector('[part~=facts]'), 'facts');
    },
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [id, value] of Object.entries(values)) await type(id, value);
    },
    /** Answers the question of the dialog. */
    confirm: async (typed?: string): Promise<void> => {
      await until(() => root.querySelector('dialog[open]'), 'dialog');
      if (typed !== undefined) await type('confirm-typed', typed);
      await press('confirm');
    },
  };
}
