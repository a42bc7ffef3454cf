/** The groups of fields of a method that asks who pays. */
export interface Invoice {
  /** The provider's own name, the same in every language. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 codes that an address may be in. */
  readonly countries: readonly string[];
  /** What is asked of the shopper, in this order. */
  readonly asks: readonly PersonPart[];
  /** What the shopper may leave out, asked after the rest. */
  readonly optional?: readonly PersonPart[];
  /** Whether goods may go to another address. Default: yes. */
  readonly isOneAddress?: boolean;
  /** Parts of an address that are asked for, where those are not all. */
  readonly addressParts?: readonly string[];
  /** Terms that the shopper has to accept here, and the languages of each country. Left out: the provider's page asks. */
  readonly terms?: { readonly url: string; readonly languages?: Readonly<Record<string, string>> };
  /** Whether the shopper goes on with a page of the provider, or pays by a voucher. Default: the provider decides at once. */
  readonly next?: 'redirect' | 'voucher';
  /** Minutes that a voucher can be paid, where the platform does not say until when. */
  readonly minutes?: number;
}

export type PersonPart =
  | 'companyName'
  | 'registrationNumber'
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'socialSecurityNumber'
  | 'telephoneNumber'
  | 'shopperEmail';

const NAME = ['firstName', 'lastName'] as const;
const CONTACT = ['telephoneNumber', 'shopperEmail'] as const;
const CONSUMER = [...NAME, 'dateOfBirth', ...CONTACT] as const;

const RIVERTY = {
  name: 'Riverty',
  countries: ['NL', 'BE'],
  asks: CONSUMER,
  terms: {
    url: 'https://documents.riverty.com/terms_conditions/payment_methods/invoice/',
    languages: { NL: 'nl en', BE: 'nl fr en' },
  },
} as const;

const RATEPAY = {
  name: 'Ratepay',
  countries: ['DE', 'AT', 'CH', 'NL'],
  asks: CONSUMER,
  terms: { url: 'https://www.ratepay.com/legal-payment-terms' },
} as const;

const ONEY = { name: 'Oney', countries: ['FR', 'ES'], asks: CONSUMER, next: 'redirect' } as const;

const BOLETO = {
  name: 'Boleto',
  countries: ['BR'],
  asks: [...NAME, 'socialSecurityNumber'],
  // The platform emails a copy there.
  optional: ['shopperEmail'],
  isOneAddress: true,
  next: 'voucher',
  minutes: 5 * 24 * 60,
} as const;

/**
 * One row for each method that asks who pays: page, proxy and sandbox read it. Where it is paid later, the lines of the order
 * come from the merchant's server; without them no such row is offered. `afterpay_directdebit` and `ratepay_directdebit` are not here:
 * they need an account, and the specification has no field for it.
 */
export const INVOICES = {
  afterpay_default: RIVERTY,
  afterpay_b2b: { ...RIVERTY, asks: ['companyName', 'registrationNumber', ...NAME, ...CONTACT] },
  openinvoice: {
    name: 'Invoice',
    countries: ['DE', 'AT', 'CH', 'NL', 'BE', 'DK', 'FI', 'NO', 'SE'],
    asks: CONSUMER,
  },
  ratepay: RATEPAY,
  affirm: { name: 'Affirm', countries: ['US', 'CA'], asks: [...NAME, ...CONTACT], next: 'redirect' },
  atome: {
    name: 'Atome',
    countries: ['SG', 'MY'],
    asks: [...NAME, 'telephoneNumber'],
    isOneAddress: true,
    addressParts: ['street', 'postalCode'],
    next: 'redirect',
  },
  oney: ONEY,
  facilypay: ONEY,
  facilypay_3x: ONEY,
  facilypay_4x: ONEY,
  facilypay_6x: ONEY,
  facilypay_10x: ONEY,
  facilypay_12x: ONEY,
  boletobancario: BOLETO,
  boletobancario_bradesco: { ...BOLETO, name: 'Boleto Bradesco' },
  boletobancario_itau: { ...BOLETO, name: 'Boleto Itaú' },
  boletobancario_santander: { ...BOLETO, name: 'Boleto Santander' },
  boletobancario_bancodobrasil: { ...BOLETO, name: 'Boleto Banco do Brasil' },
  boletobancario_hsbc: { ...BOLETO, name: 'Boleto HSBC' },
  primeiropay_boleto: BOLETO,
} as const satisfies Record<string, Invoice>;

export type InvoiceMethod = keyof typeof INVOICES;

export const invoiceOf = (type: string): Invoice | undefined =>
  Object.hasOwn(INVOICES, type) ? INVOICES[type as InvoiceMethod] : undefined;

/** Address of the terms, in the shopper's language where the provider has them in it, else in the first of the country. */
export function termsOf({ terms }: Invoice, country: string, language: string): string | undefined {
  const known = terms?.languages?.[country]?.split(' ') ?? [];
  const shown = known.includes(language) ? language : known[0];
  return terms && (shown ? `${terms.url}${country.toLowerCase()}_${shown}` : terms.url);
}
