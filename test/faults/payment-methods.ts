import type { BookEntry } from '../../src/sandbox/index.js';
import { WALLET_CARDS } from '../../src/sandbox/wallets/index.js';
import { simulatedToken } from '../../src/sandbox/wallets/simulated-token.js';
import { PERSON } from '../proxy/invoice-person.js';

/** `unseen`: the bank looks at the browser. `challenge`: it asks inside the page. `both`: one after the other. */
export const CARDS = ['approved', 'refused', 'redirect', 'pending', 'unseen', 'challenge', 'both'] as const;
/** `app`: the shopper approves in an app. `code`: that app scans a code first. */
export const APPS = ['app', 'code'] as const;
/** A page of the method's own, a bank of a list, a till, a transfer. */
export const METHODS = ['own-page', 'listed-bank', 'till', 'transfer'] as const;
/** `wallet-asked`: its bank asks, too. `debit-refused`: received, and refused by the bank ten minutes later. `invoice`: decided at once. */
export const FORMS = [
  'wallet',
  'wallet-asked',
  'wallet-refused',
  'debit',
  'debit-refused',
  'invoice',
  'invoice-page',
] as const;
/** `vouchers`: the shopper chooses in an app how much of the order they pay. */
export type Card =
  | (typeof CARDS)[number]
  | (typeof APPS)[number]
  | (typeof METHODS)[number]
  | (typeof FORMS)[number]
  | 'vouchers';

const NUMBERS: Readonly<Record<(typeof CARDS)[number], string>> = {
  approved: '4111111111111111',
  refused: '4000000000000002',
  redirect: '4212345678901237',
  pending: '4000000000000077',
  unseen: '5201281505129736',
  challenge: '4212345678910006',
  both: '4917610000000000',
};

const IN_FRANCE = {
  street: 'Rue Cler',
  houseNumberOrName: '7',
  postalCode: '75007',
  city: 'Paris',
  country: 'FR',
};

const debitOf = (iban: string) => ({
  type: 'sepadirectdebit',
  debit: {
    ownerName: PERSON.lastName,
    iban,
    consents: [{ id: 'sepa-core', version: '2026-11-26', locale: 'en' }],
  },
});

let wallets = 0;
/** A wallet makes a token for one payment. */
const walletOf = (id: string) => {
  const card = WALLET_CARDS.find((each) => each.id === id)!;
  return {
    type: 'googlepay',
    wallet: { token: simulatedToken(card, `token ${++wallets} of a wallet`), cardNetwork: 'VISA' },
  };
};

const OTHERS: Readonly<Record<Exclude<Card, keyof typeof NUMBERS>, () => object>> = {
  app: () => ({
    type: 'mbway',
    fields: { telephoneNumber: '+351912345678', shopperEmail: 'ada@shop.example' },
  }),
  code: () => ({ type: 'bcmc_mobile' }),
  vouchers: () => ({ type: 'ancv', fields: { beneficiaryId: '12345678901' } }),
  'own-page': () => ({ type: 'ideal' }),
  'listed-bank': () => ({ type: 'eps', issuer: '109' }),
  till: () => ({ type: 'multibanco' }),
  transfer: () => ({ type: 'bankTransfer_IBAN' }),
  wallet: () => walletOf('approved'),
  'wallet-asked': () => walletOf('number-alone'),
  'wallet-refused': () => walletOf('declined'),
  debit: () => debitOf('NL13TEST0123456789'),
  'debit-refused': () => debitOf('NL42TEST0000000002'),
  invoice: () => ({ type: 'afterpay_default', person: PERSON }),
  'invoice-page': () => ({
    type: 'oney',
    person: {
      ...PERSON,
      telephoneNumber: '+33612345678',
      billingAddress: IN_FRANCE,
      acceptsTerms: undefined,
    },
  }),
};

const sealed = (value: string): string => `test_${value}`;

const isCard = (card: Card): card is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, card);

/** What a page sends to pay so, each time anew. */
export const methodOf = (card: Card): object => (isCard(card) ? typed(card) : OTHERS[card]());

export const typed = (card: keyof typeof NUMBERS) => ({
  type: 'scheme',
  encryptedCardNumber: sealed(NUMBERS[card]),
  encryptedExpiryMonth: sealed('03'),
  encryptedExpiryYear: sealed('2030'),
  encryptedSecurityCode: sealed('737'),
});

export const giftCard = () => ({
  type: 'giftcard',
  brand: 'givex',
  encryptedCardNumber: sealed('6036280000000000050'),
  encryptedSecurityCode: sealed('123'),
});

/** What a payment was made with, by the platform's books. */
export const paidBy = ({ brand, lastFour }: BookEntry): string =>
  WALLET_CARDS.some((card) => card.lastFour === lastFour) ? 'googlepay' : brand;
