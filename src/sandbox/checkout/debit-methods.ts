import { debitFieldKind } from '../../client/shopper/debit-fields.js';
import { debitFieldsOf, type DebitField, type DebitMethod } from '../../client/shopper/debits.js';
import type { CardFacts, Payment } from '../cards/payment.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { UsedCard } from './paying/card.js';
import { isOfferedIn, offer, type Offer } from './redirect-methods.js';

const OFFERS = [
  offer('sepadirectdebit', 'AT BE DE EE ES FI FR IE IT LT LV NL PT SK', 'EUR'),
  offer('ach', 'US', 'USD'),
  offer('eft_directdebit_CA', 'CA', 'CAD'),
  offer('directdebit_GB', 'GB', 'GBP'),
];

export const debitOffers = (...asked: Parameters<typeof isOfferedIn>): readonly Offer[] =>
  OFFERS.filter(isOfferedIn(...asked));

/** A made-up bank account, and what its bank does. */
export interface TestAccount {
  /** The method that debits it. */
  readonly type: DebitMethod;
  /** Grouped for reading; spaces may be typed or left out. */
  readonly number: string;
  /** One sentence for a list of test accounts. */
  readonly happens: string;
}

type Fate = Pick<CardFacts, 'decision' | 'afterwards'>;

const REFUSED: Fate = { decision: 'DECLINED' };

/** What a bank does with an account, by how its number ends. */
const FATES: Readonly<Record<DebitMethod, Readonly<Record<string, Fate>>>> = {
  sepadirectdebit: {
    '0002': REFUSED,
    '0003': { afterwards: 'disputed-AM04' },
    '0004': { afterwards: 'disputed-MD06' },
  },
  ach: {
    '0002': REFUSED,
    '0003': { afterwards: 'disputed-R01' },
    '0004': { afterwards: 'disputed-R10' },
    '0005': { afterwards: 'disputed-R02' },
  },
  eft_directdebit_CA: {
    '0002': REFUSED,
    '0003': { afterwards: 'disputed-901' },
    '0005': { afterwards: 'disputed-905' },
  },
  directdebit_GB: { '0002': REFUSED, '0003': { afterwards: 'disputed-ARUDD-0' } },
};

const account = (type: DebitMethod, number: string, happens: string): TestAccount => ({
  type,
  number,
  happens,
});

const DEBITED = 'Received; debited after ten minutes.';
const SHORT = 'Debited; returned an hour later, because there was too little on the account';
const CLOSED = 'Debited; returned an hour later, because the account is closed';

/** Any other account is debited too. The first two are the platform's own. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  account('sepadirectdebit', 'NL13 TEST 0123 4567 89', DEBITED),
  account('sepadirectdebit', 'DE87 1234 5678 1234 5678 90', DEBITED),
  account('sepadirectdebit', 'NL42 TEST 0000 0000 02', 'Received; refused by the bank after ten minutes.'),
  account('sepadirectdebit', 'NL15 TEST 0000 0000 03', `${SHORT} (AM04).`),
  account(
    'sepadirectdebit',
    'NL85 TEST 0000 0000 04',
    'Debited; an hour later, the shopper has their bank refund it (MD06).',
  ),
  account('ach', '011000015 · 123456789', DEBITED),
  account('ach', '011000015 · 100000002', 'Received; refused by the bank after ten minutes.'),
  account('ach', '011000015 · 100000003', `${SHORT} (R01).`),
  account(
    'ach',
    '011000015 · 100000004',
    'Debited; an hour later, the shopper says that they did not authorise it (R10), as they may within 60 days.',
  ),
  account('ach', '011000015 · 100000005', `${CLOSED} (R02).`),
  account('eft_directdebit_CA', '001 · 00011 · 1234567', DEBITED),
  account('eft_directdebit_CA', '001 · 00011 · 1000002', 'Received; refused by the bank after ten minutes.'),
  account('eft_directdebit_CA', '001 · 00011 · 1000003', `${SHORT} (901).`),
  account('eft_directdebit_CA', '001 · 00011 · 1000005', `${CLOSED} (905).`),
  account('directdebit_GB', '20-00-00 · 55779911', DEBITED),
  account(
    'directdebit_GB',
    '20-00-00 · 10000002',
    'Received; after ten minutes, the bank refuses the instruction.',
  ),
  account('directdebit_GB', '20-00-00 · 10000003', `${SHORT} (ARUDD, 0).`),
];

const ACCOUNT: readonly DebitField[] = ['iban', 'bankAccountNumber'];

/** Beside the account, in the request itself. */
const placeOf = (input: Fields, name: DebitField): unknown =>
  name === 'shopperEmail' ? input : member(input, 'paymentMethod');

/** What stands where a card would: what was typed is checked by the row that the page has asked by, and forgotten. */
export function debitAccount(_: unknown, input: Fields): UsedCard {
  const method = member(input, 'paymentMethod');
  const brand = (text(method, 'type') ?? '') as DebitMethod;
  const fields = debitFieldsOf(brand);
  for (const [name, kind] of fields) {
    const value = text(placeOf(input, name), name);
    const path = name === 'shopperEmail' ? name : `paymentMethod.${name}`;
    if (value === undefined || debitFieldKind(kind).read(value) === undefined)
      throw invalid('167', `Required field '${path}' is missing or not valid`);
  }
  const field = ACCOUNT.find((name) => fields.some(([each]) => each === name)) ?? '';
  const accountLastFour = (text(method, field) ?? '').slice(-4);
  const fate = FATES[brand][accountLastFour] ?? {};
  const facts = { brand, lastFour: '', expiryMonth: '', expiryYear: '', holderName: undefined };
  return {
    card: { ...facts, steps: [], answer: 'PENDING', ...fate },
    answer: 'PENDING',
    securityCodeGiven: false,
    // The number itself is forgotten.
    ...(member(input, 'storePaymentMethod') === true && { accountLastFour }),
  };
}

/** The platform makes the mandate's reference, and says it in its answer. */
export const mandateFacts = ({ method, pspReference, at }: Payment): Record<string, string> =>
  method === 'sepadirectdebit'
    ? {
        'sepadirectdebit.mandateId': pspReference,
        'sepadirectdebit.dateOfSignature': new Date(at).toISOString().slice(0, 10),
        'sepadirectdebit.sequenceType': 'OneOff',
      }
    : {};
