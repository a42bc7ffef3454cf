import type { DebitMethod } from '../../client/shopper/debits.js';
import type { InvoiceMethod } from '../../client/shopper/invoices.js';
import type { IssuerMethod } from '../../client/shopper/issuers.js';
import { methodName } from '../../client/shopper/method-names.js';
import type { RedirectMethod } from '../../client/shopper/payment-methods.js';
import type { ShortFormMethod } from '../../client/shopper/short-forms.js';
import type { Amount } from '../../client/schema/values.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { takesAmount } from './amount-limits.js';
import type { UsedCard } from './paying/card.js';

export interface Offer {
  readonly type: RedirectMethod | ShortFormMethod | DebitMethod | InvoiceMethod | IssuerMethod;
  readonly name: string;
  /** ISO 3166-1 alpha-2 codes of the shoppers it is for. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  /** Where it is offered in apps alone. Left out: everywhere. */
  readonly channels?: readonly string[];
  /** Its scheme has ended: it is offered where the request names it alone, to try how a shop takes it until its contract is over. */
  readonly hasEnded?: boolean;
}

/** `name`: where methods of one name are to be told apart, as an account may call them. */
export const offer = (
  type: Offer['type'],
  countries: string,
  currencies: string,
  name = methodName(type) ?? type,
): Offer => ({
  type,
  name,
  countries: countries.split(' '),
  currencies: currencies.split(' '),
});

const EUROPE = 'AT BE CH DE DK ES FI FR GB IE IT NL NO PL PT SE';
/** The currencies of Europe’s largest markets. */
export const EUROPES_CURRENCIES = 'CHF DKK EUR GBP NOK PLN SEK';
const NORDIC = 'DK FI NO SE';
const NORDIC_CURRENCIES = 'DKK EUR NOK SEK';
const KLARNA = 'AT AU BE CA CH CZ DE DK ES FI FR GB GR IE IT NL NO PL PT RO SE US';
const KLARNAS_CURRENCIES = 'AUD CAD CHF CZK DKK EUR GBP NOK PLN RON SEK USD';
const PAYPAL = `${EUROPE} AU BR CA CZ HK MX MY NZ PH SG SK TH US`;
const PAYPALS_CURRENCIES = `${EUROPES_CURRENCIES} AUD BRL CAD CZK HKD MXN MYR NZD PHP SGD THB USD`;
const CHINESE = 'AUD CAD CNY EUR GBP HKD JPY NZD SGD USD';
const inApps = (...given: Parameters<typeof offer>): Offer => ({
  ...offer(...given),
  channels: ['iOS', 'Android'],
});

const ended = (...given: Parameters<typeof offer>): Offer => ({ ...offer(...given), hasEnded: true });

/** Methods by country, in the order of the platform's list. A real account offers those of its contract. */
const OFFERS: readonly Offer[] = [
  offer('ideal', 'NL', 'EUR'),
  // giropay ended on 31 December 2024. Sofort is being closed: Klarna's pay now takes its place.
  ended('giropay', 'DE', 'EUR'),
  offer('bizum', 'ES', 'EUR'),
  offer('twint', 'CH', 'CHF'),
  offer('mobilepay', 'DK FI', 'DKK EUR'),
  offer('nordea', 'FI', 'EUR'),
  offer('ebanking_FI', 'FI', 'EUR'),
  offer('knet', 'KW', 'KWD'),
  offer('benefit', 'BH', 'BHD'),
  offer('omannet', 'OM', 'OMR'),
  offer('naps', 'QA', 'QAR'),
  offer('mada', 'SA', 'SAR'),
  offer('alipay', 'CN', CHINESE),
  offer('alipay_wap', 'CN', CHINESE),
  offer('wechatpayWeb', 'CN', CHINESE),
  inApps('wechatpaySDK', 'CN', CHINESE),
  inApps('wechatpayMiniProgram', 'CN', CHINESE),
  offer('unionpay', 'CN', CHINESE),
  offer('alipay_hk', 'HK', 'HKD'),
  offer('alipay_hk_web', 'HK', 'HKD'),
  offer('alipay_hk_wap', 'HK', 'HKD'),
  offer('kakaopay', 'KR', 'KRW'),
  offer('kcp_naverpay', 'KR', 'KRW'),
  offer('kcp_payco', 'KR', 'KRW'),
  offer('kcp_creditcard', 'KR', 'KRW'),
  offer('kcp_banktransfer', 'KR', 'KRW'),
  offer('gcash', 'PH', 'PHP'),
  offer('paymaya_wallet', 'PH', 'PHP'),
  offer('grabpay_PH', 'PH', 'PHP'),
  offer('dana', 'ID', 'IDR'),
  offer('gopay_wallet', 'ID', 'IDR'),
  offer('grabpay_ID', 'ID', 'IDR'),
  offer('molpay_fpx', 'MY', 'MYR'),
  offer('touchngo', 'MY', 'MYR'),
  offer('molpay_boost', 'MY', 'MYR'),
  offer('grabpay_MY', 'MY', 'MYR'),
  offer('maybank2u_mae', 'MY', 'MYR'),
  offer('molpay_maybank2u', 'MY', 'MYR'),
  offer('molpay_cimb', 'MY', 'MYR'),
  offer('molpay_rhb', 'MY', 'MYR'),
  offer('molpay_amb', 'MY', 'MYR'),
  offer('molpay_hlb', 'MY', 'MYR'),
  offer('molpay_affin_epg', 'MY', 'MYR'),
  offer('molpay_bankislam', 'MY', 'MYR'),
  offer('molpay_publicbank', 'MY', 'MYR'),
  offer('fpx_agrobank', 'MY', 'MYR'),
  offer('molpay_ebanking_MY', 'MY', 'MYR'),
  offer('molpay_ebanking_direct_MY', 'MY', 'MYR'),
  offer('truemoney', 'TH', 'THB'),
  offer('grabpay_TH', 'TH', 'THB'),
  offer('grabpay_VN', 'VN', 'VND'),
  offer('molpay_ebanking_VN', 'VN', 'VND'),
  offer('grabpay_SG', 'SG', 'SGD'),
  offer('onlinebanking_IN', 'IN', 'INR'),
  offer('paytm', 'IN', 'INR'),
  offer('wallet_IN', 'IN', 'INR'),
  offer('payu_IN_nb', 'IN', 'INR'),
  offer('payu_IN_cashcard', 'IN', 'INR'),
  offer('paypal', PAYPAL, PAYPALS_CURRENCIES),
  offer('klarna', KLARNA, KLARNAS_CURRENCIES),
  offer('klarna_paynow', 'AT CH DE SE', 'CHF EUR SEK'),
  offer('klarna_account', 'DE GB NO SE US', 'EUR GBP NOK SEK USD'),
  offer('klarna_b2b', 'DE', 'EUR'),
  offer('klarnapayments', 'DK FI', 'DKK EUR'),
  offer('klarnapayments_account', 'DK FI', 'DKK EUR'),
  offer('klarnapayments_b2b', 'DK FI', 'DKK EUR'),
  offer('trustly', 'AT DE DK EE ES FI GB LT LV NL NO SE', 'DKK EUR GBP NOK SEK'),
  offer('trustlyvector', 'CA US', 'CAD USD'),
  ended('directEbanking', 'AT BE CH', 'CHF EUR'),
  offer('paypo', 'PL', 'PLN'),
  offer('scalapay', 'IT', 'EUR'),
  offer('scalapay_3x', 'FR IT', 'EUR'),
  offer('scalapay_4x', 'FR IT', 'EUR'),
  offer('alma', 'FR', 'EUR'),
  offer('walley', NORDIC, NORDIC_CURRENCIES),
  offer('walley_b2b', NORDIC, NORDIC_CURRENCIES),
  offer('ikano', 'SE', 'SEK'),
  offer('clearpay', 'GB', 'GBP'),
  offer('afterpaytouch', 'AU CA NZ US', 'AUD CAD NZD USD'),
  offer('zip', 'AU NZ', 'AUD NZD'),
  offer('paybright', 'CA', 'CAD'),
  offer('paysafecard', EUROPE, EUROPES_CURRENCIES),
  offer('neteller', 'GB', 'GBP'),
  offer('moneybookers', 'AT DE GB', 'EUR GBP'),
  offer('cashticket', 'AT DE', 'EUR'),
  offer('karenmillen', 'GB', 'GBP'),
  offer('oasis', 'GB', 'GBP'),
  offer('warehouse', 'GB', 'GBP'),
];

/** Whether something is offered to a shopper of a country; nothing is where the request names none. Default: on the web, for any amount. */
export const isOfferedIn =
  (country: string | undefined, amount?: Amount, channel = 'Web') =>
  ({ type, countries, currencies, channels }: Offer): boolean =>
    country !== undefined &&
    countries.includes(country) &&
    (amount === undefined || (currencies.includes(amount.currency) && takesAmount(type, amount))) &&
    (channels?.includes(channel) ?? true);

/** Redirect methods for a shopper's country; none where the request names no country. */
export const redirectOffers = (...asked: Parameters<typeof isOfferedIn>): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(...asked));

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
