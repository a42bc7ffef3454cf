import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Call, Services } from '../../../src/proxy/services.js';
import { limitsOf } from '../../../src/proxy/edge/limits.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import { countAsAsking, countAsPaying, suspect } from '../../../src/proxy/paying/paying-limit.js';
import type { Suspicion } from '../../../src/proxy/options.js';
import { RateLimit } from '../../../src/proxy/edge/rate-limit.js';
import type { Refusal } from '../../../src/proxy/refusal.js';

const MINUTE = 60_000;

interface World {
  readonly environment?: 'test' | 'sandbox';
  readonly limits?: object;
}

/** A shop with a clock of the test's, and what its merchant was told to suspect. */
function open({ environment = 'test', limits = {} }: World = {}) {
  let at = 1_800_000_000_000;
  const now = () => at;
  const suspicions: Suspicion[] = [];
  const services = {
    ledger: memoryLedger(),
    limits: limitsOf(environment, limits),
    suspected: new RateLimit(1, now),
    settings: {
      now,
      signer: { sign: async (...parts: string[]) => parts.join('|') },
      options: { onSuspicion: (suspicion: Suspicion) => void suspicions.push(suspicion) },
    },
  } as unknown as Services;
  const notes: string[] = [];
  const callOf = (owner: string | undefined, address?: string): Call =>
    ({
      caller: { owners: owner === undefined ? [] : [owner] },
      address,
      note: (word: string) => notes.push(word),
      keepAlive: () => undefined,
    }) as unknown as Call;
  return { services, callOf, notes, suspicions, later: (ms: number) => (at += ms) };
}

/** How many of so many calls are let through, and what the first one too many is told. */
async function letThrough(times: number, call: () => Promise<void>) {
  for (let number = 0; number < times; number++)
    try {
      await call();
    } catch (error) {
      const { code, facts } = error as Refusal;
      return { passed: number, code, retryAfter: facts.retryAfter };
    }
  return { passed: times };
}

describe('tries to pay', () => {
  it('are ten a minute for a session, then it is told when the minute is over', async () => {
    const { services, callOf, later } = open();
    const call = callOf('owner-1');
    await countAsPaying(services, call);
    later(10_000);
    const refused = await letThrough(20, () => countAsPaying(services, call));
    assert.deepEqual(refused, { passed: 9, code: 'rate-limited', retryAfter: 50_000 });
    assert.deepEqual(await letThrough(1, () => countAsPaying(services, callOf('owner-2'))), { passed: 1 });
    later(50_000);
    assert.equal((await letThrough(20, () => countAsPaying(services, call))).passed, 10);
  });

  it('are six minutes’ worth an hour for a session', async () => {
    const { services, callOf, later, suspicions } = open();
    for (let minute = 0; minute < 6; minute++) {
      assert.equal((await letThrough(10, () => countAsPaying(services, callOf('owner-1')))).passed, 10);
      later(MINUTE);
    }
    const refused = await letThrough(1, () => countAsPaying(services, callOf('owner-1')));
    assert.deepEqual(refused, { passed: 0, code: 'rate-limited', retryAfter: 54 * MINUTE });
    assert.equal(suspicions.at(-1)?.kind, 'session');
  });

  it('are twenty a minute for an address, whatever sessions it makes', async () => {
    const { services, callOf, suspicions } = open();
    let session = 0;
    const refused = await letThrough(30, () =>
      countAsPaying(services, callOf(`owner-${session++}`, '203.0.113.9')),
    );
    assert.equal(refused.passed, 20);
    assert.equal(suspicions.at(-1)?.kind, 'address');
    assert.deepEqual(await letThrough(1, () => countAsPaying(services, callOf('owner-x', '203.0.113.8'))), {
      passed: 1,
    });
  });

  it('are ten minutes’ worth an hour for an address', async () => {
    const { services, callOf, later, suspicions } = open();
    let session = 0;
    const pay = () => countAsPaying(services, callOf(`owner-${session++}`, '203.0.113.9'));
    for (let minute = 0; minute < 10; minute++) {
      assert.equal((await letThrough(20, pay)).passed, 20);
      later(MINUTE);
    }
    assert.deepEqual(await letThrough(1, pay), {
      passed: 0,
      code: 'rate-limited',
      retryAfter: 50 * MINUTE,
    });
    assert.equal(suspicions.at(-1)?.kind, 'address');
  });

  it('are ten an hour for an order', async () => {
    const { services, callOf, suspicions } = open();
    let session = 0;
    const pay = (order: string) => countAsPaying(services, callOf(`owner-${session++}`), order);
    const refused = await letThrough(20, () => pay('ORDER-1'));
    assert.deepEqual(refused, { passed: 10, code: 'rate-limited', retryAfter: 60 * MINUTE });
    assert.equal(suspicions.at(-1)?.kind, 'order');
    assert.deepEqual(await letThrough(1, () => pay('ORDER-2')), { passed: 1 });
  });

  it('may be so many times too many where the call ends one', async () => {
    const { services, callOf } = open();
    const refused = await letThrough(30, () => countAsPaying(services, callOf('owner-1'), undefined, 2));
    assert.equal(refused.passed, 20);
  });

  it('are told of to the merchant once a minute', async () => {
    const { services, callOf, notes, suspicions, later } = open();
    const call = callOf('owner-1', '203.0.113.9');
    await letThrough(11, () => countAsPaying(services, call));
    await letThrough(1, () => countAsPaying(services, call));
    assert.deepEqual(suspicions, [{ kind: 'session', tries: 11, address: '203.0.113.9' }]);
    assert.deepEqual(notes, ['suspicion-session', 'suspicion-session']);
    later(MINUTE);
    suspect(services, callOf('owner-1'), { kind: 'session', tries: 12 });
    assert.deepEqual(suspicions.at(-1), { kind: 'session', tries: 12 });
  });

  it('are counted under names that stay the same from version to version, each count under its own', async () => {
    const { services, callOf } = open();
    const names: string[] = [];
    services.ledger.count = async (additions) => {
      names.push(...additions.map(({ name }) => name));
      return [];
    };
    await countAsPaying(services, callOf('owner-1', '203.0.113.9'), 'ORDER-1');
    await countAsAsking(services, callOf('owner-1', '203.0.113.9'));
    assert.deepEqual(names, [
      'count|session|owner-1:1',
      'count|session|owner-1:60',
      'count|address|203.0.113.9:1',
      'count|address|203.0.113.9:60',
      'count|order|ORDER-1:60',
      'count|methods session|owner-1:1',
      'count|methods address|203.0.113.9:1',
    ]);
  });

  it('are not limited where you say so', async () => {
    const unlimited = { session: Infinity, address: Infinity, order: Infinity };
    const { services, callOf } = open({ limits: unlimited });
    services.ledger.count = () => assert.fail('nothing is counted');
    assert.equal(
      (await letThrough(100, () => countAsPaying(services, callOf('owner-1'), 'ORDER-1'))).passed,
      100,
    );
  });
});

describe('questions how an order can be paid', () => {
  it('are sixty a minute for a session', async () => {
    const { services, callOf, later, suspicions } = open();
    const refused = await letThrough(100, () => countAsAsking(services, callOf('owner-1', '203.0.113.9')));
    assert.deepEqual(refused, { passed: 60, code: 'rate-limited', retryAfter: MINUTE });
    assert.equal(suspicions.at(-1)?.kind, 'session');
    assert.deepEqual(await letThrough(1, () => countAsPaying(services, callOf('owner-1'))), { passed: 1 });
    later(MINUTE);
    assert.deepEqual(await letThrough(1, () => countAsAsking(services, callOf('owner-1'))), { passed: 1 });
  });

  it('are six hundred a minute for an address, and for all whose address is not known together', async () => {
    for (const address of ['203.0.113.9', undefined]) {
      const { services, callOf, suspicions } = open();
      let session = 0;
      const refused = await letThrough(700, () =>
        countAsAsking(services, callOf(`owner-${session++}`, address)),
      );
      assert.equal(refused.passed, 600);
      assert.equal(suspicions.at(-1)?.kind, 'address');
    }
  });

  it('are not limited in the sandbox', async () => {
    const { services, callOf } = open({ environment: 'sandbox' });
    assert.equal((await letThrough(700, () => countAsAsking(services, callOf('owner-1')))).passed, 700);
  });
});
