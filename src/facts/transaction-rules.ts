/*
 * The words of the platform's transaction rules, by its description of the interface (version 2) and its guide to rules.
 */

/** What a rule can be set on, from the whole platform down to one card. */
export const RULE_LEVELS = [
  'balancePlatform',
  'accountHolder',
  'balanceAccount',
  'paymentInstrumentGroup',
  'paymentInstrument',
] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

export const RULE_TYPES = ['allowList', 'blockList', 'maxUsage', 'velocity'] as const;
export const RULE_OUTCOMES = ['enforceSCA', 'hardBlock', 'scoreBased', 'timedBlock'] as const;
export const RULE_REQUESTS = ['authentication', 'authorization', 'bankTransfer', 'tokenization'] as const;
export const RULE_INTERVALS = [
  'daily',
  'lifetime',
  'monthly',
  'perTransaction',
  'rolling',
  'sliding',
  'weekly',
] as const;
export const DURATION_UNITS = ['days', 'hours', 'minutes', 'months', 'weeks'] as const;
export const ENTRY_MODES = [
  'barcode',
  'chip',
  'cof',
  'contactless',
  'magstripe',
  'manual',
  'ocr',
  'server',
  'unknown',
] as const;
export const PROCESSING_TYPES = [
  'atmWithdraw',
  'balanceInquiry',
  'ecommerce',
  'moto',
  'pos',
  'recurring',
  'token',
  'unknown',
] as const;
export const MATCHING_VALUES = ['acquirerId', 'amount', 'currency', 'merchantId', 'merchantName'] as const;
export const NAME_OPERATIONS = ['contains', 'endsWith', 'isEqualTo', 'startsWith'] as const;

const LIST = ['anyMatch', 'noneMatch'];
const NUMBER = [
  'equals',
  'notEquals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
];
const FLAG = ['equals', 'notEquals'];

/** How each condition of a rule may compare. */
export const RULE_OPERATIONS = {
  activeNetworkTokens: NUMBER,
  brandVariants: LIST,
  counterpartyBank: LIST,
  countries: LIST,
  dayOfWeek: LIST,
  differentCurrencies: FLAG,
  entryModes: LIST,
  internationalTransaction: FLAG,
  matchingTransactions: NUMBER,
  matchingValues: ['allMatch', ...LIST],
  mccs: LIST,
  merchantNames: LIST,
  merchants: LIST,
  processingTypes: LIST,
  riskScores: NUMBER,
  sameAmountRestriction: FLAG,
  sameCounterpartyRestriction: FLAG,
  timeOfDay: FLAG,
  totalAmount: NUMBER,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ConditionName = keyof typeof RULE_OPERATIONS;

/** Conditions that say which payments are counted together: they are of velocity rules alone. */
export const OF_VELOCITY: readonly ConditionName[] = [
  'matchingValues',
  'sameAmountRestriction',
  'sameCounterpartyRestriction',
];

/** Whether a rule counts payments, rather than looking at each alone. */
export const isCounting = (type: string): boolean => type === 'velocity' || type === 'maxUsage';

/** A score that rules add up to: from there on a payment is declined. */
export const MOST_SCORE = 100;

/** How a number is held against a rule's; `equals` where nothing is said. */
export function compares(operation: string, own: number, value: number): boolean {
  switch (operation) {
    case 'greaterThan':
      return own > value;
    case 'greaterThanOrEqualTo':
      return own >= value;
    case 'lessThan':
      return own < value;
    case 'lessThanOrEqualTo':
      return own <= value;
    case 'notEquals':
      return own !== value;
    default:
      return own === value;
  }
}
