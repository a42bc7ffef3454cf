import { codeLength, codeRule, type Brand } from './brand.js';
import type { FieldCode } from './protocol.js';

/** Three digits, four for American Express, either while the brand is not known. */
export function securityCodeCode({ length }: string, brand: Brand | undefined): FieldCode {
  if (!length) return codeRule(brand) === 'optional' ? 'valid' : 'empty';
  return length === codeLength(brand) || length === codeLength(brand, 4) ? 'valid' : 'incomplete';
}
