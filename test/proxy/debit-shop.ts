import { openAppShop } from './app-shop.js';

const CONSENTS = [{ id: 'sepa-core', version: '2026-11-26', locale: 'en' }];

export const SEPA = {
  type: 'sepadirectdebit',
  debit: { ownerName: 'Ana Jansen', iban: 'NL13TEST0123456789', consents: CONSENTS },
};

const VERSION = '2026-11-26';

/** A payment from a bank account of each country. */
export const ACH = {
  type: 'ach',
  debit: {
    ownerName: 'Ana Jansen',
    bankAccountType: 'checking',
    bankLocationId: '011000015',
    bankAccountNumber: '123456789',
    consents: [{ id: 'ach-authorisation', version: VERSION, locale: 'en' }],
  },
};
export const PAD = {
  type: 'eft_directdebit_CA',
  debit: {
    ownerName: 'Ana Jansen',
    bankCode: '001',
    bankLocationId: '00011',
    bankAccountNumber: '1234567',
    consents: [{ id: 'pad-agreement', version: VERSION, locale: 'fr' }],
  },
};
export const BACS = {
  type: 'directdebit_GB',
  debit: {
    holderName: 'Ana Jansen',
    bankLocationId: '204758',
    bankAccountNumber: '55779911',
    shopperEmail: 'ana@shop.example',
    consents: ['bacs-amount', 'bacs-account', 'bacs-guarantee'].map((id) => ({
      id,
      version: VERSION,
      locale: 'en',
    })),
  },
};

const HOMES: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  ach: ['US', 'USD'],
  eft_directdebit_CA: ['CA', 'CAD'],
  directdebit_GB: ['GB', 'GBP'],
};

/** A shop in the country of a method, whose server allows the method by name. */
export function openShopOf(type: string, { order = {}, options = {} } = {}) {
  const [countryCode, currency] = HOMES[type] ?? ['NL', 'EUR'];
  return openAppShop({
    amount: { value: 1999, currency },
    order: { countryCode, allowedPaymentMethods: [type], ...order },
    options,
  });
}

/** A shop in the Netherlands in front of the sandbox, whose shoppers pay from bank accounts. */
export const openDebitShop = ({ order = {}, options = {}, isHeardOf = true } = {}) =>
  openAppShop({
    amount: { value: 1999, currency: 'EUR' },
    order: { countryCode: 'NL', ...order },
    options,
    isHeardOf,
  });
