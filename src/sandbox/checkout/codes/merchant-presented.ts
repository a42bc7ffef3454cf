import { crc16 } from '../../../facts/crc16.js';
import { minorDigits } from '../../../facts/currencies.js';
import { decimalOf } from '../../../client/money.js';
import type { Asked } from './asked.js';

/** One field, or a template of fields, with its id of two digits. */
type Field = readonly [id: string, value: string | readonly Field[]];

interface Scheme {
  /** Template of the merchant's account, in which each scheme has fields of its own. */
  readonly account: Field;
  /** ISO 4217, by number. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
  /** Template of additional data, by the scheme's rules. */
  readonly additional: readonly Field[];
}

function written([id, value]: Field): string {
  const text = typeof value === 'string' ? value : value.map(written).join('');
  return `${id}${String(text.length).padStart(2, '0')}${text}`;
}

/** An amount in units, with a decimal point. */
export const inUnits = ({ value, currency }: Asked['amount']): string =>
  decimalOf(value, minorDigits(currency) ?? 0);

/** A code that may be paid once, as EMVCo's "Merchant-Presented Mode" lays it out: fields, then their checksum. */
export function merchantPresented({ amount, merchant }: Asked, scheme: Scheme): string {
  const fields: readonly Field[] = [
    ['00', '01'],
    ['01', '12'],
    scheme.account,
    ['52', '0000'],
    ['53', scheme.currency],
    ['54', inUnits(amount)],
    ['58', scheme.country],
    ['59', merchant.slice(0, 25)],
    ['60', scheme.city],
    ['62', scheme.additional],
  ];
  const text = `${fields.map(written).join('')}6304`;
  return `${text}${crc16(text)}`;
}
