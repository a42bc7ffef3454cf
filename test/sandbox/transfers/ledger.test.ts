import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { Refused } from '../../../src/sandbox/refusals/refused.js';
import { moneyLedger } from '../../../src/sandbox/transfers/ledger.js';
import type { Register } from '../../../src/sandbox/transfers/money-ledger.js';
import { PLATFORM, WORLD } from '../../../src/sandbox/transfers/outside.js';
import { ACCOUNT } from './platform.js';
import { openBooks } from './state.js';

type Books = ReturnType<typeof openBooks>;

const DESCRIPTIONS = [
  '',
  'counterpartyAccountClosed',
  'declined',
  'returned',
  'internalReview',
  'refusedForRegulatoryReasons',
] as const;

const place = fc.nat({ max: 5 });
const value = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2_000_000 }));
const step = fc.oneof(
  fc.record({
    kind: fc.constant('bank' as const),
    from: place,
    value,
    words: fc.constantFrom(...DESCRIPTIONS),
  }),
  fc.record({
    kind: fc.constant('internal' as const),
    from: place,
    to: place,
    value,
    isDebit: fc.boolean(),
    words: fc.constantFrom(...DESCRIPTIONS),
  }),
  fc.record({ kind: fc.constant('return' as const), at: fc.nat({ max: 400 }), value }),
  fc.record({ kind: fc.constant('grant' as const), at: place }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 2, 5, 65, 90_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const FROM = '2026-01-01T00:00:00Z';
const window = ({ clock }: Books) => ({
  createdSince: FROM,
  createdUntil: new Date(clock.now + 1).toISOString(),
});

function act(books: Books, doing: Step): unknown {
  const { accounts, call, clock, platform, state } = books;
  const account = (at: number) => accounts[at % accounts.length] ?? assert.fail('no account');
  if (doing.kind === 'wait') return (clock.now += doing.seconds * 1000);
  if (doing.kind === 'grant') {
    const [grantAccountId = ''] = platform.grantAccounts.keys();
    const offers = [...platform.grantOffers.keys()];
    return call('createGrant', { grantAccountId, grantOfferId: offers[doing.at % offers.length] ?? '' });
  }
  if (doing.kind === 'return') {
    const incoming = moneyLedger(state).movements.filter(({ to }) => to !== WORLD && to !== PLATFORM);
    const movement = incoming[incoming.length - 1 - (doing.at % incoming.length)];
    const transferId = movement?.transferIds.get(movement.to) ?? '';
    return call('returnTransfer', {
      transferId,
      amount: { value: doing.value, currency: movement?.amount.currency ?? 'EUR' },
    });
  }
  const { id, defaultCurrencyCode = 'EUR' } = account(doing.from);
  const order = {
    amount: { value: doing.value, currency: defaultCurrencyCode },
    balanceAccountId: id,
    description: doing.words,
  };
  if (doing.kind === 'bank')
    return call('createTransfer', {
      ...order,
      category: 'bank',
      counterparty: { bankAccount: ACCOUNT },
    });
  return call('createTransfer', {
    ...order,
    category: 'internal',
    counterparty: { balanceAccountId: account(doing.to).id },
    type: doing.isDebit ? 'internalDirectDebit' : 'internalTransfer',
  });
}

/** Runs the steps; what is refused must have changed nothing, and the others are looked at after each. */
function play(seed: number, steps: readonly Step[], look: (books: Books) => void): Books {
  const books = openBooks(seed);
  look(books);
  for (const doing of steps) {
    try {
      act(books, doing);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    look(books);
  }
  return books;
}

const holds = ({ state, accounts }: Books, currency: string, registers: readonly Register[]) =>
  [...accounts.map(({ id }) => id), WORLD, PLATFORM].reduce(
    (sum, account) => sum + moneyLedger(state).holds(account, currency, registers),
    0,
  );

const CURRENCIES = ['EUR', 'GBP', 'USD'];
const options = { numRuns: 40 };
const plays = [fc.nat({ max: 50 }), fc.array(step, { maxLength: 20 })] as const;

test('money is neither made nor lost: what left one account is with another, outside, or on its way', () => {
  fc.assert(
    fc.property(...plays, (seed, steps) => {
      play(seed, steps, (books) => {
        for (const currency of CURRENCIES) {
          assert.equal(holds(books, currency, ['balance']), 0);
          assert.equal(holds(books, currency, ['leaving', 'reserved', 'arriving']), 0);
        }
      });
    }),
    options,
  );
});

test('no balance account spends what it has not, now or when all that is under way has come about', () => {
  fc.assert(
    fc.property(...plays, (seed, steps) => {
      const look = ({ state, accounts }: Books) => {
        for (const { id } of accounts)
          for (const { available, balance, currency } of moneyLedger(state).balances(id))
            assert.ok(available >= 0 && balance >= 0, `${available} of ${balance} ${currency}`);
      };
      const books = play(seed, steps, look);
      for (const seconds of [1, 1, 1, 2, 5, 60, 100_000]) {
        books.clock.now += seconds * 1000;
        look(books);
      }
    }),
    options,
  );
});

test('a transfer that failed or came back has given everything back', () => {
  fc.assert(
    fc.property(...plays, (seed, steps) => {
      const books = play(seed, steps, () => undefined);
      books.clock.now += 100_000_000;
      for (const movement of moneyLedger(books.state).movements) {
        const last = movement.entries.at(-1)?.status;
        const sums = new Map<string, number>();
        for (const { account, register, value: posted } of movement.entries.flatMap(
          ({ postings }) => postings,
        )) {
          const key = `${account} ${register}`;
          sums.set(key, (sums.get(key) ?? 0) + posted);
        }
        const left = [...sums].filter(([, sum]) => sum !== 0);
        const { from, to, amount } = movement;
        const moved = [
          [`${from} balance`, -amount.value],
          [`${to} balance`, amount.value],
        ];
        assert.deepEqual(left.toSorted(), last === 'booked' ? moved.toSorted() : [], last);
      }
    }),
    options,
  );
});

test('page by page, every transfer and every booking comes exactly once, and bookings add up to the balance', () => {
  fc.assert(
    fc.property(...plays, fc.integer({ min: 20, max: 100 }), (seed, steps, limit) => {
      const books = play(seed, steps, () => undefined);
      const { state, call, accounts } = books;
      const read = <Item extends { id?: string | undefined }>(
        list: (cursor: { cursor?: string }) => {
          data?: readonly Item[] | undefined;
          _links?: { next?: { href?: string | undefined } | undefined } | undefined;
        },
      ): Item[] => {
        const items: Item[] = [];
        for (let cursor: { cursor?: string } | undefined = {}; cursor;) {
          const page = list(cursor);
          items.push(...(page.data ?? []));
          const { href } = page._links?.next ?? {};
          cursor = href ? { cursor: new URL(href).searchParams.get('cursor') ?? '' } : undefined;
        }
        return items;
      };
      const transfers = read((cursor) => call('listTransfers', { ...window(books), limit, ...cursor }));
      const expected = moneyLedger(state)
        .movements.filter(({ entries }) => (entries[0]?.at ?? 0) <= state.now())
        .flatMap(({ transferIds }) => [...transferIds.values()]);
      assert.deepEqual(transfers.map(({ id }) => id ?? '').toSorted(), expected.toSorted());
      for (const { id, accountHolderId } of accounts) {
        const bookings = read((cursor) =>
          call('listTransactions', {
            ...window(books),
            limit,
            accountHolderId,
            balanceAccountId: id,
            ...cursor,
          }),
        );
        assert.equal(new Set(bookings.map((booking) => booking.id)).size, bookings.length);
        for (const { currency, balance } of moneyLedger(state).balances(id)) {
          const own = bookings.filter(({ amount }) => amount.currency === currency);
          assert.equal(
            own.reduce((sum, { amount }) => sum + amount.value, 0),
            balance,
          );
        }
      }
    }),
    { numRuns: 15 },
  );
});
