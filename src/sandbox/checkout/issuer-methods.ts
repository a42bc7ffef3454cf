import { issuerNames } from '../../client/shopper/issuers.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { UsedCard } from './paying/card.js';
import { isOfferedIn, offer, redirectAccount, type Offer } from './redirect-methods.js';
import { shortFormAccount } from './short-form-methods.js';

const OFFERS: readonly Offer[] = [
  offer('eps', 'AT', 'EUR'),
  offer('onlineBanking_PL', 'PL', 'PLN'),
  offer('dotpay', 'PL', 'PLN'),
  offer('onlineBanking_CZ', 'CZ', 'CZK EUR'),
  offer('onlineBanking_SK', 'SK', 'EUR'),
  offer('molpay_ebanking_fpx_MY', 'MY', 'MYR'),
  offer('molpay_ebanking_TH', 'TH', 'THB'),
  offer('billdesk_online', 'IN', 'INR'),
  offer('billdesk_wallet', 'IN', 'INR'),
  offer('cellulant', 'KE NG', 'KES NGN'),
  offer('paybybank', 'GB', 'GBP'),
  offer('upi_intent', 'IN', 'INR', 'UPI app'),
  offer('dragonpay_ebanking', 'PH', 'PHP'),
  offer('dragonpay_otc_banking', 'PH', 'PHP'),
  offer('dragonpay_otc_non_banking', 'PH', 'PHP'),
  offer('dragonpay_otc_philippines', 'PH', 'PHP'),
];

export const issuerOffers = (...asked: Parameters<typeof isOfferedIn>): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(...asked));

const POLISH =
  'Alior Bank, Bank Millennium, Bank Pekao, Bank Pocztowy, BNP Paribas, BOŚ Bank, Citi Handlowy, Credit Agricole, ' +
  'Getin Bank, ING Bank Śląski, Inteligo, mBank, Nest Bank, PKO Bank Polski, Plus Bank, Santander Bank Polska, ' +
  'SGB Spółdzielcza Grupa Bankowa, Toyota Bank';

/** Names by method, in the order of the platform's list. The ids, and which is out of order, are made up. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  eps:
    'Austrian Anadi Bank, Bank Austria, Bankhaus Spängler, BAWAG P.S.K., BKS Bank, easybank, Erste Bank und Sparkassen, ' +
    'Hypo Tirol Bank, Oberbank, Raiffeisen Bankengruppe, Schoellerbank, Volksbank',
  onlineBanking_PL: POLISH,
  dotpay: POLISH,
  onlineBanking_CZ:
    'Air Bank, Česká spořitelna, ČSOB, Fio banka, Komerční banka, Moneta Money Bank, UniCredit Bank',
  onlineBanking_SK: 'ČSOB, Slovenská sporiteľňa, Tatra banka, UniCredit Bank, VÚB banka',
  molpay_ebanking_fpx_MY:
    'Affin Bank, Alliance Bank, AmBank, Bank Islam, Bank Muamalat, Bank Rakyat, BSN, CIMB Bank, Hong Leong Bank, HSBC Bank, ' +
    'Kuwait Finance House, Maybank, OCBC Bank, Public Bank, RHB Bank, Standard Chartered, UOB Bank',
  molpay_ebanking_TH: 'Bangkok Bank, Krungsri, Krungthai Bank, Siam Commercial Bank',
  billdesk_online:
    'Axis Bank, Bank of Baroda, Bank of India, Canara Bank, Central Bank of India, Federal Bank, HDFC Bank, ICICI Bank, ' +
    'IDBI Bank, IDFC FIRST Bank, Indian Bank, IndusInd Bank, Kotak Bank, Punjab National Bank, State Bank of India, ' +
    'UCO Bank, Union Bank of India, Yes Bank',
  billdesk_wallet: 'Airtel Money, Amazon Pay, Freecharge, JioMoney, MobiKwik, Ola Money',
  cellulant: 'Airtel Money, Equity Bank, M-Pesa',
  upi_intent: 'BHIM, Google Pay, Paytm, PhonePe',
  dragonpay_ebanking:
    'BDO, BPI, China Bank, EastWest Bank, Landbank, Metrobank, PNB, RCBC, Robinsons Bank, Security Bank, UCPB, UnionBank',
  dragonpay_otc_banking: 'BDO, BPI, China Bank, Landbank, Metrobank, PNB, RCBC, Security Bank',
  dragonpay_otc_non_banking: 'Bayad Center, Cebuana Lhuillier, LBC, M Lhuillier, SM Bills Payment',
  dragonpay_otc_philippines: '7-Eleven',
};

/** Banks that are closed for maintenance, wherever they are listed. */
const CLOSED: readonly string[] = ['Hypo Tirol Bank', 'Getin Bank', 'Moneta Money Bank', 'UCO Bank', 'UCPB'];

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly disabled?: true;
}

const listOf = (type: string): readonly Listed[] =>
  (NAMES[type]?.split(', ') ?? []).map((name, at) => ({
    id: String(at + 101),
    name,
    ...(CLOSED.includes(name) && { disabled: true as const }),
  }));

/** The member of an offer that lists its banks; none for a method without a list. */
export function issuersOf(type: string): Readonly<Record<string, readonly Listed[]>> {
  const issuers = listOf(type);
  return issuers.length > 0 ? { [issuerNames(type).list]: issuers } : {};
}

/** Takes a card's place: the shopper pays at the bank or the shop that was picked, which has to be one of the list and open. */
export function issuerAccount(state: unknown, input: Fields): UsedCard {
  const method = member(input, 'paymentMethod');
  const brand = text(method, 'type') ?? '';
  const issuers = listOf(brand);
  const { picked } = issuerNames(brand);
  const asked = text(method, picked);
  const issuer = issuers.find(({ id, disabled }) => id === asked && !disabled);
  if (!issuer && (asked !== undefined || issuers.length > 0))
    throw invalid('167', `Required field 'paymentMethod.${picked}' is missing or not valid`);
  const used = (shortFormOf(brand) ? shortFormAccount : redirectAccount)(state, input);
  return { ...used, card: { ...used.card, issuerName: issuer?.name } };
}
