import type { RedirectMethod } from '../../client/shopper/payment-methods.js';
import { shortFormOf, type ShortFormMethod } from '../../client/shopper/short-forms.js';
import { member, text, type Fields } from '../refusals/fields.js';
import type { UsedCard } from './paying/card.js';

export interface Offer {
  readonly type: RedirectMethod | ShortFormMethod;
  readonly name: string;
  /** ISO 3166-1 alpha-2 codes of the shoppers it is for. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
}

export const offer = (type: Offer['type'], name: string, countries: string, currencies: string): Offer => ({
  type,
  name,
  countries: countries.split(' '),
  currencies: currencies.split(' '),
});

const KLARNA = 'AT AU BE CA CH CZ DE DK ES FI FR GB GR IE IT NL NO PL PT RO SE US';

/** Methods by country, in the order of the platform's list. A real account offers those of its contract. */
const OFFERS: readonly Offer[] = [
  offer('ideal', 'iDEAL | Wero', 'NL', 'EUR'),
  offer('bizum', 'Bizum', 'ES', 'EUR'),
  offer('twint', 'TWINT', 'CH', 'CHF'),
  offer('mobilepay', 'MobilePay', 'DK FI', 'DKK EUR'),
  offer('trustly', 'Trustly', 'AT DE DK EE ES FI GB LT LV NL NO SE', 'DKK EUR GBP NOK SEK'),
  offer('klarna', 'Klarna', KLARNA, 'AUD CAD CHF CZK DKK EUR GBP NOK PLN RON SEK USD'),
  offer('scalapay_3x', 'Scalapay', 'IT', 'EUR'),
  offer('alma', 'Alma', 'FR', 'EUR'),
  offer('walley', 'Walley', 'DK FI NO SE', 'DKK EUR NOK SEK'),
  offer('clearpay', 'Clearpay', 'GB', 'GBP'),
  offer('afterpaytouch', 'Afterpay', 'AU CA NZ US', 'AUD CAD NZD USD'),
  offer('paybright', 'Affirm', 'CA', 'CAD'),
  offer('alipay', 'Alipay', 'CN', 'CNY EUR GBP USD'),
  offer('kakaopay', 'KakaoPay', 'KR', 'KRW'),
  offer('gcash', 'GCash', 'PH', 'PHP'),
  offer('dana', 'DANA', 'ID', 'IDR'),
  offer('gopay_wallet', 'GoPay', 'ID', 'IDR'),
  offer('touchngo', "Touch 'n Go", 'MY', 'MYR'),
  offer('truemoney', 'TrueMoney', 'TH', 'THB'),
  offer('grabpay_SG', 'GrabPay', 'SG', 'SGD'),
  offer('knet', 'KNET', 'KW', 'KWD'),
];

/** Whether something is offered to a shopper of a country; nothing is where the request names none. */
export const isOfferedIn =
  (country: string | undefined, currency: string | undefined) =>
  ({ countries, currencies }: Offer): boolean =>
    country !== undefined &&
    countries.includes(country) &&
    (currency === undefined || currencies.includes(currency));

/** Redirect methods for a shopper's country; none where the request names no country. */
export const redirectOffers = (country: string | undefined, currency: string | undefined): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(country, currency));

/** Name of a method for shoppers; the platform's own word where the sandbox offers it nowhere. */
export const methodName = (type: string): string =>
  OFFERS.find((each) => each.type === type)?.name ?? shortFormOf(type)?.name ?? type;

/** Takes a card's place: the shopper approves on the method's own page, and comes back with the result. */
export function redirectAccount(_: unknown, input: Fields): UsedCard {
  const brand = text(member(input, 'paymentMethod'), 'type') ?? '';
  const facts = { brand, lastFour: '', expiryMonth: '', expiryYear: '', holderName: undefined };
  return {
    card: { ...facts, steps: ['redirect-get'], answer: 'APPROVED' },
    answer: 'APPROVED',
    securityCodeGiven: false,
  };
}
