import { DAY } from '../../facts/instant.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Random } from '../state/random.js';
import type { State } from '../state/state.js';
import type { Move, MoneyLedger, Step } from './money-ledger.js';
import { PLATFORM, WORLD } from './outside.js';

const HOUR = 3_600_000;
/** How far back it goes. */
const DAYS = 60;

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

/** One day of one account. Small refunds, and a payout of half of what is there on each seventh day. */
function writeDay(ledger: MoneyLedger, account: Account, random: Random, morning: number, day: number): void {
  for (let count = between(random, 0, 2); count > 0; count--) {
    const at = morning + (4 - count) * HOUR + between(random, 0, HOUR - 10_000);
    const sold = sale(account, random, at);
    ledger.move(sold);
    ledger.move(commission(account, sold, at + 4000));
    if (between(random, 1, 15) === 1) ledger.move(refund(account, sold, at + 8000));
  }
  const evening = morning + 10 * HOUR;
  const held = ledger.available(account.id, account.currency, evening);
  if (day % 7 === 6 && held > 1)
    ledger.move(bankTransfer(account, random, Math.floor(held / 2), evening, true));
}

/**
 * Two months of a platform in use, for the balance accounts that are there from the start: a deposit, sales on most days,
 * of which the platform takes commission, a refund now and then, and a payout each week.
 */
export function writeHistory(ledger: MoneyLedger, state: State): void {
  const { random, now } = state;
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
  const start = now() - DAYS * DAY;
  for (const account of accounts)
    ledger.move(bankTransfer(account, random, between(random, 200_000, 900_000), start, false));
  for (let day = 0; day < DAYS - 1; day++)
    for (const account of accounts) writeDay(ledger, account, random, start + day * DAY + 8 * HOUR, day);
}
