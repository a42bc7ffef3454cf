import { amountInput } from '../../../client/amount-input.js';
import type {
  TransactionRuleInfo,
  TransactionRuleRestrictions,
} from '../../../client/balance-platform/index.js';
import { parseAmount } from '../../../client/index.js';
import type { ConditionName } from '../../../facts/transaction-rules.js';
import type { Row } from '../../parts/form/field.js';
import { conditionsOf, isConditionName, VALUE_KINDS, type Condition } from '../rule/condition.js';
import { isSameValue } from '../rule/same.js';
import { codesIn } from './country-list.js';

type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? (value as readonly Fields[]) : [];
const joined = (value: unknown): string => listOf(value).map(String).join(' ');
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const namesIn = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** What stands in a row for a value, by the name of the column. */
function cellsOf(name: ConditionName, value: unknown, language: string): Row {
  const fields = Object(value) as Fields;
  const kind = VALUE_KINDS[name];
  switch (kind) {
    case 'banks':
      return { countries: joined(listOf(value).map(({ country }) => country)) };
    case 'merchants':
      return {
        merchants: joined(
          listOf(value).map((each) => `${asText(each['acquirerId'])}/${asText(each['merchantId'])}`),
        ),
      };
    case 'names':
      return {
        nameOperation: asText(listOf(value)[0]?.['operation']),
        names: listOf(value)
          .map((each) => asText(each['value']))
          .join(', '),
      };
    case 'number':
      return { number: asText(value) };
    case 'flag':
      return { flag: value === true ? 'yes' : 'no' };
    case 'time':
      return { start: asText(fields['startTime']).slice(0, 5), end: asText(fields['endTime']).slice(0, 5) };
    case 'amount': {
      const currency = asText(fields['currency']);
      return { currency, amount: amountInput({ value: Number(fields['value']), currency }, language) };
    }
    case 'scores':
      return { visa: asText(fields['visa']), mastercard: asText(fields['mastercard']) };
    default:
      return { [kind]: joined(value) };
  }
}

function valueOf(name: ConditionName, cell: (column: string) => string, language: string): unknown {
  const kind = VALUE_KINDS[name];
  switch (kind) {
    case 'banks':
      return codesIn(cell('countries')).map((country) => ({ country }));
    case 'merchants':
      return codesIn(cell('merchants')).map((each) => {
        const [acquirerId = '', merchantId = ''] = each.split('/');
        return { acquirerId, merchantId };
      });
    case 'names':
      return namesIn(cell('names')).map((value) => ({ operation: cell('nameOperation'), value }));
    case 'number':
      return Number(cell('number') || 0);
    case 'flag':
      return cell('flag') === 'yes';
    case 'time':
      return { startTime: cell('start'), endTime: cell('end') };
    case 'amount': {
      const currency = cell('currency').toUpperCase();
      return { value: parseAmount(cell('amount'), currency, language) ?? 0, currency };
    }
    case 'scores': {
      const [visa, mastercard] = [cell('visa'), cell('mastercard')];
      return { ...(visa && { visa: Number(visa) }), ...(mastercard && { mastercard: Number(mastercard) }) };
    }
    default:
      return codesIn(cell(kind));
  }
}

/** The condition that a row says; nothing while it does not say which. */
function conditionOf(row: Row, language: string): readonly [ConditionName, Condition] | undefined {
  const cell = (column: string): string => row[column]?.trim() ?? '';
  const name = cell('field');
  if (!isConditionName(name)) return undefined;
  const operation = VALUE_KINDS[name] === 'flag' ? 'equals' : cell('operation');
  return [name, { operation, value: valueOf(name, cell, language) }];
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Conditions that the form cannot say as they are. They stay. */
  readonly kept: TransactionRuleRestrictions;
}

/** The rows of a rule's conditions. One that its row would change is kept instead: nothing is lost by opening a form. */
export function rowsOf(restrictions: TransactionRuleRestrictions, language: string): Rows {
  const rows: Row[] = [];
  const kept: Partial<Record<ConditionName, Condition>> = {};
  for (const [name, condition] of conditionsOf(restrictions)) {
    const row = { field: name, operation: condition.operation, ...cellsOf(name, condition.value, language) };
    if (isSameValue(conditionOf(row, language)?.[1], condition)) rows.push(row);
    else kept[name] = condition;
  }
  return { rows, kept: kept as TransactionRuleRestrictions };
}

export function restrictionsOf(
  rows: readonly Row[],
  kept: TransactionRuleRestrictions,
  language: string,
): TransactionRuleInfo['ruleRestrictions'] {
  const typed = rows.map((row) => conditionOf(row, language)).filter((each) => each !== undefined);
  return { ...kept, ...Object.fromEntries(typed) } as TransactionRuleInfo['ruleRestrictions'];
}
