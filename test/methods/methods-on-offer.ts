import type { MethodFamily } from '../../src/client/shopper/payment-methods.js';
import { familyOf } from '../../src/proxy/paying/method-family.js';
import { debitOffers } from '../../src/sandbox/checkout/debit-methods.js';
import { invoiceOffers } from '../../src/sandbox/checkout/invoice-methods.js';
import { issuerOffers } from '../../src/sandbox/checkout/issuer-methods.js';
import { redirectOffers } from '../../src/sandbox/checkout/redirect-methods.js';
import { shortFormOffers } from '../../src/sandbox/checkout/short-form-methods.js';

export interface OnOffer {
  readonly type: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
}

const ASKED = [redirectOffers, shortFormOffers, debitOffers, invoiceOffers, issuerOffers];

const CODES = Array.from({ length: 26 * 26 }, (_, at) =>
  [Math.floor(at / 26), at % 26].map((letter) => String.fromCharCode(65 + letter)).join(''),
);

/** All methods beside cards and wallets that the sandbox offers in a country, by their types. */
const ON_OFFER: ReadonlyMap<string, OnOffer> = new Map(
  CODES.flatMap((code) => ASKED.flatMap((offers) => offers(code, undefined))).map((each) => [
    each.type,
    each,
  ]),
);

/** Offered in the apps of a shop or on a phone alone, or where its server names them. */
const NOT_IN_DEMO = [
  'wechatpaySDK',
  'wechatpayMiniProgram',
  'upi_intent',
  'upi_collect',
  'payu_IN_upi',
  'giropay',
  'directEbanking',
];

/** Those that the demo offers: each is paid and declined in Chromium. */
export const inDemo = (): OnOffer[] =>
  [...ON_OFFER.values()].filter(({ type }) => !NOT_IN_DEMO.includes(type));

export const methodsOf = (family: MethodFamily): OnOffer[] =>
  inDemo().filter(({ type }) => familyOf(type) === family);

/** Codes of the countries that the sandbox offers a type in, in the form of a list. */
export const countriesOf = (type: string): string => ON_OFFER.get(type)?.countries.join(' ') ?? 'everywhere';
