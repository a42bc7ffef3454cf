import type {
  BookedCounterparty,
  CategoryData,
  Tracking,
  TransactionRulesResult,
  TransferData,
} from '../../client/transfers/index.js';
import type { Amount } from '../../client/schema/values.js';
import type { Kept } from '../balance-platform/records.js';
import type { State } from '../state/state.js';
import { PLATFORM, WORLD } from './outside.js';

/**
 * Registers of an account's money. `balance` is settled. `reserved` is held for a transfer that was authorised (zero or
 * below). `leaving` (zero or below) and `arriving` were received by the platform and are not booked yet.
 */
export type Register = 'balance' | 'reserved' | 'leaving' | 'arriving';

/** One change of one register of one account, in minor units. */
export interface Posting {
  readonly account: string;
  readonly register: Register;
  readonly value: number;
  /** Id of the transaction that the holder sees, where the posting changes the balance. */
  readonly transactionId?: string;
}

type Words = Kept<typeof TransferData>;
export type Reason = NonNullable<Words['reason']>;

/** Where a movement of money stands from a moment on. */
export interface Step {
  readonly status: 'received' | 'authorised' | 'booked' | 'failed' | 'returned';
  /** Milliseconds since the epoch; it may lie ahead. */
  readonly at: number;
  /** Why it failed or came back. */
  readonly reason?: Reason;
}

/** One step with what it posted. The postings of an entry add up to zero. */
export interface Entry extends Step {
  readonly id: string;
  readonly postings: readonly Posting[];
}

/** Where the money is, from a moment on. */
export interface News {
  readonly at: number;
  readonly data: Kept<typeof Tracking>;
}

/** Money that is to go from one account to another; both are balance accounts, `WORLD` or `PLATFORM`. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly amount: Amount;
  readonly category: Words['category'];
  readonly type: NonNullable<Words['type']>;
  /** In the order of time, from `received` on. Left out, the money is booked at once. */
  readonly steps?: readonly Step[];
  readonly reference?: string;
  readonly description?: string;
  readonly referenceForBeneficiary?: string;
  readonly paymentInstrumentId?: string;
  readonly categoryData?: Kept<typeof CategoryData>;
  /** Who is outside, where one of both is `WORLD`. */
  readonly counterparty?: Kept<typeof BookedCounterparty>;
  readonly tracking?: readonly News[];
  /** Whether a person asked for it: only such transfers are counted by transaction rules. */
  readonly isOrdered?: boolean;
  /** Result of the transaction rules. */
  readonly rules?: Kept<typeof TransactionRulesResult>;
  /** The transfer that this one gives back. */
  readonly returnOf?: string;
}

/** Money that moved, moves, or failed to. Each balance account that takes part sees it as a transfer of its own. */
export interface Movement extends Omit<Move, 'steps' | 'tracking'> {
  readonly entries: readonly Entry[];
  readonly tracking: readonly (News & { readonly id: string })[];
  /** Ids of the transfers by balance account. */
  readonly transferIds: ReadonlyMap<string, string>;
}

/** Balance of an account in one currency, in minor units. */
export interface Balance {
  readonly currency: string;
  readonly balance: number;
  /** Amount that may be spent: the balance without money that is reserved or leaving. */
  readonly available: number;
  /** Money that is arriving and leaving. */
  readonly pending: number;
  /** Money reserved for authorised transfers, zero or below. */
  readonly reserved: number;
}

/** What was posted to one account in one currency. */
interface Book {
  /** In no order of time. */
  readonly postings: { readonly posting: Posting; readonly at: number }[];
  /** Of all that was posted, what lies ahead included. */
  readonly sums: Map<Register, number>;
  /** When the last posting counts. */
  latest: number;
}

const emptyBook = (): Book => ({
  postings: [],
  sums: new Map(),
  latest: -Infinity,
});

const isBalanceAccount = (account: string): boolean => account !== WORLD && account !== PLATFORM;

/** Postings of a movement at one step. They add up to zero, so the difference of two steps does too. */
function holdings({ from, to, amount }: Move, status: Step['status'] | undefined): Posting[] {
  const both = (out: Register, into: Register): Posting[] => [
    { account: from, register: out, value: -amount.value },
    { account: to, register: into, value: amount.value },
  ];
  if (status === 'received') return both('leaving', 'arriving');
  if (status === 'authorised') return both('reserved', 'arriving');
  return status === 'booked' ? both('balance', 'balance') : [];
}

/** The way from one step to the next; what stays where it is, is not posted. */
function postingsOf(move: Move, before: Step['status'] | undefined, after: Step['status']): Posting[] {
  const old = holdings(move, before);
  const fresh = holdings(move, after);
  const isIn = (those: readonly Posting[], { account, register }: Posting): boolean =>
    those.some((posting) => posting.account === account && posting.register === register);
  return [
    ...old.filter((held) => !isIn(fresh, held)).map((held) => ({ ...held, value: -held.value })),
    ...fresh.filter((held) => !isIn(old, held)),
  ];
}

/**
 * The money of the whole sandbox, as a ledger of double entries. Money is never made or lost: it moves between balance
 * accounts, the outside world and the platform, and every entry adds up to zero. What lies ahead of the clock is written
 * already and counts when its time has come. Money that leaves is held from the first step on, so a balance account can
 * promise what it has only once.
 */
export class MoneyLedger {
  readonly movements: Movement[] = [];
  /** Asked after every movement, for money that is to move because of it. */
  readonly followers: ((movement: Movement) => readonly Move[])[] = [];
  /** By account and currency. */
  readonly #books = new Map<string, Book>();
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  /** Sum of some registers of an account, in one currency, at a moment. */
  holds(account: string, currency: string, registers: readonly Register[], at = this.#state.now()): number {
    const { sums, postings, latest } = this.#books.get(`${account} ${currency}`) ?? emptyBook();
    if (at >= latest) return registers.reduce((sum, register) => sum + (sums.get(register) ?? 0), 0);
    return postings
      .filter((entry) => entry.at <= at && registers.includes(entry.posting.register))
      .reduce((sum, { posting }) => sum + posting.value, 0);
  }

  /** Amount that an account may spend in one currency, in minor units. */
  available(account: string, currency: string, at = this.#state.now()): number {
    return this.holds(account, currency, ['balance', 'reserved', 'leaving'], at);
  }

  /** Balances of an account: one item for each currency that it ever saw, in alphabetical order. */
  balances(account: string): Balance[] {
    const seen = [...this.#books].flatMap(([key, { postings }]) => {
      const [holder, currency = ''] = key.split(' ');
      return holder === account && postings.some(({ at }) => at <= this.#state.now()) ? [currency] : [];
    });
    return seen.toSorted().map((currency) => ({
      currency,
      balance: this.holds(account, currency, ['balance']),
      available: this.available(account, currency),
      pending: this.holds(account, currency, ['leaving', 'arriving']),
      reserved: this.holds(account, currency, ['reserved']),
    }));
  }

  /** Moves money. A balance account that has not enough moves nothing: the movement is received, and fails. */
  move(move: Move): Movement {
    const { steps = [{ status: 'booked', at: this.#state.now() }], tracking = [], ...rest } = move;
    const { from, to, amount } = rest;
    const at = steps[0]?.at ?? this.#state.now();
    const isShort = isBalanceAccount(from) && this.available(from, amount.currency, at) < amount.value;
    const accounts = [from, to].filter(isBalanceAccount);
    const { random } = this.#state;
    const movement: Movement = {
      ...rest,
      tracking: isShort ? [] : tracking.map((news) => ({ ...news, id: random.reference() })),
      entries: this.#entriesOf(move, isShort ? shortOf(at) : steps),
      transferIds: new Map(accounts.map((account) => [account, random.reference()])),
    };
    this.movements.push(movement);
    for (const entry of movement.entries)
      for (const posting of entry.postings)
        this.#post(`${posting.account} ${amount.currency}`, posting, entry.at);
    for (const follow of this.followers) for (const next of follow(movement)) this.move(next);
    return movement;
  }

  #post(key: string, posting: Posting, at: number): void {
    const book = this.#books.get(key) ?? emptyBook();
    book.postings.push({ posting, at });
    book.sums.set(posting.register, (book.sums.get(posting.register) ?? 0) + posting.value);
    book.latest = Math.max(book.latest, at);
    this.#books.set(key, book);
  }

  #entriesOf(move: Move, steps: readonly Step[]): Entry[] {
    const { random } = this.#state;
    return steps.map((step, index) => ({
      ...step,
      id: random.reference(),
      postings: postingsOf(move, steps[index - 1]?.status, step.status).map((posting) =>
        posting.register === 'balance' && isBalanceAccount(posting.account)
          ? {
              ...posting,
              transactionId: `EVJN${random.reference()}${random.digits(8)}${move.amount.currency}`,
            }
          : posting,
      ),
    }));
  }
}

const shortOf = (at: number): Step[] => [
  { status: 'received', at },
  { status: 'failed', at, reason: 'notEnoughBalance' },
];
