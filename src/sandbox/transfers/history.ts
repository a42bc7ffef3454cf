import { DAY } from '../../facts/instant.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Random } from '../state/random.js';
import type { State } from '../state/state.js';
import type { Move, Movement, MoneyLedger, Step } from './money-ledger.js';
import { PLATFORM, WORLD } from './outside.js';

const HOUR = 3_600_000;
/** How far back it goes where nothing else is wanted. */
const DAYS = 60;
/** Transactions that each sale makes: the sale, its commission on both accounts, and its share of refunds. */
const TO_A_SALE = 3.07;

/** In hundredths of a percent of each sale. */
const COMMISSION = 250;

interface Account {
  readonly id: string;
  readonly currency: string;
  /** Where commission goes, where the platform has an account in this currency. */
  readonly commissionTo: string;
}

const between = (random: Random, least: number, most: number): number =>
  least + (Number(random.digits(6)) % (most - least + 1));

/** The same course as a transfer takes today, in the past. */
const steps = (at: number): Step[] => [
  { status: 'received', at },
  { status: 'authorised', at: at + 1000 },
  { status: 'booked', at: at + 3000 },
];

function sale({ id, currency }: Account, random: Random, at: number): Move {
  const reference = random.reference();
  return {
    from: WORLD,
    to: id,
    amount: { value: between(random, 500, 25_000), currency },
    category: 'platformPayment',
    type: 'capture',
    steps: steps(at),
    reference,
    description: `Sale ${reference}`,
    categoryData: {
      type: 'platformPayment',
      platformPaymentType: 'BalanceAccount',
      paymentMerchantReference: reference,
      pspPaymentReference: random.reference(),
    },
  };
}

const commission = ({ id, currency, commissionTo }: Account, of: Move, at: number): Move => ({
  from: id,
  to: commissionTo,
  amount: { value: Math.max(1, Math.floor((of.amount.value * COMMISSION) / 10_000)), currency },
  category: 'internal',
  type: 'internalTransfer',
  steps: steps(at),
  ...(of.reference && { reference: of.reference }),
  description: 'Commission',
  categoryData: { type: 'internal' },
});

const refund = ({ id, currency }: Account, of: Move, at: number): Move => ({
  from: id,
  to: WORLD,
  amount: { value: of.amount.value, currency },
  category: 'platformPayment',
  type: 'refund',
  steps: steps(at),
  ...(of.reference && { reference: of.reference }),
  description: `Refund of sale ${of.reference}`,
  ...(of.categoryData && { categoryData: of.categoryData }),
});

/** A transfer from or to the holder's own bank, which names no account that exists. */
const bankTransfer = (
  account: Account,
  random: Random,
  value: number,
  at: number,
  isPayout: boolean,
): Move => ({
  from: isPayout ? account.id : WORLD,
  to: isPayout ? WORLD : account.id,
  amount: { value, currency: account.currency },
  category: 'bank',
  type: 'bankTransfer',
  steps: steps(at),
  reference: random.reference(),
  description: isPayout ? 'Payout' : 'Deposit',
  categoryData: { type: 'bank', priority: 'regular' },
  counterparty: { transferInstrumentId: `SE${random.reference()}` },
});

interface Day {
  readonly morning: number;
  readonly number: number;
  /** Whether only the end of each course is written down. */
  readonly isLongAgo: boolean;
  /** Sales of one account that are drawn, at most. */
  readonly most: number;
  /** Share of them that is made. */
  readonly share: number;
}

/** One day of one account. Small refunds, and a payout of half of what is there on each seventh day. */
function writeDay(
  ledger: MoneyLedger,
  account: Account,
  random: Random,
  { morning, number, most, share, isLongAgo }: Day,
): void {
  const write = (made: Move): Movement =>
    ledger.move(isLongAgo ? { ...made, steps: (made.steps ?? []).slice(-1) } : made);
  const span = (4 * HOUR) / (most + 2);
  for (let count = between(random, 0, most); count > 0; count--) {
    const at = morning + (most + 2 - count) * span + between(random, 0, span - 10_000);
    if (share < 1 && between(random, 1, 10_000) > share * 10_000) continue;
    const sold = sale(account, random, at);
    write(sold);
    write(commission(account, sold, at + 4000));
    if (between(random, 1, 15) === 1) write(refund(account, sold, at + 8000));
  }
  const evening = morning + 10 * HOUR;
  const held = ledger.available(account.id, account.currency, evening);
  if (number % 7 === 6 && held > 1) write(bankTransfer(account, random, Math.floor(held / 2), evening, true));
}

/** How many sales a day brings to each account, so that all of them come to about as many transactions as are wanted. */
function salesOf(
  { transactions }: State['history'],
  accounts: number,
  days: number,
): Pick<Day, 'most' | 'share'> {
  if (transactions === undefined) return { most: 2, share: 1 };
  const payouts = (accounts * days) / 7;
  const mean = Math.max(0, transactions - payouts) / TO_A_SALE / accounts / days;
  const most = Math.max(1, Math.ceil(2 * mean));
  return { most, share: (2 * mean) / most };
}

/**
 * A platform in use for two months, or as long as is wanted, for the balance accounts that are there from the start: a deposit,
 * sales on most days, of which the platform takes commission, a refund now and then, and a payout each week.
 */
export function writeHistory(ledger: MoneyLedger, state: State): void {
  const { random, now, history } = state;
  const { days = DAYS } = history;
  const { balanceAccounts } = balancePlatformRecords(state);
  const all = [...balanceAccounts.values()].map(({ id, accountHolderId, defaultCurrencyCode = 'EUR' }) => ({
    id,
    accountHolderId,
    currency: defaultCurrencyCode,
  }));
  const [first] = all;
  const own = all.filter(({ accountHolderId }) => accountHolderId === first?.accountHolderId);
  const accounts = all.map(({ id, currency }): Account => {
    const collecting = own.find((one) => one.currency === currency && one.id !== id);
    return { id, currency, commissionTo: collecting?.id ?? PLATFORM };
  });
  const start = now() - days * DAY;
  for (const account of accounts)
    ledger.move(bankTransfer(account, random, between(random, 200_000, 900_000), start, false));
  const sales = salesOf(history, accounts.length, days);
  for (let number = 0; number < days - 1; number++)
    for (const account of accounts)
      writeDay(ledger, account, random, {
        ...sales,
        morning: start + number * DAY + 8 * HOUR,
        number,
        isLongAgo: number < days - DAYS,
      });
}
