import { parseAmount, type Amount, type CallInput, type Client } from '../../../client/index.js';
import {
  createPayout,
  storeDetailAndSubmitPayout,
  storePayoutDetail,
  submitPayout,
} from '../../../client/payout/index.js';
import { bareIban } from '../../../facts/iban.js';
import type { Read } from '../../parts/form/field.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { saysOf } from '../panel/platform-word.js';
import { wayOf, type Way } from './fields.js';

const storeRow = /*@__PURE__*/ proxyRow('payout', storePayoutDetail);
const newRow = /*@__PURE__*/ keyedRow('payout', storeDetailAndSubmitPayout);
const storedRow = /*@__PURE__*/ keyedRow('payout', submitPayout);
const instantRow = /*@__PURE__*/ keyedRow('payout', createPayout);

/** What is sent once, in the shape of its row. */
export type Intent = { readonly reference: string; readonly amount: Amount | undefined } & (
  | { readonly way: 'new'; readonly body: CallInput<typeof newRow> }
  | { readonly way: 'stored'; readonly body: CallInput<typeof storedRow> }
  | { readonly way: 'store'; readonly body: CallInput<typeof storeRow> }
  | { readonly way: 'instant'; readonly body: CallInput<typeof instantRow> }
);

export interface Told {
  readonly ending: 'received' | 'refused' | 'unknown';
  /** The platform's own word. */
  readonly word: string;
  /** What stored details go by from now on. */
  readonly stored?: string;
}

/** Reads what was typed and checked. */
export function intentOf(read: Read, language: string): Intent {
  const typed = (path: string): string => read(path).trim();
  const way = wayOf(read);
  const reference = way === 'store' ? '' : typed('reference');
  const amount = way === 'store' ? undefined : amountOf(typed, language);
  const payee = {
    shopperReference: typed('shopperReference'),
    shopperEmail: typed('shopperEmail'),
    recurring: { contract: 'PAYOUT' as const },
  };
  const detail = () => ({ ...payee, ...personOf(typed), bank: bankOf(typed) });
  const sum = { amount: amount ?? { value: 0, currency: '' }, reference };
  const statement = typed('shopperStatement') && { shopperStatement: typed('shopperStatement') };
  const selectedRecurringDetailReference = typed('selectedRecurringDetailReference');
  const shared = { reference, amount };
  switch (way) {
    case 'store':
      return { ...shared, way, body: detail() };
    case 'stored':
      return { ...shared, way, body: { ...payee, ...sum, ...statement, selectedRecurringDetailReference } };
    case 'instant': {
      const body = {
        ...payee,
        ...sum,
        selectedRecurringDetailReference,
        shopperInteraction: 'ContAuth' as const,
      };
      return { ...shared, way, body };
    }
    default:
      return { ...shared, way, body: { ...detail(), ...sum, ...statement } };
  }
}

function amountOf(typed: Read, language: string): Amount {
  const currency = typed('amount.currency').toUpperCase();
  return { currency, value: parseAmount(typed('amount.value'), currency, language) ?? 0 };
}

const personOf = (typed: Read) => ({
  dateOfBirth: typed('dateOfBirth'),
  entityType: typed('entityType') as 'NaturalPerson' | 'Company',
  nationality: typed('nationality'),
});

function bankOf(typed: Read) {
  const ownerName = typed('bank.ownerName');
  if (typed('account') !== 'number') {
    const iban = bareIban(typed('bank.iban'));
    return { ownerName, iban, countryCode: iban.slice(0, 2) };
  }
  const bankLocationId = typed('bank.bankLocationId');
  return {
    ownerName,
    bankAccountNumber: typed('bank.bankAccountNumber'),
    countryCode: typed('bank.countryCode'),
    ...(bankLocationId && { bankLocationId }),
  };
}

/** The platform's words that say that it took a request on. Any other is no success, and by itself no refusal. */
const DONE: Readonly<Record<Way, ReadonlySet<string>>> = {
  new: new Set(['payout-submit-received']),
  stored: new Set(['payout-submit-received']),
  store: new Set(['Success']),
  instant: new Set(['Authorised', 'Received']),
};

const REFUSED = /^(?:refused|error|cancelled)$/i;

/** Sends it under its key, and reads what the platform says. */
export async function sendIntent(client: Client, intent: Intent, idempotencyKey: string): Promise<Told> {
  const options = { idempotencyKey };
  if (intent.way === 'store') {
    const { resultCode, recurringDetailReference } = await client.call(storeRow, intent.body, options);
    return { ...readWord(intent.way, resultCode), stored: recurringDetailReference };
  }
  const { resultCode, refusalReason } =
    intent.way === 'new'
      ? await client.call(newRow, intent.body, options)
      : intent.way === 'stored'
        ? await client.call(storedRow, intent.body, options)
        : await client.call(instantRow, intent.body, options);
  return readWord(intent.way, resultCode ?? '', refusalReason);
}

function readWord(way: Way, resultCode: string, reason?: string): Told {
  const word = saysOf(resultCode);
  if (DONE[way].has(word)) return { ending: 'received', word };
  const isRefused = reason !== undefined || REFUSED.test(word);
  return { ending: isRefused ? 'refused' : 'unknown', word: reason ?? word };
}
