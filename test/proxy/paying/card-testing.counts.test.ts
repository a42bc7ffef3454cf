import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Call, Services } from '../../../src/proxy/services.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { Addition, Count } from '../../../src/proxy/ledger/tries.js';
import { CardTesting } from '../../../src/proxy/paying/card-testing.js';
import { Refusal } from '../../../src/proxy/refusal.js';

const NOW = 1_800_000_000_000;
const MERCHANT = 'refusals Shop';
const ADDRESS = 'address refusals 192.0.2.1';
const PAYER = 'payer regular';

interface Given {
  readonly counts?: Readonly<Record<string, Partial<Count>>>;
  readonly limits?: { readonly refusals?: number; readonly addressRefusals?: number };
  readonly address?: string | undefined;
  readonly shopperReference?: string;
  readonly requireProof?: () => boolean;
  readonly isLedgerAway?: boolean;
}

/** The counts of a ledger that are what the test says, and what is added to them. */
function given(more: Given = {}) {
  const { counts = {}, limits, shopperReference, requireProof, isLedgerAway } = more;
  const added: (readonly [name: string, tries: number, fine: number, window: number])[] = [];
  const notes: string[] = [];
  const suspicions: object[] = [];
  const count = async (additions: readonly Addition[], at: number): Promise<Count[]> => {
    assert.equal(at, NOW);
    if (isLedgerAway) throw new Error('away');
    return additions.map(({ name, tries, fine, window }) => {
      added.push([name, tries, fine, window]);
      return { name, tries: 0, fine: 0, earlier: 0, until: NOW + 60_000, ...counts[name] };
    });
  };
  const onSuspicion = (suspicion: object): void => void suspicions.push(suspicion);
  const services = {
    ledger: { count },
    limits: { refusals: 10, addressRefusals: 5, ...limits },
    settings: {
      now: () => NOW,
      signer: { sign: async (_: string, kind: string, name: string) => `${kind} ${name}` },
      options: { onSuspicion, requireProof },
    },
    suspected: { take: () => undefined },
  } as unknown as Services;
  const call = {
    request: new Request('https://shop.example/'),
    caller: { identity: { shopperReference } },
    address: 'address' in more ? more.address : '192.0.2.1',
    note: (note: string) => notes.push(note),
    keepAlive: () => undefined,
  } as unknown as Call;
  return { testing: new CardTesting(services, call, 'Shop'), added, notes, suspicions };
}

async function refusalOf(more: Given): Promise<object | undefined> {
  const { testing } = given(more);
  const error = await testing.enter().then(
    () => undefined,
    (refusal: unknown) => refusal,
  );
  if (error === undefined) return undefined;
  assert.ok(error instanceof Refusal);
  return { code: error.code, ...error.facts };
}

const attempt = (outcome: string, code?: string): Attempt =>
  ({ outcome, ...(code && { rejection: { code } }) }) as unknown as Attempt;

const HOUR = 3_600_000;

describe('what is counted of tries', () => {
  it('is each try of the merchant and of an address, for an hour, until it is known how it ended', async () => {
    const { testing, added } = given();
    await testing.enter();
    await testing.leave();
    assert.deepEqual(added, [
      [MERCHANT, 1, 0, HOUR],
      [ADDRESS, 1, 0, HOUR],
      [MERCHANT, -1, 0, HOUR],
      [ADDRESS, -1, 0, HOUR],
    ]);
  });

  it('is fine where the try ends without an attempt, and no card was refused', async () => {
    const { testing, added } = given();
    await testing.wasFine();
    assert.deepEqual(added, [
      [MERCHANT, 0, 1, HOUR],
      [ADDRESS, 0, 1, HOUR],
    ]);
  });

  it('is the merchant’s alone where no address is known', async () => {
    const { testing, added } = given({ address: undefined });
    await testing.enter();
    assert.deepEqual(added, [[MERCHANT, 1, 0, HOUR]]);
  });

  it('is nothing where both limits are off', async () => {
    const limits = { refusals: Infinity, addressRefusals: Infinity };
    const { testing, added } = given({ limits, counts: { [MERCHANT]: { tries: 1e6 } } });
    await testing.enter();
    await testing.leave();
    await testing.learn(undefined, attempt('paid'));
    await testing.wasFine();
    assert.deepEqual(added, []);
    for (const one of [{ refusals: Infinity }, { addressRefusals: Infinity }]) {
      const watched = given({ limits: one });
      await watched.testing.enter();
      assert.equal(watched.added.length, 2);
    }
  });

  it('is fine once a try ends in anything but a refusal, and is taken back where a bank refuses it later', async () => {
    const learnt = async (before: Attempt | undefined, after: Attempt | undefined) => {
      const { testing, added } = given();
      await testing.learn(before, after);
      return added.filter(([name]) => name === MERCHANT).map(([, tries, fine]) => [tries, fine]);
    };
    assert.deepEqual(await learnt(undefined, attempt('paid')), [[0, 1]]);
    assert.deepEqual(await learnt(undefined, attempt('unknown')), [[0, 1]]);
    assert.deepEqual(await learnt(undefined, attempt('refused', 'platform-unavailable')), [[0, 1]]);
    assert.deepEqual(await learnt(undefined, attempt('refused')), []);
    assert.deepEqual(await learnt(undefined, attempt('refused', 'card-refused')), []);
    assert.deepEqual(await learnt(attempt('action-required'), attempt('refused')), [[0, -1]]);
    assert.deepEqual(await learnt(attempt('action-required'), attempt('paid')), []);
    assert.deepEqual(await learnt(attempt('refused'), attempt('refused')), []);
    assert.deepEqual(await learnt(undefined, undefined), []);
  });

  it('remembers for a month that a shopper whom the merchant knows has paid, once for each payment', async () => {
    const learnt = async (before: Attempt | undefined, after: Attempt, shopperReference = 'regular') => {
      const { testing, added } = given({ shopperReference });
      await testing.learn(before, after);
      return added.filter(([name]) => name.startsWith('payer') || name.startsWith(' '));
    };
    assert.deepEqual(await learnt(undefined, attempt('paid')), [[PAYER, 0, 1, 720 * HOUR]]);
    assert.deepEqual(await learnt(attempt('unknown'), attempt('paid')), [[PAYER, 0, 1, 720 * HOUR]]);
    assert.deepEqual(await learnt(attempt('paid'), attempt('paid')), []);
    assert.deepEqual(await learnt(undefined, attempt('pending')), []);
    const { testing, added } = given();
    await testing.learn(undefined, attempt('paid'));
    assert.deepEqual(
      added.map(([name]) => name),
      [MERCHANT, ADDRESS],
    );
  });

  it('never fails a payment that has ended: the log says that the ledger was away', async () => {
    const { testing, notes } = given({ isLedgerAway: true });
    await testing.learn(undefined, attempt('paid'));
    await testing.wasFine();
    assert.deepEqual(notes, ['ledger-failed', 'ledger-failed']);
  });
});

describe('a try among too many refusals', () => {
  const many = (name: string, count: Partial<Count> = {}) => ({ [name]: { tries: 20, ...count } });

  it('is refused until the window of the worse count ends', async () => {
    const ofMerchant = { counts: many(MERCHANT, { until: NOW + 7000 }) };
    assert.deepEqual(await refusalOf(ofMerchant), {
      code: 'rate-limited',
      retryAfter: 7000,
    });
    const both = {
      counts: { ...many(MERCHANT, { until: NOW + 7000 }), ...many(ADDRESS, { until: NOW + 9000 }) },
    };
    assert.deepEqual(await refusalOf(both), { code: 'rate-limited', retryAfter: 9000 });
  });

  it('is taken back, and told to the merchant by its kind and number', async () => {
    for (const [name, kind] of [
      [MERCHANT, 'refusals'],
      [ADDRESS, 'address-refusals'],
    ] as const) {
      const { testing, added, notes, suspicions } = given({ counts: many(name, { fine: 3 }) });
      await assert.rejects(testing.enter());
      assert.deepEqual(
        added.slice(2).map(([, tries, fine]) => [tries, fine]),
        [
          [-1, 0],
          [-1, 0],
        ],
      );
      assert.deepEqual(notes, [`suspicion-${kind}`]);
      assert.deepEqual(suspicions, [{ kind, tries: 17, address: '192.0.2.1' }]);
    }
  });

  it('is one beyond the limit, and more than half of what was fine in this window and the one before', async () => {
    const isRefused = async (count: Partial<Count>) =>
      (await refusalOf({ counts: { [MERCHANT]: count } })) !== undefined;
    assert.equal(await isRefused({ tries: 10 }), false);
    assert.equal(await isRefused({ tries: 11 }), true);
    assert.equal(await isRefused({ tries: 33, fine: 22 }), false);
    assert.equal(await isRefused({ tries: 34, fine: 22 }), true);
    assert.equal(await isRefused({ tries: 23, fine: 12, earlier: 10 }), false);
    assert.equal(await isRefused({ tries: 23, fine: 11, earlier: 10 }), true);
  });

  it('passes with a proof that a person makes it; without, the page is asked for one soon', async () => {
    const counts = many(MERCHANT, { until: NOW + 7000 });
    assert.equal(await refusalOf({ counts, requireProof: () => true }), undefined);
    assert.deepEqual(await refusalOf({ counts, requireProof: () => false }), {
      code: 'rate-limited',
      retryAfter: 5000,
      field: 'proof',
    });
  });

  it('passes for a shopper who has paid here within two months, but not past the limit of an address', async () => {
    const shopperReference = 'regular';
    const counts = many(MERCHANT);
    assert.equal(
      await refusalOf({ counts: { ...counts, [PAYER]: { fine: 1 } }, shopperReference }),
      undefined,
    );
    assert.equal(
      await refusalOf({ counts: { ...counts, [PAYER]: { earlier: 1 } }, shopperReference }),
      undefined,
    );
    assert.ok(await refusalOf({ counts, shopperReference }));
    assert.ok(await refusalOf({ counts: { ...counts, 'payer undefined': { fine: 1 } } }));
    assert.ok(await refusalOf({ counts: { ...many(ADDRESS), [PAYER]: { fine: 1 } }, shopperReference }));
  });
});
