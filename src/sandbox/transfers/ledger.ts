import type { State } from '../state/state.js';
import { writeHistory } from './history.js';
import { MoneyBook, type Move, type Movement } from './money-book.js';

function open(state: State): MoneyBook {
  const book = new MoneyBook(state);
  writeHistory(book, state);
  return book;
}

/**
 * The sandbox's one book of money: `moneyBook(state).balances(balanceAccountId)`. It opens with the past of the balance
 * accounts that are there from the start.
 */
export const moneyBook = (state: State): MoneyBook => state.book(open);

/**
 * Moves money between balance accounts, `WORLD` and `PLATFORM`: `move(state, { from, to, amount, category: 'internal', type:
 * 'internalTransfer' })`. Both sides find it among their transfers, and among their transactions once it is booked. The last
 * of `entries` says how it ends: `failed` where the account has not enough.
 */
export const move = (state: State, what: Move): Movement => moneyBook(state).move(what);
