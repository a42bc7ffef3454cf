import type { EncryptedField } from '../facts/encrypted-fields.js';
import type { Assessment, Values } from './card.js';
import { lettersAndDigitsOf } from './digits.js';
import { parseExpiry } from './expiry.js';
import { seal } from './jwe.js';
import type { FieldName } from './protocol.js';

/**
 * One envelope for each thing that is asked for and filled in, all stamped with the same time: milliseconds by the
 * server's clock.
 */
export async function sealCard(
  { number, expiry, securityCode }: Omit<Values, 'holderName'>,
  { codes }: Assessment,
  key: CryptoKey,
  now: number,
): Promise<Partial<Record<EncryptedField, string>>> {
  const generationtime = new Date(now).toISOString();
  const [month, year] = parseExpiry(expiry) ?? [];
  const texts: [FieldName, EncryptedField, member: string, value: string | undefined][] = [
    ['number', 'encryptedCardNumber', 'number', lettersAndDigitsOf(number)],
    ['expiry', 'encryptedExpiryMonth', 'expiryMonth', month],
    ['expiry', 'encryptedExpiryYear', 'expiryYear', year],
    ['securityCode', 'encryptedSecurityCode', 'cvc', lettersAndDigitsOf(securityCode)],
  ];
  const sealed = texts
    .filter(([field, , , value]) => value && codes.has(field))
    .map(async ([, name, member, value]) => [
      name,
      await seal(JSON.stringify({ [member]: value, generationtime }), key),
    ]);
  return Object.fromEntries(await Promise.all(sealed)) as Partial<Record<EncryptedField, string>>;
}
