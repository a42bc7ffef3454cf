import { readEnvelope } from './envelope.js';
import { Refusal } from './refusal.js';

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

/** Whether text holds a run of digits that passes for a card number, however it is spaced. */
function holdsCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(/\d(?:[ .\-_/]?\d){11,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replace(/\D/g, '')));
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at--, isDoubled = !isDoubled) {
    const digit = digits.charCodeAt(at) - 48;
    sum += isDoubled ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

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
    const isEncrypted = /^encrypted/i.test(name);
    const isFine = isEncrypted
      ? readEnvelope(value) !== undefined ||
        (takesTestValues && typeof value === 'string' && TEST_VALUE.test(value))
      : (plain.includes(name) || !CLEAR_FIELDS.has(name.toLowerCase())) &&
        !(name === 'holderName' && holdsCardNumber(String(value)));
    if (!isFine) throw new Refusal('clear-card-data', { field: nameOf(parent, name) });
    refuseClearCardData(value, takesTestValues, plain, name);
  }
}

/** Only words of the contract are repeated: a name that a caller made up could itself be card data. */
function nameOf(parent: string, name: string): string {
  const word = /^[A-Za-z]{1,32}$/.test(name) ? name : 'encrypted';
  return parent === 'paymentMethod' ? `paymentMethod.${word}` : word;
}
