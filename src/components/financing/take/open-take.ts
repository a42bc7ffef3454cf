import type { BalanceAccountBase, GrantOffer } from '../../../client/balance-platform/index.js';
import { ClientError, newIdempotencyKey, type Client } from '../../../client/index.js';
import { readBalanceAccounts, readInstruments } from '../../parts/account-holder/read-holder.js';
import { EMPTY, withText, type Entries } from '../../parts/form/entries.js';
import type { Option, Section } from '../../parts/form/field.js';
import { text } from '../../parts/form/text-kinds.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/financing/take/en.js';
import { costOf, standingOfOffer, type Cost } from '../panel/figures.js';
import {
  holderOf,
  offerRow,
  type FinancingElement,
  type FinancingRecord,
} from '../panel/financing-record.js';
import type { TakeBody } from './take-sending.js';

/** An offer while it is being taken. */
export interface OpenTake {
  readonly offer: GrantOffer;
  readonly cost: Cost;
  readonly targets: readonly Option[];
  readonly key: string;
  /** What is sent: known from the review on. */
  readonly body?: TakeBody | undefined;
  readonly step: 'target' | 'review' | 'doubt';
}

/** More pages than that are those of no account holder. */
const MOST_PAGES = 10;

/** The bank accounts of who owns an account holder; none where the session may not see them. */
async function banksOf(client: Client, holder: string) {
  try {
    return await readInstruments(client, holder);
  } catch (error) {
    if (error instanceof ClientError && error.kind === 'refused') return [];
    throw error;
  }
}

const isFit =
  (currency: string) =>
  ({ status, defaultCurrencyCode }: BalanceAccountBase): boolean =>
    (status === undefined || status === 'active') &&
    (defaultCurrencyCode === undefined || defaultCurrencyCode === currency);

/** Where the money of an offer can go: balance accounts of its currency, then bank accounts by the masks of their numbers. */
async function readTargets(
  client: Client,
  holder: string,
  currency: string,
  bankText: (name: string) => string,
): Promise<readonly Option[]> {
  const [accounts, banks] = await Promise.all([
    readBalanceAccounts(client, holder, { maxPages: MOST_PAGES }),
    banksOf(client, holder),
  ]);
  return [
    ...accounts.filter(isFit(currency)).map(({ id, description = '' }) => ({
      value: `balanceAccountId:${id}`,
      text: plainText(description, 80) || id,
    })),
    ...banks.map(({ id, accountIdentifier }) => ({
      value: `transferInstrumentId:${id}`,
      text: bankText(plainText(accountIdentifier, 60) || id),
    })),
  ];
}

interface TakeReading {
  now(): number;
  bankText(name: string): string;
}

/**
 * Reads an offer anew, and where its money can go: another tab may have taken it, and its time may be over. Nothing where there was
 * no answer, which the record tells.
 */
export async function readTake(
  record: FinancingRecord,
  element: FinancingElement,
  grantOfferId: string,
  { now, bankText }: TakeReading,
): Promise<OpenTake | 'gone' | undefined> {
  const { client } = record;
  if (!client || !(await record.refresh())) return undefined;
  if (!record.answer?.offers.some(({ id }) => id === grantOfferId)) return 'gone';
  const offer = await client.call(offerRow, { grantOfferId });
  const cost = costOf(offer);
  if (!cost || standingOfOffer(offer, now()) !== 'open') return 'gone';
  const targets = await readTargets(client, holderOf(element), cost.gives.currency, bankText);
  return { offer, cost, targets, key: newIdempotencyKey(), step: 'target' };
}

/** The one thing that a seller chooses. */
export const targetSection = (targets: readonly Option[], noTarget: string): Section<Word> => ({
  fields: [
    text<Word>('target', 'target', {
      kind: { name: 'target', options: () => targets },
      need: 'saved',
      hint: 'target-hint',
      note: () => (targets.length > 0 ? '' : noTarget),
    }),
  ],
});

export const targetEntries = ([first]: readonly Option[]): Entries =>
  withText(EMPTY, 'target', first?.value ?? '');

/** What an account is called; by its id where it was chosen before the page was loaded. */
export const targetText = (targets: readonly Option[], target: string): string =>
  targets.find(({ value }) => value === target)?.text ?? target.split(':')[1] ?? '';

/** What is sent for a choice. */
export function bodyOf(grantOfferId: string, target: string): TakeBody {
  const [kind = '', id = ''] = target.split(':');
  const counterparty =
    kind === 'transferInstrumentId' ? { transferInstrumentId: id } : { balanceAccountId: id };
  return { grantOfferId, counterparty };
}

/** The choice that something was sent for. */
export function targetOf({ counterparty = {} }: TakeBody): string {
  const { balanceAccountId, transferInstrumentId } = counterparty;
  return transferInstrumentId
    ? `transferInstrumentId:${transferInstrumentId}`
    : `balanceAccountId:${balanceAccountId ?? ''}`;
}
