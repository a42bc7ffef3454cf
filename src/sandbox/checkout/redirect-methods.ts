import { debitOf, type DebitMethod } from '../../client/shopper/debits.js';
import { invoiceOf, type InvoiceMethod } from '../../client/shopper/invoices.js';
import { issuerListOf, type IssuerMethod } from '../../client/shopper/issuers.js';
import type { RedirectMethod } from '../../client/shopper/payment-methods.js';
import { shortFormOf, type ShortFormMethod } from '../../client/shopper/short-forms.js';
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

export const offer = (type: Offer['type'], name: string, countries: string, currencies: string): Offer => ({
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
const inApps = (type: Offer['type'], name: string, countries: string, currencies: string): Offer => ({
  ...offer(type, name, countries, currencies),
  channels: ['iOS', 'Android'],
});

const ended = (...given: Parameters<typeof offer>): Offer => ({ ...offer(...given), hasEnded: true });

/** Methods by country, in the order of the platform's list. A real account offers those of its contract. */
const OFFERS: readonly Offer[] = [
  offer('ideal', 'iDEAL | Wero', 'NL', 'EUR'),
  // giropay ended on 31 December 2024. Sofort is being closed: Klarna's pay now takes its place.
  ended('giropay', 'giropay', 'DE', 'EUR'),
  offer('bizum', 'Bizum', 'ES', 'EUR'),
  offer('twint', 'TWINT', 'CH', 'CHF'),
  offer('mobilepay', 'MobilePay', 'DK FI', 'DKK EUR'),
  offer('nordea', 'Nordea', 'FI', 'EUR'),
  offer('ebanking_FI', 'Finnish online banking', 'FI', 'EUR'),
  offer('knet', 'KNET', 'KW', 'KWD'),
  offer('benefit', 'Benefit', 'BH', 'BHD'),
  offer('omannet', 'OmanNet', 'OM', 'OMR'),
  offer('naps', 'NAPS', 'QA', 'QAR'),
  offer('mada', 'mada', 'SA', 'SAR'),
  offer('alipay', 'Alipay', 'CN', CHINESE),
  offer('alipay_wap', 'Alipay on a mobile website', 'CN', CHINESE),
  offer('wechatpayWeb', 'WeChat Pay', 'CN', CHINESE),
  inApps('wechatpaySDK', 'WeChat Pay', 'CN', CHINESE),
  inApps('wechatpayMiniProgram', 'WeChat Pay', 'CN', CHINESE),
  offer('unionpay', 'UnionPay', 'CN', CHINESE),
  offer('alipay_hk', 'AlipayHK', 'HK', 'HKD'),
  offer('alipay_hk_web', 'AlipayHK on a website', 'HK', 'HKD'),
  offer('alipay_hk_wap', 'AlipayHK on a mobile website', 'HK', 'HKD'),
  offer('kakaopay', 'KakaoPay', 'KR', 'KRW'),
  offer('kcp_naverpay', 'Naver Pay', 'KR', 'KRW'),
  offer('kcp_payco', 'PAYCO', 'KR', 'KRW'),
  offer('kcp_creditcard', 'Korean cards', 'KR', 'KRW'),
  offer('kcp_banktransfer', 'Korean bank transfer', 'KR', 'KRW'),
  offer('gcash', 'GCash', 'PH', 'PHP'),
  offer('paymaya_wallet', 'Maya', 'PH', 'PHP'),
  offer('grabpay_PH', 'GrabPay', 'PH', 'PHP'),
  offer('dana', 'DANA', 'ID', 'IDR'),
  offer('gopay_wallet', 'GoPay', 'ID', 'IDR'),
  offer('grabpay_ID', 'GrabPay', 'ID', 'IDR'),
  offer('molpay_fpx', 'FPX', 'MY', 'MYR'),
  offer('touchngo', "Touch 'n Go", 'MY', 'MYR'),
  offer('molpay_boost', 'Boost', 'MY', 'MYR'),
  offer('grabpay_MY', 'GrabPay', 'MY', 'MYR'),
  offer('maybank2u_mae', 'MAE by Maybank2u', 'MY', 'MYR'),
  offer('molpay_maybank2u', 'Maybank2u', 'MY', 'MYR'),
  offer('molpay_cimb', 'CIMB Clicks', 'MY', 'MYR'),
  offer('molpay_rhb', 'RHB Now', 'MY', 'MYR'),
  offer('molpay_amb', 'AmOnline', 'MY', 'MYR'),
  offer('molpay_hlb', 'Hong Leong Connect', 'MY', 'MYR'),
  offer('molpay_affin_epg', 'Affin Bank', 'MY', 'MYR'),
  offer('molpay_bankislam', 'Bank Islam', 'MY', 'MYR'),
  offer('molpay_publicbank', 'Public Bank', 'MY', 'MYR'),
  offer('fpx_agrobank', 'Agrobank', 'MY', 'MYR'),
  offer('molpay_ebanking_MY', 'Malaysian online banking', 'MY', 'MYR'),
  offer('molpay_ebanking_direct_MY', 'Malaysian online banking, direct', 'MY', 'MYR'),
  offer('truemoney', 'TrueMoney', 'TH', 'THB'),
  offer('grabpay_TH', 'GrabPay', 'TH', 'THB'),
  offer('grabpay_VN', 'GrabPay', 'VN', 'VND'),
  offer('molpay_ebanking_VN', 'Vietnamese online banking', 'VN', 'VND'),
  offer('grabpay_SG', 'GrabPay', 'SG', 'SGD'),
  offer('onlinebanking_IN', 'Net banking', 'IN', 'INR'),
  offer('paytm', 'Paytm', 'IN', 'INR'),
  offer('wallet_IN', 'Indian wallets', 'IN', 'INR'),
  offer('payu_IN_nb', 'Net banking by PayU', 'IN', 'INR'),
  offer('payu_IN_cashcard', 'Cash card by PayU', 'IN', 'INR'),
  offer('paypal', 'PayPal', PAYPAL, PAYPALS_CURRENCIES),
  offer('klarna', 'Klarna', KLARNA, KLARNAS_CURRENCIES),
  offer('klarna_paynow', 'Pay now with Klarna', 'AT CH DE SE', 'CHF EUR SEK'),
  offer('klarna_account', 'Pay over time with Klarna', 'DE GB NO SE US', 'EUR GBP NOK SEK USD'),
  offer('klarna_b2b', 'Billie', 'DE', 'EUR'),
  offer('klarnapayments', 'Klarna Payments', 'DK FI', 'DKK EUR'),
  offer('klarnapayments_account', 'Klarna Payments, over time', 'DK FI', 'DKK EUR'),
  offer('klarnapayments_b2b', 'Klarna Payments for businesses', 'DK FI', 'DKK EUR'),
  offer('trustly', 'Trustly', 'AT DE DK EE ES FI GB LT LV NL NO SE', 'DKK EUR GBP NOK SEK'),
  offer('trustlyvector', 'Trustly', 'CA US', 'CAD USD'),
  ended('directEbanking', 'Sofort', 'AT BE CH', 'CHF EUR'),
  offer('paypo', 'PayPo', 'PL', 'PLN'),
  offer('scalapay', 'Scalapay', 'IT', 'EUR'),
  offer('scalapay_3x', 'Scalapay in 3', 'FR IT', 'EUR'),
  offer('scalapay_4x', 'Scalapay in 4', 'FR IT', 'EUR'),
  offer('alma', 'Alma', 'FR', 'EUR'),
  offer('walley', 'Walley', NORDIC, NORDIC_CURRENCIES),
  offer('walley_b2b', 'Walley for businesses', NORDIC, NORDIC_CURRENCIES),
  offer('ikano', 'Ikano', 'SE', 'SEK'),
  offer('clearpay', 'Clearpay', 'GB', 'GBP'),
  offer('afterpaytouch', 'Afterpay', 'AU CA NZ US', 'AUD CAD NZD USD'),
  offer('zip', 'Zip', 'AU NZ', 'AUD NZD'),
  offer('paybright', 'Affirm', 'CA', 'CAD'),
  offer('paysafecard', 'paysafecard', EUROPE, EUROPES_CURRENCIES),
  offer('neteller', 'NETELLER', 'GB', 'GBP'),
  offer('moneybookers', 'Skrill', 'AT DE GB', 'EUR GBP'),
  offer('cashticket', 'Ticket Premium', 'AT DE', 'EUR'),
  offer('karenmillen', 'Karen Millen gift card', 'GB', 'GBP'),
  offer('oasis', 'Oasis gift card', 'GB', 'GBP'),
  offer('warehouse', 'Warehouse gift card', 'GB', 'GBP'),
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

/** Name of a method for shoppers; the platform's own word where the sandbox offers it nowhere. */
export const methodName = (type: string): string =>
  OFFERS.find((each) => each.type === type)?.name ??
  (shortFormOf(type) ?? debitOf(type) ?? invoiceOf(type) ?? issuerListOf(type))?.name ??
  type;

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
