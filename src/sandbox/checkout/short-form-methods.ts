import { Mandate } from '../../client/checkout/fields/basket.js';
import { run } from '../../client/schema/validate.js';
import { FIELD_KINDS } from '../../client/shopper/short-form-fields.js';
import { shortFormOf, type ShortField, type ShortForm } from '../../client/shopper/short-forms.js';
import { SEPA_COUNTRIES } from '../../facts/sepa.js';
import { member, text, type Fields } from '../refusals/fields.js';
import type { UsedCard } from './paying/card.js';
import { invalid } from '../refusals/service-error.js';
import { isOfferedIn, offer, type Offer } from './redirect-methods.js';

/** Methods with a few fields or with an app, and where they are offered. */
const OFFERS = [
  offer('blik', 'PL', 'PLN'),
  offer('mbway', 'PT', 'EUR'),
  offer('ancv', 'FR', 'EUR'),
  offer('vipps', 'NO', 'NOK'),
  offer('pix', 'BR', 'BRL'),
  offer('swish', 'SE', 'SEK'),
  offer('promptpay', 'TH', 'THB'),
  offer('paynow', 'SG', 'SGD'),
  offer('duitnow', 'MY', 'MYR'),
  offer('upi_qr', 'IN', 'INR'),
  offer('upi_collect', 'IN', 'INR', 'UPI ID'),
  offer('payu_IN_upi', 'IN', 'INR', 'UPI ID by PayU'),
  offer('wechatpayQR', 'CN HK JP SG', 'CNY EUR HKD JPY SGD USD'),
  offer('payto', 'AU', 'AUD'),
  offer('bcmc_mobile', 'BE', 'EUR'),
  offer('momo_wallet', 'VN', 'VND'),
  offer('multibanco', 'PT', 'EUR'),
  offer('bankTransfer_IBAN', SEPA_COUNTRIES.join(' '), 'EUR', 'Bank transfer'),
  offer('oxxo', 'MX', 'MXN'),
  offer('konbini', 'JP', 'JPY'),
  offer('fawry', 'EG', 'EGP'),
  offer('doku_mandiri_va', 'ID', 'IDR'),
  offer('doku_cimb_va', 'ID', 'IDR'),
  offer('doku_danamon_va', 'ID', 'IDR'),
  offer('doku_bni_va', 'ID', 'IDR'),
  offer('doku_bri_va', 'ID', 'IDR'),
  offer('doku_bca_va', 'ID', 'IDR'),
  offer('doku_permata_lite_atm', 'ID', 'IDR'),
  offer('doku_alfamart', 'ID', 'IDR'),
  offer('doku_indomaret', 'ID', 'IDR'),
  offer('doku_wallet', 'ID', 'IDR'),
  offer('doku_ovo', 'ID', 'IDR'),
  offer('econtext_seven_eleven', 'JP', 'JPY'),
  offer('econtext_stores', 'JP', 'JPY'),
  offer('econtext_atm', 'JP', 'JPY'),
  offer('econtext_online', 'JP', 'JPY'),
  offer('econtext', 'JP', 'JPY'),
];

export const shortFormOffers = (...asked: Parameters<typeof isOfferedIn>): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(...asked));

const missing = (field: string) => invalid('167', `Required field '${field}' is missing or not valid`);

function checkField(value: string | undefined, name: ShortField, form: ShortForm, place: string): void {
  if (value === undefined || FIELD_KINDS[name].read(value, form) === undefined)
    throw missing(`${place}.${name}`);
}

/** What says who pays, where a contract needs it: it may be left out, and has to be right where it is not. */
function checkGiven(input: Fields, name: ShortField, form: ShortForm): void {
  const isName = name !== 'socialSecurityNumber';
  const value = text(isName ? member(input, 'shopperName') : input, name);
  if (value !== undefined && FIELD_KINDS[name].read(value, form) === undefined)
    throw missing(isName ? `shopperName.${name}` : name);
}

/** Whether an account is named in one of the ways that the method has. */
const isIdentifier = (value: string, form: ShortForm): boolean =>
  form.identifiers?.some((fields) => {
    const parts = fields.length > 1 ? value.split('-') : [value];
    return (
      parts.length === fields.length &&
      fields.every((name, at) => FIELD_KINDS[name].read(parts[at] ?? '', form) === parts[at])
    );
  }) === true;

/** The mandate of a payment whose bank asks the shopper for one. What its structure lacks, the check of the request says. */
export function readMandate(input: Fields, method: string): Mandate | undefined {
  if (!shortFormOf(method)?.hasMandate) return undefined;
  const { value, issues } = run(Mandate(), member(input, 'mandate'));
  return issues.length === 0 ? (value as Mandate) : undefined;
}

/** What stands where a card would: what was typed is checked by the row that the page has asked by, and forgotten. */
export function shortFormAccount(_: unknown, input: Fields): UsedCard {
  const method = member(input, 'paymentMethod');
  const brand = text(method, 'type') ?? '';
  const form = shortFormOf(brand);
  if (form) {
    if (form.isPart && member(input, 'order') === undefined) throw missing('order');
    for (const name of form.fields) checkField(text(method, name), name, form, 'paymentMethod');
    for (const name of form.beside ?? [])
      checkField(text(member(input, 'shopperName'), name), name, form, 'shopperName');
    for (const name of form.onRequest ?? []) checkGiven(input, name, form);
    if (form.identifiers && !isIdentifier(text(method, 'shopperAccountIdentifier') ?? '', form))
      throw missing('paymentMethod.shopperAccountIdentifier');
  }
  const facts = { brand, lastFour: '', expiryMonth: '', expiryYear: '', holderName: undefined };
  return {
    card: { ...facts, steps: [form?.next === 'redirect' ? 'redirect-get' : 'await'], answer: 'APPROVED' },
    answer: 'APPROVED',
    securityCodeGiven: false,
  };
}
