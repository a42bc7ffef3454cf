import type { TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import { SEPA_COUNTRIES } from '../../../facts/sepa.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { TemplateName } from './template-names.js';
import { ownZone } from '../../parts/table/time-text.js';

/** What a rule is set on that begins from nothing: the platform, where it is known. */
export interface Beginning {
  readonly scope: TransactionRuleInfo['entityKey'];
  readonly currency: string;
}

const restrictions: Readonly<
  Record<TemplateName, (currency: string) => TransactionRuleInfo['ruleRestrictions']>
> = {
  night: () => ({
    timeOfDay: { operation: 'equals', value: { startTime: '23:00', endTime: '06:00' } },
  }),
  country: () => ({ countries: { operation: 'noneMatch', value: [...SEPA_COUNTRIES] } }),
  amount: (currency) => ({
    totalAmount: {
      operation: 'greaterThan',
      value: { value: 1000 * 10 ** (minorDigits(currency) ?? 2), currency },
    },
  }),
};

/** A rule to begin from: it blocks, and nothing else is said of it. */
export const beginningOf = (
  { scope, currency }: Beginning,
  template: TemplateName | undefined,
  name: string,
): TransactionRuleInfo => ({
  description: name,
  reference: template ?? '',
  entityKey: scope,
  type: 'blockList',
  requestType: 'authorization',
  outcomeType: 'hardBlock',
  interval: { type: 'perTransaction', ...(template === 'night' && { timeZone: ownZone() }) },
  ruleRestrictions: template ? restrictions[template](currency) : {},
  status: 'inactive',
});
