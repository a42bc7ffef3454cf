import { SHORT_FORMS } from './short-forms.js';

/** A method whose shopper picks a bank or a wallet in the page. */
export interface IssuerList {
  /** The method's own name, the same in every language. */
  readonly name: string;
  /** Whether the specification allows a payment without one: where the platform lists none, the method is one button. */
  readonly isOptional?: boolean;
  /** What is listed, where that is not banks. Apps are on a phone: nothing else is offered them. */
  readonly lists?: 'wallet' | 'shop' | 'app';
  /** The operator's terms, and how it uses personal data: the page links to both. */
  readonly links?: { readonly terms: string; readonly privacy: string };
}

// https://github.com/Adyen/adyen-web, OnlineBankingPL.tsx (2026-11-24).
const PRZELEWY24 = {
  terms: 'https://www.przelewy24.pl/regulamin',
  privacy: 'https://www.przelewy24.pl/obowiazek-informacyjny-rodo-platnicy',
} as const;

/** One row for each method to which version 71 of Checkout gives an `issuer`, and that lists them: page, proxy and sandbox read it. */
export const ISSUER_LISTS = {
  eps: { name: 'EPS' },
  onlineBanking_PL: { name: 'Przelewy24', links: PRZELEWY24 },
  dotpay: { name: 'Dotpay', links: PRZELEWY24 },
  onlineBanking_CZ: { name: 'Czech online banking' },
  onlineBanking_SK: { name: 'Slovak online banking' },
  molpay_ebanking_fpx_MY: { name: 'FPX online banking' },
  molpay_ebanking_TH: { name: 'Thai online banking' },
  billdesk_online: { name: 'Net banking by BillDesk' },
  billdesk_wallet: { name: 'Wallets by BillDesk', lists: 'wallet' },
  cellulant: { name: 'Cellulant', isOptional: true },
  paybybank: { name: 'Pay by Bank', isOptional: true },
  upi_intent: { name: SHORT_FORMS.upi_intent.name, lists: 'app' },
  // Fields are filled in beside these lists.
  dragonpay_ebanking: { name: SHORT_FORMS.dragonpay_ebanking.name },
  dragonpay_otc_banking: { name: SHORT_FORMS.dragonpay_otc_banking.name },
  dragonpay_otc_non_banking: { name: SHORT_FORMS.dragonpay_otc_non_banking.name, lists: 'shop' },
  // The specification asks for an issuer here too, and the platform's own page sends none.
  dragonpay_otc_philippines: {
    name: SHORT_FORMS.dragonpay_otc_philippines.name,
    lists: 'shop',
    isOptional: true,
  },
} as const satisfies Record<string, IssuerList>;

export type IssuerMethod = keyof typeof ISSUER_LISTS;

export const issuerListOf = (type: string): IssuerList | undefined =>
  Object.hasOwn(ISSUER_LISTS, type) ? ISSUER_LISTS[type as IssuerMethod] : undefined;

const NAMES = { list: 'issuers', picked: 'issuer' } as const;
const NAMES_OF_APPS = { list: 'apps', picked: 'appId' } as const;

/** What the platform calls a method's list, and in a payment what was picked of it. */
export const issuerNames = (type: string): typeof NAMES | typeof NAMES_OF_APPS =>
  issuerListOf(type)?.lists === 'app' ? NAMES_OF_APPS : NAMES;

/** One bank or wallet of a method's list, by the platform's id. */
export interface Issuer {
  readonly id: string;
  readonly name: string;
  /** Whether it cannot be paid with at present. */
  readonly isDisabled?: boolean;
}

/** Whether a text may be the id of an issuer: letters, digits and a few signs, 64 at most. */
export const isIssuerId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9][\w.:+-]{0,63}$/.test(id);
