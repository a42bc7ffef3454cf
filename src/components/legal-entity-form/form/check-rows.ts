import { isCountry } from '../../../facts/countries.js';
import { fitsNumber, numberRuleOf } from '../../../facts/national-numbers.js';
import type { Fault } from './check-value.js';
import type { Row } from './entries.js';
import type { ListName } from './field.js';

/** By the name of the column. */
type RowFaults = Readonly<Record<string, Fault>>;

const MOST = 200;

const ID = /^[A-Za-z0-9]{6,40}$/;

function taxFaults({ country = '', number = '' }: Row): RowFaults {
  const rule = numberRuleOf(country, 'tax');
  return {
    ...(!country && { country: 'required' }),
    ...(country && !isCountry(country) && { country: 'not-country' }),
    ...(!number.trim() && { number: 'required' }),
    ...(number.trim() && !fitsNumber(number, rule) && { number: 'not-number' }),
  };
}

function associationFaults(row: Row, earlier: readonly Row[]): RowFaults {
  const { legalEntityId = '', type = '', jobTitle = '' } = row;
  const isTwice = earlier.some((other) => other['legalEntityId'] === legalEntityId && other['type'] === type);
  return {
    ...(legalEntityId.trim() === ''
      ? { legalEntityId: 'required' }
      : !ID.test(legalEntityId.trim()) && { legalEntityId: 'not-id' }),
    ...(type === '' ? { type: 'required' } : isTwice && { type: 'twice' }),
    ...(jobTitle.length > MOST && { jobTitle: 'too-long' }),
  };
}

function beneficiaryFaults({ description = '' }: Row): RowFaults {
  if (description.trim() === '') return { description: 'required' };
  return description.length > MOST ? { description: 'too-long' } : {};
}

/** What is wrong with a row. */
export function rowFaults(name: ListName, row: Row, earlier: readonly Row[]): RowFaults {
  if (name === 'taxInformation') return taxFaults(row);
  return name === 'entityAssociations' ? associationFaults(row, earlier) : beneficiaryFaults(row);
}
