import type { balancePlatform, TransactionRuleInfo } from '../../client/balance-platform/index.js';
import { invalidField } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { balancePlatformRecords } from './platform-records.js';
import { found, given } from './lookup.js';
import { checkRule } from './rule-checks.js';

/** A rule can only be set on a resource that exists. */
function checkEntity(
  state: State,
  { entityType = '', entityReference = '' }: TransactionRuleInfo['entityKey'],
): void {
  const { platform, accountHolders, balanceAccounts, paymentInstruments, paymentInstrumentGroups } =
    balancePlatformRecords(state);
  const entities: Readonly<Record<string, { has(id: string): boolean }>> = {
    balancePlatform: new Set([platform.id]),
    accountHolder: accountHolders,
    balanceAccount: balanceAccounts,
    paymentInstrument: paymentInstruments,
    paymentInstrumentGroup: paymentInstrumentGroups,
  };
  if (!Object.hasOwn(entities, entityType))
    throw invalidField('entityKey.entityType', `One of ${Object.keys(entities).join(', ')}`);
  if (!entities[entityType]?.has(entityReference))
    throw invalidField('entityKey.entityReference', 'Names nothing on this platform');
}

/** Rules that are set on one thing itself, not on what it belongs to. */
const rulesOn = (state: State, type: string, id: string) => ({
  transactionRules: [...balancePlatformRecords(state).transactionRules.values()].filter(
    ({ entityKey }) => entityKey.entityType === type && entityKey.entityReference === id,
  ),
});

const USUAL = { status: 'active', outcomeType: 'hardBlock', requestType: 'authorization' } as const;

/** A rule begins when it is first active, unless it is to begin at another time; one that is changed goes on since it began. */
function put(state: State, id: string, info: TransactionRuleInfo, began?: string) {
  checkEntity(state, info.entityKey);
  checkRule(info);
  const start = began ?? (info.status === 'inactive' ? undefined : new Date(state.now()).toISOString());
  const rule = { ...USUAL, ...(start !== undefined && { startDate: start }), ...given(info), id };
  balancePlatformRecords(state).transactionRules.set(id, rule);
  return rule;
}

const ruleOf = (state: State, id: string) =>
  found(balancePlatformRecords(state).transactionRules, id, 'Transaction rule');

export const transactionRuleAnswers = {
  // A new rule with a start is active from then on, whatever its status was to be.
  createTransactionRule: (state, { input }) =>
    put(state, `TR${state.random.reference()}`, {
      ...input,
      ...(input.startDate !== undefined && { status: 'active' }),
    }),

  getTransactionRule: (state, { input: { transactionRuleId } }) => ({
    transactionRule: ruleOf(state, transactionRuleId),
  }),

  updateTransactionRule(state, { input: { transactionRuleId, ...info } }) {
    const { startDate } = ruleOf(state, transactionRuleId);
    return put(state, transactionRuleId, info, startDate);
  },

  deleteTransactionRule(state, { input: { transactionRuleId } }) {
    const rule = ruleOf(state, transactionRuleId);
    balancePlatformRecords(state).transactionRules.delete(transactionRuleId);
    return rule;
  },

  listPaymentInstrumentRules(state, { input: { id } }) {
    found(balancePlatformRecords(state).paymentInstruments, id, 'Payment instrument');
    return rulesOn(state, 'paymentInstrument', id);
  },

  listPaymentInstrumentGroupRules(state, { input: { id } }) {
    found(balancePlatformRecords(state).paymentInstrumentGroups, id, 'Payment instrument group');
    return rulesOn(state, 'paymentInstrumentGroup', id);
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
