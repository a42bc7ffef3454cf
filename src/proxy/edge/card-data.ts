import { holdsNumber } from '../../frame/digits.js';
import { readEnvelope } from './envelope.js';
import { Refusal } from '../refusal.js';

/** Names that clear card data goes by in any interface of the platform, in lower case. */
const CLEAR_FIELDS = new Set([
  'number',
  'cardnumber',
  'card',
  'pan',
  'cvc',
  'cvv',
  'cvc2',
  'cvv2',
  'securitycode',
  'expirymonth',
  'expiryyear',
  'expirydate',
  'expiry',
  'track1',
  'track2',
  'bin',
]);

const TEST_VALUE = /^test_\w{1,64}$/;

/**
 * Text in which eight digits are never right, in any interface: a card number in it was typed into the wrong field, or put
 * there. Not among them is what may be a number: references, ids, telephones, addresses, a browser's own facts, envelopes,
 * and the results of a bank.
 */
const WORDS = new Set([
  'holderName',
  'ownerName',
  'brand',
  'locale',
  'shopperLocale',
  'language',
  'countryCode',
  'currency',
  'contract',
  'recurringDetailName',
  'recurringFrequency',
]);

const isWords = (name: string, parent: string): boolean =>
  WORDS.has(name) || (parent === 'paymentMethod' && !/id$/i.test(name));

/** Empty for an object, because its fields are each looked at on their own. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a text has too many digits for words, however they are written. */
export const holdsCardNumber = (value: unknown): boolean => holdsNumber(textOf(value).normalize('NFKC'));

/**
 * Refuses a body that carries card data in clear, or calls something encrypted that is not. `test_` values stand for
 * encrypted ones at the platform's test systems, never in live. `plain` names fields that are no card data in this row.
 */
export function refuseClearCardData(
  body: unknown,
  takesTestValues: boolean,
  plain: readonly string[] = [],
  parent = '',
): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    const isEncrypted = /^encrypted/i.test(name) && !plain.includes(name);
    const isFine = isEncrypted
      ? readEnvelope(value) !== undefined ||
        (takesTestValues && typeof value === 'string' && TEST_VALUE.test(value))
      : (plain.includes(name) || !CLEAR_FIELDS.has(name.toLowerCase())) &&
        !(isWords(name, parent) && holdsCardNumber(value));
    if (!isFine) throw new Refusal('clear-card-data', { field: nameOf(parent, name) });
    refuseClearCardData(value, takesTestValues, plain, name);
  }
}

/** Only words of the contract are repeated: a name that a caller made up could itself be card data. */
function nameOf(parent: string, name: string): string {
  const word = /^[A-Za-z]{1,32}$/.test(name) ? name : 'encrypted';
  return parent === 'paymentMethod' ? `paymentMethod.${word}` : word;
}
