import { timeOf } from '../../facts/instant.js';
import type {
  BalanceMutation,
  ResourceReference,
  Transaction,
  TransferData,
  TransferEvent,
} from '../../client/transfers/index.js';
import { BALANCE_PLATFORM, balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Kept } from '../balance-platform/records.js';
import type { State } from '../state/state.js';
import { moneyLedger } from './ledger.js';
import type { Entry, Movement, Posting } from './money-ledger.js';
import { WORLD } from './outside.js';

type Naming = Kept<typeof ResourceReference>;
type Mutation = Kept<typeof BalanceMutation>;

/** One movement as one of the two balance accounts sees it. */
export interface Side {
  readonly movement: Movement;
  readonly account: string;
  readonly transferId: string;
  /** When it came up, in milliseconds since the epoch. */
  readonly at: number;
}

/** One booking on a balance account. */
interface Booking {
  readonly side: Side;
  readonly transactionId: string;
  readonly value: number;
  readonly at: number;
}

/** A movement never changes, so that what it is to its accounts is made once, however often a list is asked for. */
const madeOnce = <From extends object, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
};

const sidesOf = madeOnce((movement: Movement): readonly Side[] =>
  [...movement.transferIds].map(([account, transferId]) => ({
    movement,
    account,
    transferId,
    at: movement.entries[0]?.at ?? 0,
  })),
);

const bookingsOf = madeOnce((side: Side): readonly Booking[] =>
  side.movement.entries.flatMap(({ postings, at }) =>
    postings.flatMap(({ account, transactionId, value }) =>
      account === side.account && transactionId ? [{ side, transactionId, value, at }] : [],
    ),
  ),
);

interface Timed {
  readonly at: number;
}

/** All that comes up at one time or another, oldest first; of movements that are known already nothing is made again. */
class Timeline<Item extends Timed> {
  readonly #itemsOf: (movement: Movement) => readonly Item[];
  #known = 0;
  #items: Item[] = [];

  constructor(itemsOf: (movement: Movement) => readonly Item[]) {
    this.#itemsOf = itemsOf;
  }

  /** What there is by now, oldest first. */
  until(now: number, movements: readonly Movement[]): readonly Item[] {
    if (movements.length > this.#known) {
      const fresh = movements.slice(this.#known).flatMap(this.#itemsOf);
      this.#items = [...this.#items, ...fresh].toSorted((a, b) => a.at - b.at);
      this.#known = movements.length;
    }
    const ahead = this.#items.findLastIndex(({ at }) => at <= now) + 1;
    return ahead === this.#items.length ? this.#items : this.#items.slice(0, ahead);
  }
}

const timelines = () => ({
  sides: new Timeline<Side>(sidesOf),
  bookings: new Timeline<Booking>((movement) => sidesOf(movement).flatMap(bookingsOf)),
});

/** Every transfer there is by now, oldest first. */
export const sides = (state: State): readonly Side[] =>
  state.records(timelines).sides.until(state.now(), moneyLedger(state).movements);

/** Every booking there is by now, oldest first. */
export const bookings = (state: State): readonly Booking[] =>
  state.records(timelines).bookings.until(state.now(), moneyLedger(state).movements);

/** Entries of a movement up to now. */
export const past = (state: State, { entries }: Movement): Entry[] =>
  entries.filter(({ at }) => at <= state.now());

function mutationOf(postings: readonly Posting[], account: string, currency: string): Mutation {
  const sum = (...registers: Posting['register'][]): number =>
    postings
      .filter((posting) => posting.account === account && registers.includes(posting.register))
      .reduce((total, { value }) => total + value, 0);
  return {
    currency,
    balance: sum('balance'),
    received: sum('leaving', 'arriving'),
    reserved: sum('reserved'),
  };
}

const naming = ({ id, description, reference }: Naming): Naming => ({
  ...(id && { id }),
  ...(description && { description }),
  ...(reference && { reference }),
});

/** Whose account it is. */
function ownersOf(state: State, account: string): { accountHolder: Naming; balanceAccount: Naming } {
  const { accountHolders, balanceAccounts } = balancePlatformRecords(state);
  const balanceAccount = balanceAccounts.get(account);
  const accountHolder = accountHolders.get(balanceAccount?.accountHolderId ?? '');
  return { accountHolder: naming(accountHolder ?? {}), balanceAccount: naming(balanceAccount ?? {}) };
}

function eventsOf(state: State, { movement, account }: Side): Kept<typeof TransferEvent>[] {
  const { amount, tracking } = movement;
  const accounting = past(state, movement).map((entry) => {
    const posting = entry.postings.find((one) => one.account === account && one.transactionId);
    const value = posting?.value ?? (account === movement.from ? -amount.value : amount.value);
    return {
      id: entry.id,
      type: 'accounting' as const,
      status: entry.status,
      ...(entry.reason && { reason: entry.reason }),
      amount: { value, currency: amount.currency },
      bookingDate: timeOf(entry.at),
      ...(posting?.transactionId && { transactionId: posting.transactionId, valueDate: timeOf(entry.at) }),
      mutations: [mutationOf(entry.postings, account, amount.currency)],
    };
  });
  const news = tracking
    .filter(({ at }) => at <= state.now())
    .map(({ id, at, data }) => ({
      id,
      type: 'tracking' as const,
      updateDate: timeOf(at),
      trackingData: data,
      ...(data.type === 'estimation' && { estimatedArrivalTime: data.estimatedArrivalTime }),
    }));
  return [...accounting, ...news];
}

function counterpartyOf({ movement, account }: Side): Kept<typeof TransferData>['counterparty'] {
  const other = account === movement.from ? movement.to : movement.from;
  if (other === WORLD) return movement.counterparty;
  return movement.transferIds.has(other) ? { balanceAccountId: other } : undefined;
}

/** The fields of a transfer wherever it is named, without its counterparty. */
export function summaryOf(state: State, { movement, account, transferId: id, at }: Side) {
  const { amount, category, categoryData, description, paymentInstrumentId, reference, type } = movement;
  const { referenceForBeneficiary } = movement;
  const { status = 'received', reason = 'approved' } = past(state, movement).at(-1) ?? {};
  const direction = account === movement.from ? 'outgoing' : 'incoming';
  return {
    id,
    ...ownersOf(state, account),
    amount: { ...amount },
    category,
    ...(categoryData && { categoryData }),
    creationDate: timeOf(at),
    ...(description && { description }),
    direction,
    ...(paymentInstrumentId && direction === 'outgoing' && instrumentOf(paymentInstrumentId)),
    reason,
    ...(reference && { reference }),
    ...(referenceForBeneficiary && { referenceForBeneficiary }),
    status,
    type,
  } as const;
}

/** A transfer as it stands now, with all that has happened to it. */
export function transferOf(state: State, side: Side): Kept<typeof TransferData> {
  const { movement, account } = side;
  const events = eventsOf(state, side);
  const tracking = events.findLast(({ trackingData }) => trackingData)?.trackingData;
  const counterparty = counterpartyOf(side);
  const postings = past(state, movement).flatMap((entry) => entry.postings);
  return {
    ...summaryOf(state, side),
    balancePlatform: BALANCE_PLATFORM,
    balances: [mutationOf(postings, account, movement.amount.currency)],
    ...(counterparty && { counterparty }),
    events,
    sequenceNumber: events.length,
    ...(tracking && { tracking }),
    ...(movement.rules && account === movement.from && { transactionRulesResult: movement.rules }),
  };
}

const instrumentOf = (id: string): { paymentInstrument: { id: string } } => ({ paymentInstrument: { id } });

/** A booking as the account's holder finds it on the statement; money that left is below zero. */
export function transactionOf(state: State, booking: Booking): Kept<typeof Transaction> {
  const { side, transactionId: id, value, at } = booking;
  const { movement, account, transferId } = side;
  const { categoryData, description, paymentInstrumentId, reference, referenceForBeneficiary } = movement;
  return {
    id,
    ...ownersOf(state, account),
    amount: { value, currency: movement.amount.currency },
    balancePlatform: BALANCE_PLATFORM,
    bookingDate: timeOf(at),
    creationDate: timeOf(at),
    ...(description && { description }),
    ...(paymentInstrumentId && account === movement.from && instrumentOf(paymentInstrumentId)),
    ...(referenceForBeneficiary && { referenceForBeneficiary }),
    status: 'booked',
    transfer: { id: transferId, reference: reference ?? transferId, ...(categoryData && { categoryData }) },
    valueDate: timeOf(at),
  };
}
