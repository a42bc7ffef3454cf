import type { Amount } from '../../../client/index.js';
import type { Transaction, TransferData } from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';

export type Tab = 'transactions' | 'transfers';

/** One line of either list: a booking, or an order to move money. */
export interface Line {
  readonly tab: Tab;
  /** The platform's id; empty where it told none. */
  readonly id: string;
  /** When it was booked or ordered, as ISO 8601. */
  readonly at: string;
  /** Money that left the account is below zero. */
  readonly amount: Amount;
  readonly status: string;
  readonly category: string;
  readonly account: string;
  readonly accountName: string;
  readonly description: string;
  readonly reference: string;
  /** Whom the money came from or went to, as far as the platform tells. */
  readonly counterparty: string;
  /** The transfer that a booking belongs to. */
  readonly transfer: string;
  /** The payment behind it: the platform's reference. */
  readonly payment: string;
  readonly reason: string;
}

/** What a line goes by in the list, the address and the table. */
export const idOf = ({ tab, id }: Pick<Line, 'tab' | 'id'>): string =>
  `${tab === 'transfers' ? 'transfer' : 'transaction'}/${id}`;

type Category = Transaction['transfer'] extends infer View
  ? View extends { readonly categoryData?: infer Data }
    ? Data
    : never
  : never;

const paymentOf = (data: Category): string =>
  data && 'pspPaymentReference' in data ? (data.pspPaymentReference ?? '') : '';

export function lineOfTransaction(transaction: Transaction): Line {
  const { id, amount, balanceAccount, bookingDate, description = '', status, transfer } = transaction;
  return {
    tab: 'transactions',
    id,
    at: bookingDate,
    amount,
    status: bareWord(status),
    category: bareWord(transfer?.categoryData?.type),
    account: balanceAccount.id ?? '',
    accountName: balanceAccount.description ?? '',
    description,
    reference: transfer?.reference ?? '',
    counterparty: '',
    transfer: transfer?.id ?? '',
    payment: paymentOf(transfer?.categoryData),
    reason: '',
  };
}

const lastOf = (number: string): string => `…${number.replaceAll(/\s/g, '').slice(-4)}`;

/** A bank account by the name of its holder and its last four digits; whatever else there is by its id. */
function counterpartyOf({ counterparty }: TransferData): string {
  const { bankAccount, balanceAccountId, card, merchant, transferInstrumentId } = counterparty ?? {};
  if (bankAccount) {
    const { accountHolder, accountIdentification } = bankAccount;
    const { fullName, firstName, lastName } = accountHolder;
    const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
    const account = accountIdentification as Readonly<Record<string, string | undefined>>;
    const number = account['iban'] ?? account['accountNumber'] ?? '';
    return [name, number && lastOf(number)].filter(Boolean).join(' ');
  }
  return balanceAccountId ?? transferInstrumentId ?? merchant?.name ?? (card ? '•••' : '');
}

export function lineOfTransfer(transfer: TransferData): Line {
  const { id = '', amount, balanceAccount, creationDate = '', description = '', direction } = transfer;
  const { value, currency } = amount;
  return {
    tab: 'transfers',
    id,
    at: creationDate,
    amount: { currency, value: direction === 'outgoing' ? -Math.abs(value) : value },
    status: bareWord(transfer.status),
    category: bareWord(transfer.category),
    account: balanceAccount?.id ?? '',
    accountName: balanceAccount?.description ?? '',
    description,
    reference: transfer.reference ?? '',
    counterparty: counterpartyOf(transfer),
    transfer: id,
    payment: paymentOf(transfer.categoryData),
    reason: bareWord(transfer.reason),
  };
}

/** What a line is called: what it is for, else its reference, else its id. */
export const nameOf = ({ reference, description, id }: Line): string => description || reference || id;
