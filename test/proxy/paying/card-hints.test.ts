import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const amount = { value: 1999, currency: 'EUR' };
const BOTH = { cost: true, authentication: true };

/** The first six digits decide all in the sandbox; this card is a person’s. */
const PRIVATE = '4111111111111111';

function numberOf(start: string): string {
  const body = start.padEnd(15, '0');
  for (let last = 0; last < 10; last++) {
    const digits = [...`${body}${last}`].map(Number).toReversed();
    const sum = digits.reduce(
      (total, digit, at) => total + (at % 2 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit),
      0,
    );
    if (sum % 10 === 0) return `${body}${last}`;
  }
  return body;
}

async function openHintShop(cardHints: object | undefined = BOTH, options: object = {}) {
  const shop = await openAppShop({
    amount,
    order: { countryCode: 'NL' },
    options: { cardHints, ...options },
  });
  const ask = (number: string, order = 'ORDER-1') =>
    shop.shopper.post('/cardHints', { order, encryptedCardNumber: `test_${number}` });
  return { ...shop, ask };
}

describe('what a shopper is told of a card before they pay', () => {
  it('is its surcharge and that its bank may ask, and nothing else', async () => {
    const shop = await openHintShop();
    const commercial = numberOf('400004');
    const { status, body } = await shop.ask(commercial);
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body).toSorted(), ['mayAskToConfirm', 'surcharge']);
    assert.equal(body['mayAskToConfirm'], true);
    assert.equal((body['surcharge'] as { currency: string }).currency, 'EUR');
    assert.ok((body['surcharge'] as { value: number }).value > 0);
    assert.deepEqual((await shop.ask(PRIVATE)).body, { mayAskToConfirm: true });
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is only what the merchant asks for', async () => {
    const commercial = numberOf('400004');
    const cost = await (await openHintShop({ cost: true })).ask(commercial);
    assert.deepEqual(Object.keys(cost.body), ['surcharge']);
    const authentication = await (await openHintShop({ authentication: true })).ask(commercial);
    assert.deepEqual(authentication.body, { mayAskToConfirm: true });
  });

  it('is nothing by default: a page does not ask, and is told so where it does', async () => {
    for (const cardHints of [undefined, {}, { cost: false }]) {
      const shop = await openAppShop({ amount, order: { countryCode: 'NL' }, options: { cardHints } });
      const methods = (await shop.shopper.methods()).body['methods'] as {
        type: string;
        configuration?: object;
      }[];
      assert.equal(methods.find(({ type }) => type === 'scheme')?.configuration, undefined);
      const refused = await shop.shopper.post('/cardHints', {
        order: 'ORDER-1',
        encryptedCardNumber: `test_${PRIVATE}`,
      });
      assert.deepEqual(
        [refused.status, codeOf(refused), fieldOf(refused)],
        [501, 'not-configured', 'cardHints'],
      );
    }
  });

  it('is asked for where the offer of cards says so', async () => {
    const shop = await openHintShop();
    const methods = (await shop.shopper.methods()).body['methods'] as {
      type: string;
      configuration?: object;
    }[];
    assert.deepEqual(methods.find(({ type }) => type === 'scheme')?.configuration, {
      hints: true,
      countryCode: 'NL',
    });
  });

  it('is nothing where the platform does not answer', async () => {
    const shop = await openHintShop(BOTH, {
      platform: { fetch: () => Promise.reject(new TypeError('lost')), budget: 100, pause: 1 },
    });
    assert.deepEqual((await shop.ask(PRIVATE)).body, {});
  });

  it('is nothing for an order that is paid: a page may have asked a moment before', async () => {
    const shop = await openHintShop();
    const paid = await shop.pay('k1', {
      type: 'scheme',
      encryptedCardNumber: `test_${PRIVATE}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    });
    assert.equal(paid.body['outcome'], 'paid');
    const { status, body } = await shop.ask(PRIVATE);
    assert.deepEqual([status, body], [200, {}]);
  });

  it('is refused for an order that is not known or takes no card', async () => {
    const shop = await openHintShop(BOTH, {
      resolveOrder: (order: string) =>
        order === 'ORDER-9'
          ? null
          : { amount, returnUrl: 'http://localhost:8080/return.html', blockedPaymentMethods: ['scheme'] },
    });
    assert.equal(codeOf(await shop.ask(PRIVATE, 'ORDER-9')), 'unknown-order');
    assert.equal(codeOf(await shop.ask(PRIVATE)), 'invalid-request');
  });

  it('C9-210: confirms no guess at a number: a wrong one has the same answer as one that is not known', async () => {
    const shop = await openHintShop();
    const wrong = await shop.ask('4111111111111112');
    const unknown = await shop.ask(numberOf('999999'));
    assert.deepEqual([wrong.status, wrong.body], [200, {}]);
    assert.deepEqual([unknown.status, unknown.body], [200, {}]);
  });

  it('C9-210: is a question that counts, of its session and its order, and not against paying', async () => {
    const limits = { session: 2, address: 100, order: 100 };
    const shop = await openHintShop(BOTH, { limits });
    await shop.ask(PRIVATE);
    await shop.ask(PRIVATE);
    assert.equal(codeOf(await shop.ask(PRIVATE)), 'rate-limited');
    const paid = await shop.pay('k1', {
      type: 'scheme',
      encryptedCardNumber: `test_${PRIVATE}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    });
    assert.equal(paid.body['outcome'], 'paid');
    const byOrder = await openHintShop(BOTH, { limits: { session: 100, address: 100, order: 1 } });
    await byOrder.ask(PRIVATE);
    assert.equal(codeOf(await byOrder.ask(PRIVATE)), 'rate-limited');
    assert.notEqual(codeOf(await byOrder.ask(PRIVATE, 'ORDER-2')), 'rate-limited');
  });

  it('C9-211: a number in clear is refused, and no other field says what is asked about', async () => {
    const shop = await openHintShop();
    for (const encryptedCardNumber of [PRIVATE, '4111 1111 1111 1111']) {
      const refused = await shop.shopper.post('/cardHints', { order: 'ORDER-1', encryptedCardNumber });
      assert.equal(refused.status, 422);
    }
    const clear = await shop.shopper.post('/cardHints', {
      order: 'ORDER-1',
      encryptedCardNumber: `test_${PRIVATE}`,
      cardNumber: PRIVATE,
    });
    assert.equal(clear.status, 422);
  });

  it('C9-211: nothing of the card is in the ledger, the log or an event', async () => {
    const written: unknown[] = [];
    const ledger = new Proxy(memoryLedger(), {
      get: (target, name) => {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => (written.push([name, given]), member.apply(target, given) as unknown);
      },
    });
    const shop = await openHintShop(BOTH, { ledger });
    await shop.ask(PRIVATE);
    await shop.ask('4111111111111112');
    assert.ok(written.length > 2);
    // A random id, and how long something took, may hold any four digits.
    const told = (JSON.stringify(written) + shop.told()).replaceAll(
      /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|"duration":[\d.e-]+/g,
      '',
    );
    assert.doesNotMatch(told, /4111|test_/);
    assert.match(shop.told(), /card-hint-failed/);
  });
});
