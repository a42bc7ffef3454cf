import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { checkPaymentMethod } from '../../../src/proxy/paying/payment-request.js';
import type { Refusal } from '../../../src/proxy/refusal.js';
import { WALLET_CARDS } from '../../../src/sandbox/wallets/index.js';
import { simulatedAppleToken, simulatedToken } from '../../../src/sandbox/wallets/simulated-token.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const [APPROVED, NUMBER_ALONE, DECLINED] = WALLET_CARDS;

let made = 0;
const googlePay = (card = APPROVED, nonce = `a nonce of one token ${made++}`) => ({
  type: 'googlepay',
  wallet: { token: card ? simulatedToken(card, nonce) : '', cardNetwork: 'VISA' },
});

/** What a real one looks like: only the platform can open it. */
const REAL = JSON.stringify({ protocolVersion: 'ECv2', signature: 'MEUCIQDabc', signedMessage: '{}' });

function refusedField(paymentMethod: object, environment: string): string | undefined {
  try {
    const body = { paymentMethod } as never;
    checkPaymentMethod(body, { caller: { identity: {} } } as never, { environment } as never);
    return undefined;
  } catch (error) {
    return (error as Refusal).facts.field;
  }
}

describe('a payment by Google Pay', () => {
  it('is listed with what its sheet is told, and nothing else of the account', async () => {
    const shop = await openAppShop();
    const { body } = await shop.shopper.methods();
    const listed = (body['methods'] as { type: string }[]).find(({ type }) => type === 'googlepay');
    assert.deepEqual(listed, {
      type: 'googlepay',
      name: 'Google Pay',
      family: 'wallet',
      brands: ['visa', 'mc', 'amex'],
      configuration: {
        merchantId: 'BCR2DN4TFLORINBOX',
        gatewayMerchantId: 'Shop',
        merchantName: 'Shop',
        countryCode: 'PL',
      },
    });
  });

  it('is paid or refused by the card in the wallet, once', async () => {
    const shop = await openAppShop();
    const refused = await shop.pay('k1', googlePay(DECLINED));
    assert.equal(refused.body['outcome'], 'refused');
    const paid = await shop.pay('k2', googlePay());
    assert.deepEqual(
      [paid.body['outcome'], paid.body['brand'], paid.body['lastFour']],
      ['paid', 'visa', '1142'],
    );
    assert.equal(shop.charged(), 1);
  });

  it('may still ask for a challenge, where the wallet knows the number alone', async () => {
    const shop = await openAppShop();
    const asked = await shop.pay('k1', googlePay(NUMBER_ALONE));
    assert.equal(asked.body['outcome'], 'action-required');
    assert.equal((asked.body['action'] as { type?: string }).type, 'threeDS2');
    assert.equal(shop.charged(), 0);
  });

  it('takes a token and a network, and nothing of a card', async () => {
    const shop = await openAppShop();
    const { type, wallet } = googlePay();
    const wrong: readonly [paymentMethod: object, field: string][] = [
      [{ type }, 'paymentMethod.wallet.token'],
      [{ type, wallet: { token: '4111111111111111' } }, 'paymentMethod.wallet.token'],
      [{ type, wallet: { token: '{"pan":"4111111111111111"}' } }, 'paymentMethod.wallet.token'],
      [{ type, wallet: { token: '“’' } }, 'paymentMethod.wallet.token'],
      [{ type: 'paywithgoogle', wallet: { token: 'a'.repeat(5001) } }, 'paymentMethod.wallet.token'],
      [{ type: 'paywithgoogle', wallet }, 'paymentMethod.wallet.cardNetwork'],
      [{ type, wallet, brand: 'visa' }, 'paymentMethod.brand'],
      [{ type, wallet, storedPaymentMethodId: 'id' }, 'paymentMethod.storedPaymentMethodId'],
      [{ type: 'scheme', wallet }, 'paymentMethod.wallet'],
      [{ type: 'ideal', wallet }, 'paymentMethod.wallet'],
    ];
    for (const [at, [paymentMethod, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, paymentMethod);
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', field]);
    }
    const other = { type, wallet: { ...wallet, cardNetwork: 'OTHER' } };
    assert.equal(codeOf(await shop.pay('k', other)), 'invalid-request');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('C9-132: a token pays once, whatever key, spelling or order it comes with again', async () => {
    const shop = await openAppShop();
    const method = googlePay(DECLINED);
    assert.equal((await shop.pay('k1', method)).body['outcome'], 'refused');
    const { signature, signedMessage, protocolVersion } = JSON.parse(method.wallet.token) as Record<
      string,
      string
    >;
    const respelled = JSON.stringify({ signedMessage, signature, protocolVersion }, null, 1).replaceAll(
      '\n',
      '',
    );
    for (const [key, token] of [
      ['k2', method.wallet.token],
      ['k3', respelled],
    ] as const) {
      const refused = await shop.pay(key, { type: method.type, wallet: { token } });
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', 'paymentMethod']);
    }
    assert.equal(shop.sandbox.books().length, 1);
  });

  it('C9-132: a simulated token is refused where money moves, and a real one by the sandbox', async () => {
    assert.equal(refusedField(googlePay(), 'live'), 'paymentMethod.wallet.token');
    const token = APPROVED ? simulatedAppleToken(APPROVED, 'a nonce of one token') : '';
    assert.equal(refusedField({ type: 'applepay', wallet: { token } }, 'live'), 'paymentMethod.wallet.token');
    assert.equal(refusedField({ type: 'googlepay', wallet: { token: REAL } }, 'live'), undefined);
    const shop = await openAppShop();
    const refused = await shop.pay('k1', { type: 'googlepay', wallet: { token: REAL } });
    assert.notEqual(refused.body['outcome'], 'paid');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('leaves no token in a log, an event or an answer', async () => {
    const shop = await openAppShop();
    const nonce = 'the nonce that is looked for';
    const paid = await shop.pay('k1', googlePay(APPROVED, nonce));
    const seen = await shop.shopper.attempt('k1');
    assert.doesNotMatch(JSON.stringify([paid, seen]) + shop.told(), new RegExp(nonce));
  });
});
