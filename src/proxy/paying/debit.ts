import { debitFieldKind } from '../../client/shopper/debit-fields.js';
import { debitFieldsOf } from '../../client/shopper/debits.js';
import type { PayRequest } from '../../client/shopper/index.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import { Refusal } from '../refusal.js';

type Method = PayRequest['paymentMethod'];

/**
 * Every field of the method's row is there, in the one form that it is sent in, and no other. Of an account that is stored there is
 * none, and what the shopper agrees to all the same.
 */
export function checkDebit(type: string, debit: Method['debit'], isStored: boolean): void {
  if (isStored && !debit) throw new Refusal('invalid-request', { field: 'paymentMethod.debit.consents' });
  const fields = isStored ? [] : debitFieldsOf(type);
  const isAsked = (name: string): boolean => fields.some(([field]) => field === name);
  const { consents: _, ...given } = debit ?? { consents: [] };
  const foreign = Object.entries(given).find(([name, value]) => value !== undefined && !isAsked(name));
  const wrong = fields.find(([name, kind]) => {
    const value = debit?.[name];
    return value === undefined || debitFieldKind(kind).read(value) !== value;
  });
  const [field] = foreign ?? wrong ?? [];
  if (field !== undefined) throw new Refusal('invalid-request', { field: `paymentMethod.debit.${field}` });
}

/** A direct debit as the platform takes it. What was agreed to is kept beside it. */
export function debitRequest({ type, debit, storedPaymentMethodId }: Method): Record<string, unknown> {
  const { consents: _, shopperEmail, ...fields } = debit ?? { consents: [] };
  return {
    paymentMethod: dropAbsent({ type, storedPaymentMethodId, ...fields }),
    ...(shopperEmail !== undefined && { shopperEmail }),
  };
}
