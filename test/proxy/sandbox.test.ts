import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createSandbox, TEST_CARDS, type Sandbox } from '../../src/sandbox/index.js';
import { createProxy, memoryLedger, type RawAnswer } from '../../src/proxy/index.js';
import { Browser, codeOf, EUR, fieldOf, type Reply } from './shop.js';

const SHOP = 'http://localhost:8080';

/** `budget`: milliseconds in which the proxy asks the platform again. */
async function open(budget = 60) {
  const sandbox = await createSandbox({
    origin: 'http://127.0.0.1:8081',
    apiKey: 'key',
    merchantAccount: 'Shop',
  });
  const answers: RawAnswer[] = [];
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    apiKey: 'key',
    ledger: memoryLedger(),
    inPage: false,
    platform: { fetch: sandbox.fetch, budget, pause: 1 },
    resolveOrder: () => ({ amount: EUR(1999), returnUrl: `${SHOP}/return.html`, countryCode: 'NL' }),
    onAnswer: (answer) => void answers.push(answer),
  });
  const shopper = new Browser(proxy, SHOP);
  await shopper.methods();
  return { sandbox, shopper, answers };
}

/** The sandbox's card by name, as the values its platform takes for encrypted ones. */
function testCard(id: string) {
  const { number, expiry, securityCode } = TEST_CARDS.find((known) => known.id === id) ?? assert.fail(id);
  const [month = '', year = ''] = expiry.split('/');
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_${year}`,
    encryptedSecurityCode: `test_${securityCode}`,
  };
}

const charged = (sandbox: Sandbox): number =>
  sandbox.books().filter((entry) => JSON.stringify(entry).includes('Authorised')).length;

const pay = (shopper: Browser, id: string, key = 'key-1'): Promise<Reply> =>
  shopper.pay(key, { paymentMethod: testCard(id) });

describe('the proxy in front of the sandbox', () => {
  it('pays', async () => {
    const { shopper, answers, sandbox } = await open();
    const { body } = await pay(shopper, 'paid-visa');
    assert.deepEqual([body['outcome'], body['brand'], body['lastFour']], ['paid', 'visa', '1111']);
    assert.ok(answers[0]?.answer['additionalData']);
    assert.equal(charged(sandbox), 1);
  });

  it('takes a method that the shopper leaves for, by its name alone', async () => {
    const { shopper } = await open();
    const { body } = await shopper.pay('key-1', { paymentMethod: { type: 'klarna' } });
    assert.equal(body['outcome'], 'action-required');
    assert.deepEqual((body['action'] as Record<string, unknown>)['type'], 'redirect');
    for (const [name, value] of Object.entries({
      ...testCard('paid-visa'),
      holderName: 'A',
      brand: 'visa',
    })) {
      if (name === 'type') continue;
      const paymentMethod = { type: 'ideal', [name]: value };
      const refused = await shopper.pay(`key-${name}`, { paymentMethod });
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', `paymentMethod.${name}`]);
    }
    const stored = { paymentMethod: { type: 'ideal' }, storePaymentMethod: true };
    assert.equal(fieldOf(await shopper.pay('key-2', stored)), 'storePaymentMethod');
  });

  it('tells every refusal apart from a success, and takes the next card', async () => {
    const { shopper } = await open();
    const refused = TEST_CARDS.filter(({ id, steps }) => id.startsWith('refused') && steps.length === 0);
    for (const { id } of refused) {
      const { body } = await pay(shopper, id, `key-${id}`);
      assert.deepEqual([body['outcome'], typeof body['reason']], ['refused', 'string'], id);
    }
    assert.equal((await pay(shopper, 'error', 'key-error')).body['outcome'], 'refused');
    assert.equal((await pay(shopper, 'paid-mc', 'key-last')).body['outcome'], 'paid');
  });

  it('waits for what is pending', async () => {
    const { shopper } = await open();
    assert.equal((await pay(shopper, 'pending')).body['outcome'], 'pending');
    assert.equal(codeOf(await pay(shopper, 'paid-visa', 'key-2')), 'attempt-open');
  });

  it('names the field that the platform did not take', async () => {
    const { shopper } = await open();
    const paymentMethod = { ...testCard('paid-visa'), encryptedCardNumber: 'test_4111111111111112' };
    const refused = await shopper.pay('key-1', { paymentMethod });
    assert.deepEqual([codeOf(refused), fieldOf(refused)], ['platform-refused', 'number']);
    assert.equal((await pay(shopper, 'paid-visa', 'key-2')).body['outcome'], 'paid');
  });

  it('hands on what a redirect, a fingerprint and a challenge need, and keeps the rest', async () => {
    for (const id of ['redirect', 'redirect-post', 'frictionless', 'challenge', 'fingerprint-challenge']) {
      const { shopper } = await open();
      const { body } = await pay(shopper, id);
      assert.equal(body['outcome'], 'action-required', id);
      const action = body['action'] as Record<string, unknown>;
      assert.ok(action['url'] ?? action['token'], id);
      assert.equal(action['paymentData'], undefined, id);
    }
  });

  it('C2-38, C2-40, C2-41, C2-42: never believes an answer that contradicts itself', async () => {
    for (const fault of [
      'unknown-result',
      'wrong-amount',
      'wrong-reference',
      'no-reference',
      'authorised-with-action',
      'truncate',
      'html',
      'wrong-type',
    ] as const) {
      const { shopper, sandbox } = await open();
      sandbox.faults.next('payments', fault, 10);
      const { body } = await pay(shopper, 'paid-visa');
      assert.equal(body['outcome'], 'unknown', fault);
      assert.ok(charged(sandbox) <= 1, fault);
    }
  });

  it('charges once where the first answer got lost', async () => {
    for (const fault of ['drop-after', 'reset-body', 'duplicate'] as const) {
      // A busy machine takes its time for the second answer.
      const { shopper, sandbox } = await open(10_000);
      sandbox.faults.next('payments', fault);
      assert.equal((await pay(shopper, 'paid-visa')).body['outcome'], 'paid', fault);
      assert.equal(charged(sandbox), 1, fault);
    }
  });
});
