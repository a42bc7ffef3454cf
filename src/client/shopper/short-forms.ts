import type { MandateTerms } from './mandate-terms.js';
import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

const typed = () => z.optional(textOf(320, 1));

/**
 * What a shopper fills in for a method with a few fields, those of its row. Each name is also the platform's, in
 * `paymentMethod` or beside it, but the last four: the platform has one name for all ways to say which account is meant. Never stored.
 */
export const ShortFields = /*@__PURE__*/ once(() =>
  z.object({
    blikCode: typed(),
    firstName: typed(),
    lastName: typed(),
    telephoneNumber: typed(),
    shopperEmail: typed(),
    virtualPaymentAddress: typed(),
    beneficiaryId: typed(),
    socialSecurityNumber: typed(),
    businessNumber: typed(),
    organisationId: typed(),
    bankStateBranch: typed(),
    bankAccountNumber: typed(),
  }),
);
export type ShortFields = z.input<ReturnType<typeof ShortFields>>;
export type ShortField = keyof ShortFields;

export interface ShortForm {
  /** The method's own name, the same in every language. */
  readonly name: string;
  /** All of them are required, and sent in the method; none for a method that the shopper only chooses. */
  readonly fields: readonly ShortField[];
  /** Ways to say which account is meant, of which the shopper chooses one: the fields of each. Sent as `shopperAccountIdentifier`. */
  readonly identifiers?: readonly (readonly ShortField[])[];
  /** Required too. The platform takes them beside the method alone. */
  readonly beside?: readonly ShortField[];
  /** Required where the merchant's server says so, and else not asked for. The platform takes them beside the method alone. */
  readonly onRequest?: readonly ShortField[];
  /** Those that may be left empty. The platform takes them beside the method alone. */
  readonly optional?: readonly ShortField[];
  /** Country code of a telephone number that is written without one. */
  readonly countryCode?: string;
  /** What stands before a telephone number of that country in the place of its code: no other country's is taken then. */
  readonly homePrefix?: string;
  /**
   * What the shopper does next: approve in an app, or scan a code with it, while the page waits; leave for another page; or
   * pay elsewhere, at a till or by a transfer.
   */
  readonly next: 'await' | 'qrCode' | 'redirect' | 'voucher' | 'bankTransfer';
  /** Minutes that the shopper has to approve, where the method sets a limit of its own and the platform names none. */
  readonly minutes?: number;
  /** Whether it is approved in the app of the shopper's bank, and has none of its own. */
  readonly isInBank?: boolean;
  /** Whether the shopper may approve less than is asked for, so that a payment by it is a part of an order of the platform's. */
  readonly isPart?: boolean;
  /** Schemes of the addresses that open its app, beside https. */
  readonly schemes?: readonly string[];
  /** Whether the text of the code is of use by itself, pasted into the app. */
  readonly isPasted?: boolean;
  /** Whether what the shopper agrees to in their bank's app is the mandate of the order, where it has one. */
  readonly hasMandate?: boolean;
  /** Whether it is offered only where the merchant's server names it among an order's `allowedPaymentMethods`. */
  readonly isOptIn?: boolean;
}

/** What the proxy says of a method with a few fields. */
export interface ShortFormConfiguration {
  /** Whether the merchant's server asks for who pays: all of the row's `onRequest` is required. */
  readonly personalDetailsRequired?: boolean;
  /** What the shopper agrees to in their bank's app. */
  readonly terms?: MandateTerms;
}

/** Minutes of one. */
const DAY = 24 * 60;

const DOKU = { fields: ['firstName', 'lastName', 'shopperEmail'], next: 'voucher', minutes: DAY } as const;
/** The wallet asks for its number on a page of its own: the specification has no field for it. */
const DOKU_WALLET = { fields: DOKU.fields, next: 'redirect' } as const;
const DRAGONPAY = { fields: ['shopperEmail'], next: 'voucher', minutes: 2 * DAY } as const;
const ECONTEXT = {
  fields: ['firstName', 'lastName', 'shopperEmail', 'telephoneNumber'],
  countryCode: '81',
  homePrefix: '0',
  next: 'voucher',
  minutes: 3 * DAY,
} as const;

/** One row for each method with a few fields, or that is approved in an app: page, proxy and sandbox read it. */
export const SHORT_FORMS = {
  blik: { name: 'BLIK', fields: ['blikCode'], next: 'await', minutes: 2 },
  mbway: {
    name: 'MB WAY',
    fields: ['telephoneNumber', 'shopperEmail'],
    countryCode: '351',
    next: 'await',
    minutes: 4,
  },
  ancv: { name: 'Chèques-Vacances', fields: ['beneficiaryId'], next: 'await', isPart: true },
  vipps: { name: 'Vipps', fields: ['telephoneNumber'], countryCode: '47', next: 'redirect' },
  pix: {
    name: 'Pix',
    fields: [],
    onRequest: ['firstName', 'lastName', 'socialSecurityNumber'],
    next: 'qrCode',
    isInBank: true,
    isPasted: true,
  },
  swish: { name: 'Swish', fields: [], next: 'qrCode', minutes: 3, schemes: ['swish'] },
  promptpay: { name: 'PromptPay', fields: [], next: 'qrCode', minutes: 1.5, isInBank: true },
  paynow: { name: 'PayNow', fields: [], next: 'qrCode', minutes: 3, isInBank: true },
  duitnow: { name: 'DuitNow', fields: [], next: 'qrCode', minutes: 1.5, isInBank: true },
  // India's scheme has withdrawn it for most merchants: https://www.npci.org.in (2026-02-28).
  upi_collect: {
    name: 'UPI',
    fields: ['virtualPaymentAddress'],
    next: 'await',
    minutes: 5,
    isOptIn: true,
  },
  payu_IN_upi: {
    name: 'UPI',
    fields: ['virtualPaymentAddress'],
    next: 'await',
    minutes: 5,
    isOptIn: true,
  },
  upi_qr: { name: 'UPI', fields: [], next: 'qrCode', minutes: 5, schemes: ['upi'] },
  upi_intent: {
    name: 'UPI',
    fields: [],
    next: 'await',
    minutes: 5,
    schemes: ['upi', 'tez', 'phonepe', 'paytmmp', 'bhim'],
  },
  wechatpay: { name: 'WeChat Pay', fields: [], next: 'qrCode', minutes: 30, schemes: ['weixin'] },
  wechatpayQR: { name: 'WeChat Pay', fields: [], next: 'qrCode', minutes: 30, schemes: ['weixin'] },
  bcmc_mobile: { name: 'Bancontact app', fields: [], next: 'qrCode', schemes: ['bepgenapp'] },
  bcmc_mobile_QR: { name: 'Bancontact app', fields: [], next: 'qrCode', schemes: ['bepgenapp'] },
  bcmc_mobile_app: { name: 'Bancontact app', fields: [], next: 'qrCode', schemes: ['bepgenapp'] },
  momo_wallet: { name: 'MoMo', fields: [], next: 'qrCode', schemes: ['momo'] },
  momo_wallet_app: { name: 'MoMo', fields: [], next: 'qrCode', schemes: ['momo'] },
  multibanco: { name: 'Multibanco', fields: [], next: 'voucher', minutes: 3 * DAY },
  oxxo: { name: 'OXXO', fields: [], next: 'voucher', minutes: 3 * DAY },
  konbini: { name: 'Konbini', fields: [], next: 'voucher', minutes: 3 * DAY },
  fawry: { name: 'Fawry', fields: [], next: 'voucher', minutes: 2 * DAY },
  doku_mandiri_va: { name: 'Mandiri Virtual Account', ...DOKU },
  doku_cimb_va: { name: 'CIMB Virtual Account', ...DOKU },
  doku_danamon_va: { name: 'Danamon Virtual Account', ...DOKU },
  doku_bni_va: { name: 'BNI Virtual Account', ...DOKU },
  doku_bri_va: { name: 'BRI Virtual Account', ...DOKU },
  doku_bca_va: { name: 'BCA Virtual Account', ...DOKU },
  doku_permata_lite_atm: { name: 'Permata ATM', ...DOKU },
  doku_alfamart: { name: 'Alfamart', ...DOKU },
  doku_indomaret: { name: 'Indomaret', ...DOKU },
  doku_wallet: { name: 'DOKU Wallet', ...DOKU_WALLET },
  // https://docs.zuora.com, "Implement OVO on Adyen Integration v2.0" (2026-11-25).
  doku_ovo: { name: 'OVO', ...DOKU_WALLET },
  // A transfer between banks of two countries may take some days, and shoppers need some to begin with it.
  bankTransfer_IBAN: {
    name: 'SEPA transfer',
    fields: [],
    optional: ['shopperEmail'],
    next: 'bankTransfer',
    minutes: 14 * DAY,
  },
  econtext: { name: 'Econtext', ...ECONTEXT },
  econtext_seven_eleven: { name: '7-Eleven', ...ECONTEXT },
  econtext_stores: { name: 'Lawson, FamilyMart', ...ECONTEXT },
  econtext_atm: { name: 'Pay-easy ATM', ...ECONTEXT },
  econtext_online: { name: 'Pay-easy', ...ECONTEXT },
  payto: {
    name: 'PayTo',
    identifiers: [
      ['telephoneNumber'],
      ['shopperEmail'],
      ['businessNumber'],
      ['organisationId'],
      ['bankStateBranch', 'bankAccountNumber'],
    ],
    fields: [],
    beside: ['firstName', 'lastName'],
    countryCode: '61',
    homePrefix: '+61-',
    hasMandate: true,
    next: 'await',
    isInBank: true,
  },
  // With a list beside the fields: `ISSUER_LISTS` has the same types.
  dragonpay_ebanking: { name: 'Dragonpay online banking', fields: DRAGONPAY.fields, next: 'redirect' },
  dragonpay_otc_banking: { name: 'Dragonpay at a bank', ...DRAGONPAY },
  dragonpay_otc_non_banking: { name: 'Dragonpay at a payment centre', ...DRAGONPAY },
  dragonpay_otc_philippines: { name: 'Dragonpay at a store', ...DRAGONPAY },
} as const satisfies Record<string, ShortForm>;

export type ShortFormMethod = keyof typeof SHORT_FORMS;

/** A method whose app scans a code. */
export type CodeMethod = {
  [Method in ShortFormMethod]: (typeof SHORT_FORMS)[Method]['next'] extends 'qrCode' ? Method : never;
}[ShortFormMethod];

/**
 * All that a method asks for, in its order, by a way to say which account is meant: the first, if none is named. What the merchant's
 * server may ask for is left out.
 */
export const askedBy = (
  { identifiers = [], fields, beside = [], optional = [] }: ShortForm,
  identifier: readonly ShortField[] = identifiers[0] ?? [],
): readonly ShortField[] => [...identifier, ...fields, ...beside, ...optional];

/** The way to say which account is meant that fields are given of. */
export const identifierIn = (
  { identifiers }: ShortForm,
  given: ShortFields,
): readonly ShortField[] | undefined =>
  identifiers?.find((fields) => fields.some((name) => given[name] !== undefined));

export const shortFormOf = (type: string): ShortForm | undefined =>
  Object.hasOwn(SHORT_FORMS, type) ? SHORT_FORMS[type as ShortFormMethod] : undefined;
