import { jsonOfBase64 } from '../../facts/base64.js';
import { minorDigits } from '../../facts/currencies.js';
import type { Schema } from '../../client/operation.js';
import { lostOf, run } from '../../client/schema/validate.js';
import type { Amount } from '../../client/schema/values.js';
import { forbidden, invalid, malformed } from './service-error.js';

export type Fields = Readonly<Record<string, unknown>>;

/** One member of a JSON object; nothing inherited. */
export const member = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;

/** The fields of an object in base64 of either alphabet. Anything else reads as an object without any. */
export function decodedFields(base64: unknown): Fields {
  const value = typeof base64 === 'string' ? jsonOfBase64(base64) : undefined;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function text(holder: unknown, name: string): string | undefined {
  const value = member(holder, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw malformed(`Unexpected type of field ${name}`);
  return value;
}

/** The platform's structure check, by the row's own schema: an unknown field is refused, whatever it says. */
export function checkStructure(structure: string, schema: Schema, value: unknown): void {
  const { value: kept, issues } = run(schema, value);
  const issue = issues[0];
  if (issue) throw malformed(`Structure of ${structure} is wrong at ${issue.path?.join('.') || 'its root'}`);
  const unknown = lostOf(value, kept)?.at(-1);
  if (unknown !== undefined)
    throw malformed(`Structure of ${structure} contains the following unknown fields: [${unknown}]`);
}

export function readAmount(holder: unknown): Amount {
  const amount = member(holder, 'amount');
  if (typeof amount !== 'object' || amount === null)
    throw invalid('100', "Required object 'amount' is not provided.");
  const value = member(amount, 'value');
  const currency = member(amount, 'currency');
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw invalid('137', 'Invalid amount specified');
  if (typeof currency !== 'string' || minorDigits(currency) === undefined)
    throw invalid('138', 'Unsupported currency specified');
  return { value, currency };
}

/** The account every request names; another one than this credential's is refused before anything else is looked at. */
export function readMerchantAccount(holder: unknown, expected: string | undefined): string {
  const account = text(holder, 'merchantAccount');
  if (!account || (expected !== undefined && account !== expected))
    throw forbidden('901', 'Invalid Merchant Account');
  return account;
}

export function readShopperReference(holder: unknown): string | undefined {
  const reference = text(holder, 'shopperReference');
  if (reference !== undefined && (reference.length < 3 || reference.length > 256))
    throw invalid('128', 'Invalid shopperReference: between 3 and 256 characters');
  return reference;
}
