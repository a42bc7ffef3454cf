import type { State } from '../state/state.js';
import { writeHistory } from './history.js';
import { MoneyLedger, type Move, type Movement } from './money-ledger.js';

function open(state: State): MoneyLedger {
  const records = new MoneyLedger(state);
  writeHistory(records, state);
  return records;
}

/**
 * The sandbox's one ledger of money: `moneyLedger(state).balances(balanceAccountId)`. It opens with the past of the balance
 * accounts that are there from the start.
 */
export const moneyLedger = (state: State): MoneyLedger => state.records(open);

/**
 * Moves money between balance accounts, `WORLD` and `PLATFORM`: `move(state, { from, to, amount, category: 'internal', type:
 * 'internalTransfer' })`. Both sides find it among their transfers, and among their transactions once it is booked. The last
 * of `entries` says how it ends: `failed` where the account has not enough.
 */
export const move = (state: State, what: Move): Movement => moneyLedger(state).move(what);
