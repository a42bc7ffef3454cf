import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Fetch } from '../../../src/client/index.js';
import {
  memoryLedger,
  sqlLedger,
  type Identity,
  type Ledger,
  type ProxyOptions,
} from '../../../src/proxy/index.js';
import { newDatabase } from '../../new-database.js';
import { call, paymentRequest, plainCard } from '../../sandbox/shop.js';
import { codeOf, EUR, fieldOf } from '../shop.js';
import { ACCOUNT, approver, openOffice, operator, startPlatform, submission } from '../policy/office.js';

const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };

/** An office with one authorised payment, and a network that a test can spoil. */
async function openServices(options: Partial<ProxyOptions> = {}) {
  const sandbox = await startPlatform();
  const ledger: Ledger = options.ledger ?? memoryLedger();
  const keys: string[] = [];
  const network = { spoil: (answer: Promise<Response>): Promise<Response> => answer };
  const fetch: Fetch = (url, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    return network.spoil(sandbox.fetch(url, init));
  };
  const ask = openOffice(sandbox, { ledger, ...options, platform: { fetch, ...options.platform } });
  const request = paymentRequest(plainCard('paid-visa'), { merchantAccount: ACCOUNT });
  const { pspReference } = (await call(sandbox, '/v71/payments', request)).body;
  const subject = String(pspReference);
  const capture = (value: number, key: string, who = operator) =>
    ask(who, `/checkout/payments/${subject}/captures`, { amount: EUR(value) }, key);
  const intents = () => ledger.findIntents([subject]);
  const captured = () => sandbox.books()[0]?.history.length;
  return { ask, capture, captured, intents, keys, ledger, network, sandbox, subject };
}

const lost = async (answer: Promise<Response>): Promise<Response> => {
  await answer;
  throw new TypeError('the connection broke');
};

/** The platform says no, and has done nothing. */
const no = async (): Promise<Response> =>
  Response.json({ errorCode: '137', status: 422, message: 'x' }, { status: 422 });

test('what moves money is written down before it is sent', async () => {
  const { capture, intents, network, subject } = await openServices();
  let before: unknown;
  network.spoil = async (answer) => {
    before = (await intents()).map(({ state, key, amount }) => ({ state, key, amount }));
    return answer;
  };
  await capture(500, 'key-1');
  assert.deepEqual(before, [{ state: 'open', key: 'key-1', amount: EUR(500) }]);
  const [intent] = await intents();
  assert.deepEqual(
    [intent?.state, intent?.operation, intent?.subject, intent?.receipt?.['status']],
    ['answered', 'checkout.capturePayment', subject, 'received'],
  );
});

test('the ledger keeps no word of who asked, nor of whom the money goes to', async () => {
  const { ask, ledger } = await openServices();
  const { body } = await ask(operator, '/payout/storeDetailAndSubmitThirdParty', submission);
  await ask(approver, '/payout/confirmThirdParty', { originalReference: body['pspReference'] });
  const all = JSON.stringify(await ledger.findIntents(['', String(body['pspReference'])]));
  assert.match(all, /payout\.confirmPayout/);
  assert.match(all, /payout\.storeDetailAndSubmitPayout/);
  assert.doesNotMatch(all, /olga|anna|Klaassen|klaassen|NL91|1982-02/);
});

test('the same again is answered from the ledger, as the first was', async () => {
  const { capture, captured, keys } = await openServices();
  const first = await capture(500, 'key-1');
  const again = await capture(500, 'key-1');
  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.deepEqual([keys.length, captured()], [1, 1]);
});

test('a key that stood for something else is refused', async () => {
  const { ask, capture, keys, subject } = await openServices();
  await capture(500, 'key-1');
  const other = await capture(501, 'key-1');
  assert.deepEqual([other.status, codeOf(other), fieldOf(other)], [422, 'key-reused', 'Idempotency-Key']);
  const elsewhere = await ask(
    operator,
    '/checkout/payments/PSPOTHER/captures',
    { amount: EUR(500) },
    'key-1',
  );
  assert.equal(codeOf(elsewhere), 'key-reused');
  assert.equal(keys.length, 1);
  const refund = await ask(operator, `/checkout/payments/${subject}/refunds`, { amount: EUR(500) }, 'key-1');
  assert.equal(refund.status, 201);
});

test('what the platform refused stays refused under its key', async () => {
  const { capture, keys, intents } = await openServices();
  const first = await capture(999_999, 'key-1');
  const again = await capture(999_999, 'key-1');
  assert.deepEqual([first.status, codeOf(first)], [422, 'platform-refused']);
  assert.equal(first.body['isFinal'], true);
  assert.deepEqual([again.status, again.body], [first.status, first.body]);
  assert.equal(keys.length, 1);
  assert.deepEqual((await intents())[0]?.refusal?.code, 'platform-refused');
});

test('an answer that got lost is asked for under the same key, and captured once', async () => {
  const { capture, captured, intents, keys, network } = await openServices();
  network.spoil = lost;
  const first = await capture(500, 'key-1');
  assert.deepEqual([first.status, codeOf(first)], [502, 'platform-unavailable']);
  assert.equal((await intents())[0]?.state, 'unknown');
  network.spoil = (answer) => answer;
  const again = await capture(500, 'key-1', otto);
  assert.equal(again.status, 201);
  assert.deepEqual([keys[0], keys.length, captured()], [keys[1], 2, 1]);
  assert.equal((await intents())[0]?.state, 'answered');
});

test('a refusal after a doubt leaves the doubt', async () => {
  const { capture, intents, network } = await openServices();
  network.spoil = lost;
  await capture(500, 'key-1');
  network.spoil = no;
  for (let tries = 0; tries < 2; tries++) {
    // Of two who ask at the same time, one is told what the other's try ended with.
    for (const told of await Promise.all([capture(500, 'key-1'), capture(500, 'key-1', otto)])) {
      assert.equal(codeOf(told), 'platform-refused');
      assert.equal(told.body['isFinal'], undefined);
    }
    assert.equal((await intents())[0]?.state, 'unknown');
  }
});

for (const [name, open] of [
  ['in memory', memoryLedger],
  ['in SQL', () => sqlLedger(newDatabase())],
] as const)
  test(`a refusal whose answer was lost is told as final, and is not sent again: the ledger ${name}`, async () => {
    const { capture, keys, network, subject, ask } = await openServices({ ledger: open() });
    network.spoil = no;
    // What became of the first answer is not known to the page: it asks again.
    await capture(500, 'key-1');
    network.spoil = (answer) => answer;
    const { status, body } = await capture(500, 'key-1', otto);
    assert.deepEqual([status, body], [422, { error: { code: 'platform-refused' }, isFinal: true }]);
    assert.equal(keys.length, 1);
    // What is refused before the ledger is asked, or for another reason, says nothing about the first.
    const others = [
      await capture(501, 'key-1'),
      await ask(operator, `/checkout/payments/${subject}/captures`, {}, 'key-1'),
      await ask({ audience: 'shopper' }, `/checkout/payments/${subject}/captures`, {}, 'key-1'),
    ];
    for (const other of others) {
      assert.ok(other.status >= 400);
      assert.equal(other.body['isFinal'], undefined);
    }
    assert.equal(codeOf(others[0]!), 'key-reused');
  });

test('what was not sent, and is refused when it is, is final at once', async () => {
  const { capture, network } = await openServices();
  network.spoil = async () => Response.json({ errorCode: '010', status: 429 }, { status: 429 });
  assert.equal((await capture(500, 'key-1')).body['isFinal'], undefined);
  network.spoil = no;
  for (let tries = 0; tries < 2; tries++) assert.equal((await capture(500, 'key-1')).body['isFinal'], true);
});

test('the first no under a key is final: what was sent before never arrived, and is not sent when it comes late', async () => {
  const { capture, keys, network } = await openServices();
  network.spoil = no;
  const first = await capture(500, 'key-1');
  assert.deepEqual([first.status, first.body], [422, { error: { code: 'platform-refused' }, isFinal: true }]);
  // The request that was thought to be lost comes in.
  network.spoil = (answer) => answer;
  assert.deepEqual((await capture(500, 'key-1', otto)).body, first.body);
  assert.equal(keys.length, 1);
});

test('where nothing was done it may be sent again', async () => {
  const { capture, captured, intents, network } = await openServices();
  for (const [status, word] of [
    [429, 'rate-limited'],
    [401, 'platform-unavailable'],
  ] as const) {
    network.spoil = async () => Response.json({ errorCode: '010', status }, { status });
    assert.equal(codeOf(await capture(500, 'key-1')), word);
    assert.equal((await intents())[0]?.state, 'unsent');
  }
  network.spoil = (answer) => answer;
  assert.equal((await capture(500, 'key-1')).status, 201);
  assert.equal(captured(), 1);
});

test('two who ask at the same time are told the same; one is sent', async () => {
  const { capture, captured, keys } = await openServices();
  const [one, two] = await Promise.all([capture(500, 'key-1'), capture(500, 'key-1', otto)]);
  assert.deepEqual([one.status, two.status, one.body], [201, 201, two.body]);
  assert.deepEqual([keys.length, captured()], [1, 1]);
});

test('what another process is at work on is not sent; what it left behind is', async () => {
  const { capture, captured, ledger, network, sandbox, subject } = await openServices({
    platform: { timeout: 2000 },
  });
  let reached = (): void => undefined;
  const sent = new Promise<void>((resolve) => (reached = resolve));
  network.spoil = (answer) => {
    reached();
    return answer.then(() => new Promise<never>(() => undefined));
  };
  void capture(500, 'key-1');
  await sent;
  const path = `/checkout/payments/${subject}/captures`;
  const elsewhere = (now: () => number) =>
    openOffice(sandbox, { ledger, now })(operator, path, { amount: EUR(500) }, 'key-1');
  const early = await elsewhere(Date.now);
  assert.deepEqual([early.status, codeOf(early)], [409, 'attempt-open']);
  assert.equal((await elsewhere(() => Date.now() + 600_000)).status, 201);
  assert.equal(captured(), 1);
});

test('a database that is away before it is written down means nothing is sent', async () => {
  const failing = Object.assign(memoryLedger(), { beginIntent: () => Promise.reject(new Error('away')) });
  const { capture, keys } = await openServices({ ledger: failing });
  assert.equal((await capture(500, 'key-1')).status, 503);
  assert.equal(keys.length, 0);
});
