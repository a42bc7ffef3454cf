import { isStorable } from '../../client/shopper/storable.js';
import type { Amount } from '../../client/schema/values.js';
import { minorDigits } from '../../facts/currencies.js';

/** What one payment may be, in units of its currency. */
export interface AmountRange {
  readonly least?: number;
  readonly most?: number;
}

/** By currency. What is not listed has no limit that we know a source of. */
type AmountLimits = Readonly<Record<string, AmountRange>>;

// https://developerhub.ppro.com/simple-api/docs/boleto-bancário (2026-11-29).
const BOLETO = { BRL: { most: 250_000 } };

// https://developerhub.ppro.com/simple-api/docs/konbini (2026-11-29).
const CONVENIENCE_STORE = { JPY: { most: 300_000 } };

// https://docs.mollie.com/docs/klarna (2026-11-29). Euros have the limit of the Netherlands, the highest of all countries.
const KLARNA = {
  CHF: { most: 5000 },
  CZK: { most: 100_000 },
  DKK: { most: 100_000 },
  EUR: { least: 1, most: 14_000 },
  GBP: { most: 4000 },
  NOK: { most: 100_000 },
  PLN: { most: 20_000 },
  RON: { most: 20_000 },
  SEK: { most: 150_000 },
};

// https://developerhub.ppro.com/global-api/docs/scalapay (2026-11-29): the most that a contract can allow.
const SCALAPAY = { EUR: { least: 5, most: 4999.99 } };

/**
 * Amounts that methods take, by type. Sources are public pages of other payment services, read on the day that each line names: a
 * contract may set other limits, and the live platform lists what a contract allows.
 */
export const AMOUNT_LIMITS: Readonly<Partial<Record<string, AmountLimits>>> = {
  // https://support.ordwaylabs.com/hc/en-us/articles/30462636451732-Affirm-Payment-Method (2026-11-29), which tells Stripe's limits.
  affirm: { USD: { least: 50, most: 30_000 } },
  // https://developer.squareup.com/docs/payment-minimums (2026-11-29).
  afterpaytouch: {
    AUD: { least: 1, most: 2000 },
    CAD: { least: 1, most: 2000 },
    USD: { least: 1, most: 4000 },
  },
  // https://docs.mollie.com/docs/riverty (2026-11-29): the limit of the Netherlands, the higher of its two countries.
  afterpay_default: { EUR: { least: 5, most: 2500 } },
  // https://razorpay.com/docs/my/payments/payment-methods/pay-later.md and …/sg/… (2026-11-29).
  atome: { MYR: { least: 10 }, SGD: { most: 3000 } },
  // https://docs.mollie.com/docs/bizum (2026-11-29).
  bizum: { EUR: { least: 0.5, most: 2000 } },
  // https://docs.mollie.com/docs/blik (2026-11-29).
  blik: { PLN: { most: 50_000 } },
  boletobancario: BOLETO,
  boletobancario_bancodobrasil: BOLETO,
  boletobancario_bradesco: BOLETO,
  boletobancario_hsbc: BOLETO,
  boletobancario_itau: BOLETO,
  boletobancario_santander: BOLETO,
  // https://developerhub.ppro.com/simple-api/docs/afterpay (2026-11-29).
  clearpay: { GBP: { least: 1, most: 1200 } },
  // https://developerhub.ppro.com/simple-api/docs/alfamart (2026-11-29), which is paid by DOKU.
  doku_alfamart: { IDR: { least: 10_000, most: 5_000_000 } },
  // https://developerhub.ppro.com/simple-api/docs/doku (2026-11-29): the most, for a shopper who is identified.
  doku_wallet: { IDR: { least: 10_000, most: 10_000_000 } },
  // https://developerhub.ppro.com/simple-api/docs/pay-easy (2026-11-29).
  econtext_atm: { JPY: { most: 100_000 } },
  econtext_online: { JPY: { most: 1_000_000 } },
  econtext_seven_eleven: CONVENIENCE_STORE,
  econtext_stores: CONVENIENCE_STORE,
  klarna: KLARNA,
  klarna_account: KLARNA,
  klarna_paynow: KLARNA,
  konbini: CONVENIENCE_STORE,
  // https://docs.adyen.com/payment-methods/mb-way (2026-11-29): the most that its users can allow for a day.
  mbway: { EUR: { most: 5000 } },
  // https://developer.paypal.com/multibanco (2026-11-29).
  multibanco: { EUR: { most: 99_999.99 } },
  // https://docs.stripe.com/payments/oxxo (2026-11-29).
  oxxo: { MXN: { least: 10, most: 10_000 } },
  // https://developer.worldpay.com/products/access/apms/paysafecard (2026-11-29).
  paysafecard: { EUR: { most: 1000 }, GBP: { least: 1 } },
  primeiropay_boleto: BOLETO,
  scalapay: SCALAPAY,
  scalapay_3x: SCALAPAY,
  scalapay_4x: SCALAPAY,
  // https://docs.worldpay.com/access/products/apms/swish (2026-11-29).
  swish: { SEK: { most: 150_000 } },
  // https://www.airwallex.com/docs/payments__apac__zip-beta (2026-11-29).
  zip: { AUD: { least: 1, most: 50_000 } },
};

/** Whether a method takes an amount. Nothing is charged by a payment of zero: it stores what it is made with. */
export function takesAmount(type: string, { value, currency }: Amount): boolean {
  if (value === 0) return type === 'scheme' || isStorable(type);
  const { least = 0, most = Infinity } = AMOUNT_LIMITS[type]?.[currency] ?? {};
  const units = value / 10 ** (minorDigits(currency) ?? 0);
  return units >= least && units <= most;
}
