import type { PayRequest } from '../../client/shopper/index.js';
import { issuerNames } from '../../client/shopper/issuers.js';
import { FIELD_KINDS } from '../../client/shopper/short-form-fields.js';
import {
  askedBy,
  identifierIn,
  shortFormOf,
  type ShortField,
  type ShortFields,
  type ShortForm,
} from '../../client/shopper/short-forms.js';
import { Refusal } from '../refusal.js';

type Method = PayRequest['paymentMethod'];

/** Every field of the method's row is there, in the one form that it is sent in, and no other. */
export function checkShortForm(type: string, fields: Method['fields'] = {}): void {
  const form = shortFormOf(type);
  const asked = form ? askedBy(form, identifierIn(form, fields)) : [];
  // Whether they are asked for, the order says.
  const onRequest = form?.onRequest ?? [];
  const wrong = (Object.keys(FIELD_KINDS) as ShortField[]).find((name) => {
    const value = fields[name];
    if (value === undefined) return asked.includes(name) && form?.optional?.includes(name) !== true;
    return ![...asked, ...onRequest].includes(name) || !form || FIELD_KINDS[name].read(value, form) !== value;
  });
  if (wrong) throw new Refusal('invalid-request', { field: `paymentMethod.fields.${wrong}` });
}

/** What the platform is told beside a method's name. No script of PayPal's is in the page, so its shopper leaves for it. */
const SENT_WITH: Readonly<Record<string, Record<string, unknown>>> = {
  paypal: { subtype: 'redirect' },
  // The specification requires it: the first of a row of debits, and here the only one.
  upi_collect: { billingSequenceNumber: '1' },
};

/** What names an account, in one text, and the rest, which says who pays: an email that names an account is not told as theirs. */
function apart(form: ShortForm, fields: ShortFields): ShortFields & { readonly identifier?: string } {
  const names = identifierIn(form, fields);
  if (!names) return fields;
  const rest = Object.entries(fields).filter(([name]) => !names.includes(name as ShortField));
  return { ...Object.fromEntries(rest), identifier: names.map((name) => fields[name]).join('-') };
}

/**
 * A method as the platform takes it. What says who pays goes into the method and beside it: the specification asks for the
 * first, and the platform's own page sends the second.
 */
export function shortFormRequest({
  fields,
  person: _,
  installments: __,
  issuer,
  ...method
}: Method): Record<string, unknown> {
  const form = shortFormOf(method.type);
  const required = form?.fields.map((name) => [name, fields?.[name]]);
  const { identifier, ...beside } = form && fields ? apart(form, fields) : {};
  const given = Object.entries({
    ...SENT_WITH[method.type],
    ...method,
    ...Object.fromEntries(required ?? []),
    shopperAccountIdentifier: identifier,
    [issuerNames(method.type).picked]: issuer,
  }).filter(([, value]) => value !== undefined);
  const { firstName, lastName, telephoneNumber, shopperEmail, socialSecurityNumber } = beside;
  return {
    paymentMethod: Object.fromEntries(given),
    shopperName: firstName === undefined ? undefined : { firstName, lastName },
    telephoneNumber,
    shopperEmail,
    socialSecurityNumber,
  };
}
