import { passesLuhn } from '../../facts/luhn.js';
import type { IssuerAnswerName } from './issuer.js';

/** Steps of the shopper before the issuer is asked. */
export type Step = 'fingerprint' | 'challenge' | 'redirect-get' | 'redirect-post' | 'paypal' | 'await';

/** Events that follow by themselves after a successful payment; a dispute is named by the code of its reason. */
export type Afterwards =
  | 'capture-fails'
  | 'refund-fails'
  | 'reversal-fails'
  | 'donation-refused'
  | 'donation-pending'
  | 'donation-challenge'
  | 'disputed-10.4'
  | 'disputed-13.1'
  | 'disputed-AM04'
  | 'disputed-MD06'
  | 'disputed-R01'
  | 'disputed-R02'
  | 'disputed-R10'
  | 'disputed-901'
  | 'disputed-905'
  | 'disputed-ARUDD-0';

/** One published test number and what the sandbox does with it. */
export interface TestCard {
  readonly id: string;
  /** Grouped for reading; spaces may be typed or left out. */
  readonly number: string;
  /** The platform's name of the brand. */
  readonly brand: string;
  readonly expiry: '03/2030';
  readonly securityCode: '737' | '7373';
  readonly steps: readonly Step[];
  /** The issuer's answer once all steps succeeded. */
  readonly answer: IssuerAnswerName;
  /** The event that follows later, if any. */
  readonly afterwards?: Afterwards;
  /** One sentence for a list of test cards. */
  readonly happens: string;
}

const card = <const Id extends string>(
  id: Id,
  brand: string,
  number: string,
  happens: string,
  {
    steps = [],
    answer = 'APPROVED',
    ...later
  }: Partial<Pick<TestCard, 'steps' | 'answer' | 'afterwards'>> = {},
): TestCard & { readonly id: Id } => {
  const securityCode = brand === 'amex' ? '7373' : '737';
  return { id, number, brand, expiry: '03/2030', securityCode, steps, answer, ...later, happens };
};

const CARDS = [
  card('paid-visa', 'visa', '4111 1111 1111 1111', 'Paid at once.'),
  card('paid-mc', 'mc', '5555 5555 5555 4444', 'Paid at once.'),
  card('paid-mc-debit', 'mc', '5100 2900 2900 2909', 'Paid at once.'),
  card('paid-amex', 'amex', '3700 0000 0000 002', 'Paid at once; the security code has four digits.'),
  card(
    'paid-visa-cb',
    'visa',
    '4035 5010 0000 0008',
    'Paid at once, as Visa or, in France, as CB: the shopper chooses.',
  ),
  card('paid-maestro', 'maestro', '6771 7980 2100 0008', 'Paid at once.'),
  card(
    'frictionless',
    'mc',
    '5201 2815 0512 9736',
    'The bank checks the browser without a challenge: paid.',
    {
      steps: ['fingerprint'],
    },
  ),
  card(
    'challenge',
    'visa',
    '4212 3456 7891 0006',
    'The bank asks for a code: 1234 is right, anything else is refused.',
    {
      steps: ['challenge'],
    },
  ),
  card(
    'fingerprint-challenge',
    'visa',
    '4917 6100 0000 0000',
    'The bank checks the browser, then asks for a code (1234).',
    {
      steps: ['fingerprint', 'challenge'],
    },
  ),
  card('fingerprint-challenge-maestro', 'maestro', '5000 5500 0000 0029', 'As above, with a Maestro card.', {
    steps: ['fingerprint', 'challenge'],
  }),
  card(
    'redirect',
    'visa',
    '4212 3456 7890 1237',
    'Leaves for a page of the bank: approve, decline or cancel there.',
    {
      steps: ['redirect-get'],
    },
  ),
  card('redirect-post', 'mc', '5212 3456 7890 1234', 'The same, reached by a form post.', {
    steps: ['redirect-post'],
  }),
  card('refused', 'visa', '4000 0000 0000 0002', 'Refused, without a reason from the bank.', {
    answer: 'DECLINED',
  }),
  card('refused-balance', 'visa', '4000 0000 0000 9995', 'Refused: not enough balance.', {
    answer: 'NOT_ENOUGH_BALANCE',
  }),
  card('refused-expired', 'visa', '4000 0000 0000 0069', 'Refused: the card has expired.', {
    answer: 'CARD_EXPIRED',
  }),
  card('refused-code', 'visa', '4000 0000 0000 0127', 'Refused: the security code is wrong.', {
    answer: 'CVC_DECLINED',
  }),
  card('refused-blocked', 'visa', '4000 0000 0000 9979', 'Refused: the card is blocked.', {
    answer: 'BLOCK_CARD',
  }),
  card('refused-restricted', 'visa', '4000 0000 0000 9987', 'Refused: the card may not be used for this.', {
    answer: 'RESTRICTED_CARD',
  }),
  card('refused-fraud', 'visa', '4100 0000 0000 0019', 'Refused: suspected of fraud.', { answer: 'FRAUD' }),
  card('refused-limit', 'visa', '4000 0000 0000 6975', 'Refused: used too often today.', {
    answer: 'WITHDRAWAL_COUNT_EXCEEDED',
  }),
  card(
    'refused-unavailable',
    'mc',
    '5105 1051 0510 5100',
    'Refused: the bank cannot be reached; trying later helps.',
    {
      answer: 'ISSUER_UNAVAILABLE',
    },
  ),
  card(
    'challenge-refused',
    'visa',
    '4000 0082 6000 3178',
    'The bank asks for a code (1234), then refuses: not enough balance.',
    {
      steps: ['challenge'],
      answer: 'NOT_ENOUGH_BALANCE',
    },
  ),
  card('pending', 'visa', '4000 0000 0000 0077', 'Pending: the bank approves after ten minutes.', {
    answer: 'PENDING',
  }),
  card('error', 'visa', '4000 0000 0000 0119', 'A technical error at the bank; nothing is charged.', {
    answer: 'ERROR',
  }),
  card('disputed', 'visa', '4000 0000 0000 0259', 'Paid; an hour after it is captured, disputed as fraud.', {
    afterwards: 'disputed-10.4',
  }),
  card('disputed-goods', 'visa', '4000 0000 0000 2685', 'The same, because nothing has arrived.', {
    afterwards: 'disputed-13.1',
  }),
  card('refund-fails', 'visa', '4000 0000 0000 5126', 'Paid; a refund comes back a minute later.', {
    afterwards: 'refund-fails',
  }),
  card('capture-fails', 'visa', '4000 0000 0000 0341', 'Paid; a capture comes back a minute later.', {
    afterwards: 'capture-fails',
  }),
  card(
    'reversal-fails',
    'visa',
    '4000 0000 0000 7726',
    'Paid; the first try to reverse it is taken on, and fails.',
    {
      afterwards: 'reversal-fails',
    },
  ),
  card('donation-refused', 'visa', '4000 0000 0000 3063', 'Paid; a donation after it is refused.', {
    afterwards: 'donation-refused',
  }),
  card(
    'donation-pending',
    'visa',
    '4000 0000 0000 3055',
    'Paid; a donation after it is pending for ten minutes.',
    {
      afterwards: 'donation-pending',
    },
  ),
  card(
    'donation-challenge',
    'visa',
    '4000 0000 0000 3220',
    'Paid; a donation after it asks for a code (1234).',
    {
      afterwards: 'donation-challenge',
    },
  ),
];

/** The `id` of a test card. */
export type TestCardId = (typeof CARDS)[number]['id'];

/**
 * The cards the sandbox knows, all of them numbers published for testing: those of the platform where it has one (paid,
 * 3D Secure, redirect), else numbers other payment providers publish for the same purpose (refusals, pending, error).
 * Another expiry date is refused as expired, another security code as a wrong one, another number as not existing.
 */
export const TEST_CARDS: readonly TestCard[] = CARDS;

const digits = (number: string): string => number.replaceAll(' ', '');

const BY_NUMBER = new Map(TEST_CARDS.map((known) => [digits(known.number), known]));

/** The test card with this number, digits only. */
export const testCard = (number: string): TestCard | undefined => BY_NUMBER.get(number);

const BRANDS: readonly (readonly [
  brand: string,
  prefix: RegExp,
  lengths: readonly number[],
  code: readonly number[],
])[] = [
  ['amex', /^3[47]/, [15], [4]],
  ['diners', /^3(?:0[0-5]|[689])/, [14, 16, 19], [3]],
  ['jcb', /^35(?:2[89]|[3-8])/, [16, 19], [3]],
  ['discover', /^6(?:011|4[4-9]|5)/, [16, 19], [3]],
  ['cup', /^62/, [14, 15, 16, 17, 18, 19], [3]],
  ['maestro', /^(?:50|5[6-9]|6[37])/, [12, 13, 14, 15, 16, 17, 18, 19], [0, 3]],
  ['mc', /^(?:5[1-5]|2[2-7])/, [16], [3]],
  ['visa', /^4/, [13, 16, 19], [3]],
];

/** The first digits are enough to tell the brand. */
export function brandOf(
  number: string,
): { brand: string; lengths: readonly number[]; codeLengths: readonly number[] } | undefined {
  const found = BRANDS.find(([, prefix]) => prefix.test(number));
  return found && { brand: testCard(number)?.brand ?? found[0], lengths: found[2], codeLengths: found[3] };
}

/** National brands, and the numbers of cards that may carry them beside their own brand. */
const CO_BADGES: ReadonlyMap<string, RegExp> = new Map([
  ['bcmc', /^(?:6703|479658|606005)/],
  ['cartebancaire', /^(?:4|5|6[37])/],
  ['dankort', /^(?:5019|4571)/],
  ['visadankort', /^4571/],
]);

/** The brand that a card is charged as: the one that the shopper chose, where the card may carry it. */
export const chargedBrand = (number: string, brand: string, chosen = ''): string =>
  CO_BADGES.get(chosen)?.test(number) ? chosen : brand;

/** Whether a text has nothing but digits, the last of which is right. */
export const isCardNumber = (text: string): boolean => /^\d+$/.test(text) && passesLuhn(text);
