import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Identity, ProxyOptions } from '../../../src/proxy/index.js';
import { plainCard } from '../../sandbox/shop.js';
import { codeOf, fieldOf } from '../shop.js';
import { openOffice, startPlatform } from './office.js';

const STORED = '/checkout/storedPaymentMethods';
const OPEN = ['checkout.listStoredPaymentMethods', 'checkout.createStoredPaymentMethod'];

const shopper = (shopperReference: string): Identity => ({
  audience: 'shopper',
  session: `session of ${shopperReference}`,
  shopperReference,
});
const ANNA = shopper('anna-1');
const BEN = shopper('ben-1');

/** A shop whose shoppers may add cards; a card goes by its name among the test cards. */
async function openShop(options: Partial<ProxyOptions> = {}) {
  const sandbox = await startPlatform();
  const answers = { areLost: false };
  const ask = openOffice(sandbox, {
    enable: OPEN,
    clientAddress: (request) => request.headers.get('x-address') ?? '192.0.2.1',
    ...options,
    platform: {
      pause: 1,
      timeout: 500,
      fetch: async (...request) => {
        const answer = await sandbox.fetch(...request);
        if (answers.areLost) throw new TypeError('the answer was lost');
        return answer;
      },
    },
  });
  const add = (who: Identity, card: string, more: object = {}, key?: string) =>
    ask(
      who,
      STORED,
      { paymentMethod: plainCard(card), recurringProcessingModel: 'CardOnFile', ...more },
      key,
    );
  const list = async (who: Identity) =>
    (await ask.get(who, STORED)).body['storedPaymentMethods'] as readonly { id: string; lastFour: string }[];
  const config = async () => (await ask.get(null, '/config')).body;
  return { sandbox, add, list, config, answers };
}

const limits = { session: 100, address: 100, refusals: 100, addressRefusals: 100 };

describe('a card that a shopper adds', () => {
  it('is answered by what a shopper knows it by, is theirs alone, and charges nothing', async () => {
    const { add, list, sandbox } = await openShop();
    const { status, body } = await add(ANNA, 'paid-visa');
    assert.equal(status, 201);
    const { id, ...known } = body;
    assert.equal(typeof id, 'string');
    assert.deepEqual(known, {
      type: 'scheme',
      name: 'VISA',
      brand: 'visa',
      lastFour: '1111',
      expiryMonth: '03',
      expiryYear: '2030',
    });
    assert.deepEqual(
      (await list(ANNA)).map(({ lastFour }) => lastFour),
      ['1111'],
    );
    assert.deepEqual(await list(BEN), []);
    assert.deepEqual(sandbox.books(), []);
  });

  it('C5-104: is never another shopper’s: no page names the shopper or the account', async () => {
    const { add, list } = await openShop();
    for (const [name, value] of [
      ['shopperReference', 'anna-1'],
      ['merchantAccount', 'Other'],
      ['shopperEmail', 'anna@shop.example'],
    ] as const) {
      const reply = await add(BEN, 'paid-visa', { [name]: value });
      assert.deepEqual([codeOf(reply), fieldOf(reply)], ['invalid-request', name]);
    }
    assert.deepEqual([...(await list(ANNA)), ...(await list(BEN))], []);
  });

  it('is added once for its key, also where the answer to the first try was lost', async () => {
    const { add, list, answers } = await openShop();
    answers.areLost = true;
    const lost = await add(ANNA, 'paid-visa', {}, 'same');
    answers.areLost = false;
    assert.deepEqual([lost.status, codeOf(lost)], [502, 'platform-unavailable']);
    const [stored] = await list(ANNA);
    const again = await add(ANNA, 'paid-visa', {}, 'same');
    assert.deepEqual([again.status, again.body['id']], [201, stored?.id]);
    assert.equal((await list(ANNA)).length, 1);
  });

  it('is not added where the bank refuses it, and nothing is told of why', async () => {
    const { add, list } = await openShop();
    for (const paymentMethod of [
      plainCard('refused'),
      plainCard('paid-visa', { encryptedSecurityCode: 'test_000' }),
    ]) {
      const reply = await add(ANNA, 'paid-visa', { paymentMethod });
      assert.deepEqual([reply.status, reply.body], [422, { error: { code: 'platform-refused' } }]);
    }
    assert.deepEqual(await list(ANNA), []);
  });
});

describe('testing stolen cards by adding them', () => {
  it('C10-308: ends where refusals are too many, until a person is proven', async () => {
    let isPerson = false;
    const suspicions: string[] = [];
    const { add } = await openShop({
      limits: { ...limits, refusals: 3 },
      requireProof: () => isPerson,
      onSuspicion: ({ kind }) => void suspicions.push(kind),
    });
    for (let at = 0; at < 3; at++) assert.equal(codeOf(await add(ANNA, 'refused')), 'platform-refused');
    const stopped = await add(ANNA, 'paid-visa');
    assert.deepEqual([stopped.status, codeOf(stopped), fieldOf(stopped)], [429, 'rate-limited', 'proof']);
    assert.deepEqual(suspicions, ['refusals']);
    isPerson = true;
    assert.equal((await add(ANNA, 'paid-visa')).status, 201);
  });

  it('C10-308: ends at an address, whatever shopper asks from it', async () => {
    const { add } = await openShop({ limits: { ...limits, addressRefusals: 2 } });
    await add(ANNA, 'refused');
    await add(BEN, 'refused');
    assert.equal(codeOf(await add(shopper('cara-1'), 'refused')), 'rate-limited');
  });

  it('C10-308: is not what a shopper does whose cards are good, or whose answers are lost', async () => {
    const { add, answers } = await openShop({ limits: { ...limits, refusals: 1 } });
    for (let at = 0; at < 3; at++) assert.equal((await add(ANNA, 'paid-visa')).status, 201);
    answers.areLost = true;
    for (let at = 0; at < 3; at++) assert.equal((await add(ANNA, 'paid-visa')).status, 502);
    answers.areLost = false;
    assert.equal((await add(ANNA, 'paid-visa')).status, 201);
  });

  it('C10-308: is not made easier by cards that were added: only a payment makes a payer known', async () => {
    const { add } = await openShop({ limits: { ...limits, refusals: 2 } });
    await add(ANNA, 'paid-visa');
    for (let at = 0; at < 3; at++) await add(BEN, 'refused');
    assert.equal(codeOf(await add(ANNA, 'paid-mc')), 'rate-limited');
  });
});

describe('what the proxy tells a page', () => {
  it('is that cards can be added, where the merchant opened that and knows shoppers', async () => {
    assert.equal((await (await openShop()).config())['addsCards'], true);
    assert.equal('addsCards' in (await (await openShop({ enable: [] })).config()), false);
    assert.equal('addsCards' in (await (await openShop({ identify: undefined })).config()), false);
  });
});
