import { minorDigits } from '../../facts/currencies.js';
import {
  invoiceOf,
  type Invoice,
  type InvoiceMethod,
  type PersonPart,
} from '../../client/shopper/invoices.js';
import { addressFields, ownFields, readPersonField } from '../../client/shopper/person-fields.js';
import { requestedAnswer, type IssuerAnswerName } from '../cards/issuer.js';
import { member, readAmount, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { UsedCard } from './paying/card.js';
import { isOfferedIn, offer, type Offer } from './redirect-methods.js';

const offered = (type: InvoiceMethod, currencies: string, name?: string): Offer =>
  offer(type, invoiceOf(type)?.countries.join(' ') ?? '', currencies, name);

const OFFERS = [
  offered('boletobancario', 'BRL'),
  offered('boletobancario_bradesco', 'BRL'),
  offered('boletobancario_itau', 'BRL'),
  offered('boletobancario_santander', 'BRL'),
  offered('boletobancario_bancodobrasil', 'BRL'),
  offered('boletobancario_hsbc', 'BRL'),
  offered('primeiropay_boleto', 'BRL', 'Boleto by PrimeiroPay'),
  offered('afterpay_default', 'EUR'),
  offered('afterpay_b2b', 'EUR', 'Riverty for businesses'),
  offered('openinvoice', 'CHF DKK EUR NOK SEK', 'Pay by invoice'),
  offered('ratepay', 'CHF EUR'),
  offered('affirm', 'CAD USD'),
  offered('atome', 'MYR SGD'),
  offered('oney', 'EUR'),
  offered('facilypay', 'EUR', 'Facilypay'),
  ...([3, 4, 6, 10, 12] as const).map((parts) =>
    offered(`facilypay_${parts}x`, 'EUR', `Facilypay in ${parts}`),
  ),
];

export const invoiceOffers = (...asked: Parameters<typeof isOfferedIn>): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(...asked));

/** Where Checkout has each thing that a row asks for. */
const PLACES = {
  companyName: ['company', 'name'],
  registrationNumber: ['company', 'registrationNumber'],
  firstName: ['shopperName', 'firstName'],
  lastName: ['shopperName', 'lastName'],
  dateOfBirth: ['dateOfBirth'],
  socialSecurityNumber: ['socialSecurityNumber'],
  telephoneNumber: ['telephoneNumber'],
  shopperEmail: ['shopperEmail'],
} as const;

/** What the shopper does next. */
const STEPS = { redirect: 'redirect-get', voucher: 'await' } as const;

/** Units of any currency that a shopper may owe; more is declined. */
const LIMIT = 5000;

const missing = (name: string) => invalid('158', `Required field '${name}' is missing or not valid`);

/** What stands where a card would: the shopper, who is checked by the row that the page has asked by, and forgotten. */
export function invoiceAccount(state: { now(): number }, input: Fields): UsedCard {
  const brand = text(member(input, 'paymentMethod'), 'type') ?? '';
  const invoice = invoiceOf(brand);
  if (invoice) checkShopper(invoice, input, state.now());
  const isPaidLater = invoice?.next !== 'voucher';
  const answer = isPaidLater ? decisionOn(input) : 'APPROVED';
  const facts = { brand, lastFour: '', expiryMonth: '', expiryYear: '', holderName: undefined };
  return {
    card: { ...facts, steps: invoice?.next ? [STEPS[invoice.next]] : [], answer },
    answer,
    securityCodeGiven: false,
  };
}

function checkShopper(invoice: Invoice, input: Fields, now: number): void {
  const lines = member(input, 'lineItems');
  if (invoice.next !== 'voucher' && (!Array.isArray(lines) || lines.length === 0)) throw missing('lineItems');
  const { countries } = invoice;
  const billing = member(input, 'billingAddress');
  const country = text(billing, 'country') ?? '';
  const place = { country, countries, now };
  for (const { name, isOptional } of ownFields(invoice)) {
    const [outer, inner] = PLACES[name as PersonPart];
    const value = inner ? text(member(input, outer), inner) : text(input, outer);
    if (value === undefined && isOptional) continue;
    if (value === undefined || readPersonField(name, value, place) === undefined)
      throw missing(inner ? `${outer}.${inner}` : outer);
  }
  if (!countries.includes(country)) throw missing('billingAddress.country');
  for (const { name, path, isOptional } of addressFields(invoice, 'billingAddress', country).flat()) {
    const value = text(billing, name);
    if (!isOptional && (value === undefined || readPersonField(name, value, place) === undefined))
      throw missing(path);
  }
}

/** Decided by the last name, as an issuer decides by the name on a card, and by the amount. */
function decisionOn(input: Fields): IssuerAnswerName {
  const { value, currency } = readAmount(input);
  const name = text(member(input, 'shopperName'), 'lastName')?.toUpperCase();
  const asked = requestedAnswer(name, undefined);
  return asked ?? (value > LIMIT * 10 ** (minorDigits(currency) ?? 0) ? 'NOT_ENOUGH_BALANCE' : 'APPROVED');
}
