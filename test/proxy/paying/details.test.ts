import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { answer, authorised, serviceError, type Body, type Got } from '../fake-platform.js';
import { arrive, codeOf, fieldOf, openShop, type Reply, type Shop } from '../shop.js';

const REDIRECT = {
  type: 'redirect',
  method: 'GET',
  url: 'https://bank.example/page',
  paymentData: 'SECRET-STATE',
};
const CHALLENGE = { type: 'threeDS2', subtype: 'challenge', token: 'e30=', paymentData: 'SECRET-STATE-2' };

/** Payments wait for a redirect; details are authorised, under the reference of the payment they complete. */
function redirecting({ platform }: Shop): void {
  const references: unknown[] = [];
  platform.decide = (got: Got): Body => {
    if (got.path === '/payments') {
      references.push(got.body['reference']);
      return { resultCode: 'RedirectShopper', action: { ...REDIRECT, data: { MD: 'x' } } };
    }
    return { ...authorised(got), amount: undefined, merchantReference: references.at(-1) };
  };
}

async function waiting(options: Parameters<typeof openShop>[0] = {}) {
  const shop = openShop(options);
  redirecting(shop);
  const shopper = await arrive(shop.proxy);
  const paid = await shopper.pay('key-1');
  return { ...shop, shopper, paid };
}

describe('handing in what a bank produced', () => {
  it('gives the page its action without the state that stays at the proxy', async () => {
    const { paid } = await waiting();
    assert.equal(paid.body['outcome'], 'action-required');
    assert.deepEqual(paid.body['action'], {
      type: 'redirect',
      url: 'https://bank.example/page',
      method: 'GET',
      fields: [{ name: 'MD', value: 'x' }],
    });
  });

  it('sends the result with the state of the action, under a key of its own, and says paid', async () => {
    const { platform, shopper } = await waiting();
    const { status, body } = await shopper.details({ key: 'key-1', redirectResult: 'eyJ' });
    assert.deepEqual([status, body['outcome'], body['key']], [200, 'paid', 'key-1']);
    const [{ body: sent, key } = assert.fail()] = platform.detailed;
    assert.deepEqual(sent, { details: { redirectResult: 'eyJ' }, paymentData: 'SECRET-STATE' });
    assert.match(key, /^[\w-]{43}$/);
    assert.notEqual(key, platform.paid[0]?.key);
    assert.equal((await shopper.attempt('key-1')).body['outcome'], 'paid');
  });

  it('finds the attempt of a page that lost its key by order and session', async () => {
    const { shopper } = await waiting();
    assert.equal((await shopper.details({ payload: 'abc' })).body['outcome'], 'paid');
  });

  it('goes from a fingerprint to a challenge to paid', async () => {
    const { platform, shopper } = await waiting();
    const [{ body: sent } = assert.fail()] = platform.paid;
    platform.decide = (got) =>
      'threeds2.fingerprint' in (got.body['details'] as object)
        ? { resultCode: 'ChallengeShopper', action: CHALLENGE }
        : { ...authorised(got), amount: undefined, merchantReference: sent['reference'] };
    const challenge = await shopper.details({ key: 'key-1', threeDSFingerprint: 'e30=' });
    assert.deepEqual(challenge.body['action'], { type: 'threeDS2', subtype: 'challenge', token: 'e30=' });
    const paid = await shopper.details({ key: 'key-1', threeDSResult: 'e30=' });
    assert.equal(paid.body['outcome'], 'paid');
    assert.deepEqual(
      platform.detailed.map(({ body }) => body),
      [
        { details: { 'threeds2.fingerprint': 'e30=' }, paymentData: 'SECRET-STATE' },
        { details: { threeDSResult: 'e30=' }, paymentData: 'SECRET-STATE-2' },
      ],
    );
  });

  it('takes exactly one result', async () => {
    const { shopper } = await waiting();
    assert.equal(codeOf(await shopper.details({})), 'invalid-request');
    const two = await shopper.details({ redirectResult: 'a', threeDSResult: 'b' });
    assert.deepEqual([codeOf(two), fieldOf(two)], ['invalid-request', 'threeDSResult']);
  });

  it("C7-118: sends a redirect's result once, however often it comes back", async () => {
    const { platform, shopper } = await waiting();
    const all = await Promise.all([1, 2, 3].map(() => shopper.details({ redirectResult: 'eyJ' })));
    all.push(await shopper.details({ key: 'key-1', redirectResult: 'eyJ' }));
    for (const { body } of all) assert.deepEqual(body, all[0]?.body);
    assert.equal(platform.detailed.length, 1);
  });

  it('C7-118: knows no attempt of another session, whether it exists or not', async () => {
    const { proxy, platform } = await waiting();
    const stranger = await arrive(proxy);
    const foreign = await stranger.details({ key: 'key-1', redirectResult: 'eyJ' });
    const absent = await stranger.details({ key: 'key-2', redirectResult: 'eyJ' });
    assert.deepEqual([foreign.status, codeOf(foreign)], [404, 'unknown-attempt']);
    assert.deepEqual(foreign.body, absent.body);
    assert.equal(codeOf(await stranger.details({ redirectResult: 'eyJ' })), 'unknown-attempt');
    assert.equal(platform.detailed.length, 0);
  });

  it('C7-118: changes nothing by a result that was used for another shopper', async () => {
    const { proxy, platform, shopper } = await waiting();
    await shopper.details({ redirectResult: 'eyJ' });
    const stranger = await arrive(proxy);
    await stranger.pay('key-2', { order: 'ORDER-2' });
    const foreign = await stranger.details({ redirectResult: 'eyJ' }, 'ORDER-2');
    assert.deepEqual([foreign.status, codeOf(foreign)], [404, 'unknown-attempt']);
    assert.equal((await stranger.attempt('key-2')).body['outcome'], 'action-required');
    assert.equal(platform.detailed.length, 1);
  });

  it('counts an answer about another attempt of the shopper for that one', async () => {
    const { platform, shopper } = await waiting();
    await shopper.pay('key-2', { order: 'ORDER-2' });
    const [{ body: first } = assert.fail()] = platform.paid;
    platform.decide = (got) => ({
      ...authorised(got),
      amount: undefined,
      merchantReference: first['reference'],
    });
    const stale = await shopper.details({ key: 'key-2', redirectResult: 'of order 1' }, 'ORDER-2');
    assert.equal(stale.body['outcome'], 'action-required');
    assert.equal((await shopper.attempt('key-1')).body['outcome'], 'paid');
  });

  for (const processes of [1, 2])
    it(`hands in a result that comes while another is looked at, in turn, by ${processes} at work`, async () => {
      const ledger = memoryLedger();
      const { proxy, platform, ...shop } = openShop({ ledger });
      const all = [proxy, openShop({ ledger, platform: { fetch: platform.fetch } }).proxy].slice(
        0,
        processes,
      );
      redirecting({ proxy, platform, ...shop });
      let turn = 0;
      const nextProxy = ((...request) => all[turn++ % processes]!(...request)) as typeof proxy;
      const shopper = await arrive(Object.assign(nextProxy, proxy));
      await shopper.pay('key-1');
      const { decide } = platform;
      const isForeign = ({ body }: Got): boolean => JSON.stringify(body).includes('foreign');
      platform.decide = (got) => ({
        ...decide(got),
        ...(isForeign(got) && { merchantReference: 'of another shopper' }),
      });
      let own: Promise<Reply> | undefined;
      platform.network = async (got, execute) => {
        if (isForeign(got)) own = shopper.details({ key: 'key-1', redirectResult: 'own' });
        await new Promise((resolve) => setTimeout(resolve, 50));
        return execute();
      };
      await shopper.details({ key: 'key-1', redirectResult: 'foreign' });
      assert.equal((await own)?.body['outcome'], 'paid');
      assert.equal((await shopper.attempt('key-1')).body['outcome'], 'paid');
      assert.equal(platform.detailed.length, 2);
    });

  it('waits on where the platform would not take a result', async () => {
    const { platform, shopper } = await waiting();
    platform.network = () => serviceError(422, '101');
    const refused = await shopper.details({ redirectResult: 'wrong' });
    assert.deepEqual([refused.status, codeOf(refused)], [422, 'platform-refused']);
    assert.equal((await shopper.attempt('key-1')).body['outcome'], 'action-required');
    platform.network = (_, execute) => execute();
    assert.equal(codeOf(await shopper.details({ redirectResult: 'wrong' })), 'platform-refused');
    assert.equal((await shopper.details({ redirectResult: 'right' })).body['outcome'], 'paid');
  });

  it('says unknown where a result got lost, and takes the same one again under the same key', async () => {
    const { platform, shopper } = await waiting();
    platform.network = (_, execute) => {
      execute();
      return answer(500, {});
    };
    assert.equal((await shopper.details({ redirectResult: 'eyJ' })).body['outcome'], 'unknown');
    platform.network = (_, execute) => execute();
    assert.equal((await shopper.details({ redirectResult: 'another' })).body['outcome'], 'unknown');
    assert.equal((await shopper.details({ redirectResult: 'eyJ' })).body['outcome'], 'paid');
    assert.equal(new Set(platform.detailed.map(({ key }) => key)).size, 1);
  });

  it('hands in nothing for an attempt that is over', async () => {
    const { platform, shopper } = await waiting();
    await shopper.details({ redirectResult: 'eyJ' });
    assert.equal((await shopper.details({ redirectResult: 'late' })).body['outcome'], 'paid');
    assert.equal(platform.detailed.length, 1);
  });

  it('tells of an outcome again after a restart until the hook has heard it', async () => {
    const ledger = memoryLedger();
    const told: unknown[][] = [];
    const deaf = openShop({
      ledger,
      onSettled: () => {
        throw new Error('not now');
      },
    });
    const shopper = await arrive(deaf.proxy);
    await shopper.pay('key-1');
    await shopper.attempt('key-1');
    assert.ok(
      deaf.events.some(({ operation, outcome }) => operation === 'onSettled' && outcome === 'hook-failed'),
    );
    const now = () => Date.now() + 60_000;
    const restarted = openShop({
      ledger,
      now,
      onSettled: (order, outcome) => void told.push([order, outcome]),
    });
    const other = await arrive(restarted.proxy);
    await other.methods();
    await restarted.idle();
    assert.deepEqual(told, [['ORDER-1', 'paid']]);
    const third = openShop({ ledger, now, onSettled: () => void told.push(['again']) });
    await arrive(third.proxy);
    await third.idle();
    assert.equal(told.length, 1);
  });
});
