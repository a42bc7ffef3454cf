import type { TransactionRule, TransactionRuleRestrictions } from '../../client/balance-platform/index.js';
import type { Amount } from '../../client/schema/values.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Kept } from '../balance-platform/records.js';
import { member, text } from '../refusals/fields.js';
import type { State } from '../state/state.js';
import type { Movement } from './money-ledger.js';
import { shownIn, sinceMidnight } from '../../facts/rule-window.js';

export type Rule = Kept<typeof TransactionRule>;
type Restrictions = Kept<typeof TransactionRuleRestrictions>;

/** Money that is to leave a balance account, or did. */
export type Attempt = Pick<
  Movement,
  'from' | 'to' | 'amount' | 'category' | 'counterparty' | 'paymentInstrumentId'
> & { readonly at: number };

/** Conditions that are of card payments alone: a rule with one of them says nothing of transfers. */
const OF_CARDS: readonly (keyof Restrictions)[] = [
  'activeNetworkTokens',
  'brandVariants',
  'entryModes',
  'mccs',
  'merchantNames',
  'merchants',
  'processingTypes',
  'riskScores',
];

export const isOfCards = ({ ruleRestrictions }: Rule): boolean =>
  OF_CARDS.some((name) => ruleRestrictions[name] !== undefined);

/** The other bank, as far as the account's number tells. */
function bankOf({ counterparty }: Attempt) {
  const account = member(counterparty?.bankAccount, 'accountIdentification');
  const iban = text(account, 'iban')?.replaceAll(' ', '');
  const local = /^(\w\w)Local$/.exec(text(account, 'type') ?? '')?.[1]?.toUpperCase();
  return {
    country: iban?.slice(0, 2) ?? (local === 'UK' ? 'GB' : local),
    iban,
    routingNumber: text(account, 'routingNumber'),
    sortCode: text(account, 'sortCode'),
  };
}

type Bank = ReturnType<typeof bankOf>;
type NamedBank = NonNullable<NonNullable<Restrictions['counterpartyBank']>['value']>[number];

const isBank = (bank: Bank, { country, identification, identificationType }: NamedBank): boolean =>
  (country === undefined || country === bank.country) &&
  (identification === undefined || bank[(identificationType ?? 'iban') as 'iban'] === identification);

const isAny = (operation: string, matches: boolean): boolean =>
  operation === 'noneMatch' ? !matches : matches;
const isEqual = (operation: string, own: boolean, value: boolean | undefined): boolean =>
  (own === value) === (operation !== 'notEquals');

/** Whether an attempt meets all conditions of a rule that do not count anything. */
export function meets(state: State, { ruleRestrictions: given, interval }: Rule, attempt: Attempt): boolean {
  const { counterpartyBank, countries, dayOfWeek, differentCurrencies, internationalTransaction, timeOfDay } =
    given;
  const bank = bankOf(attempt);
  const { weekday, time } = shownIn(interval, attempt.at);
  const { defaultCurrencyCode } = balancePlatformRecords(state).balanceAccounts.get(attempt.from) ?? {};
  const { startTime = '00:00', endTime = '24:00' } = timeOfDay?.value ?? {};
  const [start, end] = [sinceMidnight(startTime), sinceMidnight(endTime)];
  const isWithin = start <= end ? time >= start && time < end : time >= start || time < end;
  const checks = [
    counterpartyBank &&
      isAny(counterpartyBank.operation, !!counterpartyBank.value?.some((named) => isBank(bank, named))),
    countries && isAny(countries.operation, !!countries.value?.includes(bank.country ?? '')),
    dayOfWeek && isAny(dayOfWeek.operation, !!dayOfWeek.value?.some((day) => day === weekday)),
    timeOfDay && isEqual(timeOfDay.operation, isWithin, true),
    differentCurrencies &&
      isEqual(
        differentCurrencies.operation,
        attempt.amount.currency !== defaultCurrencyCode,
        differentCurrencies.value,
      ),
    internationalTransaction &&
      isEqual(
        internationalTransaction.operation,
        bank.country !== undefined && bank.country !== HOME,
        internationalTransaction.value,
      ),
  ];
  return checks.every((check) => check !== false);
}

/** The country whose banks the platform's own accounts are with. */
const HOME = 'NL';

/** Whether another attempt counts together with this one, as the rule counts. */
export function countsWith({ ruleRestrictions: given }: Rule, one: Attempt, other: Attempt): boolean {
  const { sameAmountRestriction, sameCounterpartyRestriction, matchingValues } = given;
  const isSame = ({ value, currency }: Amount): boolean =>
    value === one.amount.value && currency === one.amount.currency;
  const toWhom = ({ to, counterparty }: Attempt): string => JSON.stringify([to, counterparty]);
  const values = matchingValues?.value ?? [];
  return (
    (!sameAmountRestriction?.value || isSame(other.amount)) &&
    (!sameCounterpartyRestriction?.value || toWhom(one) === toWhom(other)) &&
    (!values.includes('amount') || one.amount.value === other.amount.value) &&
    (!values.includes('currency') || one.amount.currency === other.amount.currency)
  );
}
