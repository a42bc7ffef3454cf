import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PayRequest } from '../../../src/client/shopper/index.js';
import type { Call, Services } from '../../../src/proxy/services.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { MerchantOrder } from '../../../src/proxy/platform/merchant-order.js';
import { checkPaymentMethod, paymentRequest } from '../../../src/proxy/paying/payment-request.js';
import type { Refusal } from '../../../src/proxy/refusal.js';

const NUMBER = { encryptedCardNumber: 'number' };
const CODE = { encryptedSecurityCode: 'code' };
const CARD = { ...NUMBER, encryptedExpiryMonth: 'month', encryptedExpiryYear: 'year' };
const STORED = { storedPaymentMethodId: 'stored' };
const BROWSER = { colorDepth: 24, language: 'de', screenHeight: 800, screenWidth: 1200, timeZoneOffset: -60 };

const bodyOf = (paymentMethod: object, fields: object = {}): PayRequest =>
  ({
    order: 'order-1',
    amount: { value: 1999, currency: 'EUR' },
    browser: BROWSER,
    paymentMethod,
    ...fields,
  }) as unknown as PayRequest;

function callOf({
  shopperReference = undefined as string | undefined,
  headers = {},
  origin = 'https://shop.example',
} = {}): Call {
  const request = new Request('https://shop.example/florin/checkout/payments', { headers });
  return {
    caller: { identity: { shopperReference } },
    request,
    origin,
    address: '192.0.2.1',
  } as unknown as Call;
}
const known = callOf({ shopperReference: 'shopper-1' });
const stranger = callOf();

/** The field that is refused, or nothing. */
function refusedField(paymentMethod: object, call = known, fields: object = {}): string | undefined {
  try {
    checkPaymentMethod(bodyOf(paymentMethod, fields), call, { environment: 'live', now: () => 0 });
    return undefined;
  } catch (error) {
    const { code, facts } = error as Refusal;
    assert.equal(code, 'invalid-request');
    return facts.field;
  }
}

describe('what a payment is made with', () => {
  it('is a new card with its three envelopes, of a shopper who is known or not', () => {
    for (const call of [known, stranger]) {
      assert.equal(refusedField({ type: 'scheme', ...CARD }, call), undefined);
      for (const name of Object.keys(CARD))
        assert.equal(
          refusedField({ type: 'scheme', ...CARD, [name]: undefined }, call),
          `paymentMethod.${name}`,
        );
    }
  });

  it('has nothing of a method that is no card, be it a card or a gift card', () => {
    for (const foreign of [{ issuer: '73' }, { fields: { blikCode: '123456' } }])
      for (const method of [
        { type: 'scheme', ...CARD },
        { type: 'giftcard', ...NUMBER },
      ])
        assert.equal(
          refusedField({ ...method, ...foreign }),
          `paymentMethod.${Object.keys(foreign).join()}`,
          method.type,
        );
    for (const foreign of [{ person: {} }, { installments: { value: 3 } }])
      assert.equal(
        refusedField({ type: 'giftcard', ...NUMBER, ...foreign }),
        `paymentMethod.${Object.keys(foreign).join()}`,
      );
  });

  it('or a stored card of a shopper who is known, and nothing of a new one', () => {
    assert.equal(refusedField({ type: 'scheme', ...STORED }), undefined);
    assert.equal(
      refusedField({ type: 'scheme', ...STORED }, stranger),
      'paymentMethod.storedPaymentMethodId',
    );
    for (const [name, value] of Object.entries(CARD))
      assert.equal(refusedField({ type: 'scheme', ...STORED, [name]: value }), `paymentMethod.${name}`);
  });

  it('is stored only for a shopper who is known', () => {
    const store = { storePaymentMethod: true };
    assert.equal(refusedField({ type: 'scheme', ...CARD }, known, store), undefined);
    assert.equal(refusedField({ type: 'scheme', ...CARD }, stranger, store), 'storePaymentMethod');
  });

  it('or a gift card with its number, and what its brand has beside it, which is never a stored one', () => {
    const gift = { type: 'giftcard', ...NUMBER, ...CODE };
    assert.equal(refusedField(gift, stranger), undefined);
    assert.equal(refusedField({ type: 'giftcard', ...NUMBER }), undefined);
    for (const [given, missing] of [
      ['encryptedExpiryMonth', 'encryptedExpiryYear'],
      ['encryptedExpiryYear', 'encryptedExpiryMonth'],
    ] as const)
      assert.equal(
        refusedField({ type: 'giftcard', ...NUMBER, [given]: CARD[given] }),
        `paymentMethod.${missing}`,
      );
    const store = { storePaymentMethod: true };
    assert.equal(refusedField(gift, known, store), 'storePaymentMethod');
    assert.equal(refusedField({ type: 'giftcard', ...CODE }), 'paymentMethod.encryptedCardNumber');
    assert.equal(refusedField({ type: 'giftcard', ...STORED }), 'paymentMethod.storedPaymentMethodId');
  });

  it('or the name of a method with a page of its own, and nothing else', () => {
    assert.equal(refusedField({ type: 'ideal' }, stranger), undefined);
    assert.equal(refusedField({ type: 'ideal', encryptedCardNumber: undefined }, stranger), undefined);
    assert.equal(refusedField({ type: 'ideal', ...NUMBER }), 'paymentMethod.encryptedCardNumber');
    assert.equal(refusedField({ type: 'ideal' }, known, { storePaymentMethod: true }), 'storePaymentMethod');
  });

  it('or one issuer of a list, and nothing of a card', () => {
    const issuer = { type: 'onlineBanking_PL', issuer: '73' };
    assert.equal(refusedField(issuer, stranger), undefined);
    assert.equal(refusedField({ ...issuer, ...NUMBER }), 'paymentMethod.encryptedCardNumber');
  });

  it('or what its own method asks for, and nothing of a card', () => {
    for (const type of ['blik', 'sepadirectdebit', 'googlepay', 'affirm'])
      assert.equal(refusedField({ type, ...NUMBER }), 'paymentMethod.encryptedCardNumber', type);
  });

  it('or the name of a method that the platform has added since, which is known by nothing else', () => {
    assert.equal(refusedField({ type: 'brandNew_XX' }, stranger), undefined);
    assert.equal(refusedField({ type: 'brandNew_XX', ...NUMBER }), 'paymentMethod.encryptedCardNumber');
  });

  it('and never a method whose fields the page does not ask for, or a text that names none', () => {
    for (const type of [
      'card',
      'networkToken',
      'balanceplatform',
      'twint_pos',
      'masterpass',
      'a b',
      '<b>',
      '',
    ])
      assert.equal(refusedField({ type }), 'paymentMethod.type', type);
  });
});

const attempt = {
  reference: 'reference-1',
  order: 'order-1',
  amount: { value: 1999, currency: 'EUR' },
} as unknown as Attempt;
const services = { settings: { merchantAccount: 'Shop' } } as unknown as Services;
const made = (
  call: Call,
  {
    paymentMethod = { type: 'scheme', ...CARD },
    order = {},
    ...fields
  }: Record<string, object | string | boolean> = {},
) =>
  paymentRequest(
    services,
    call,
    bodyOf(paymentMethod as object, fields),
    { returnUrl: 'https://shop.example/paid', ...(order as object) } as unknown as MerchantOrder,
    attempt,
  );

describe('what the platform is asked', () => {
  it('is the whole request of a shopper who is not known, without a field that has nothing to say', () => {
    assert.deepEqual(made(stranger), {
      merchantAccount: 'Shop',
      reference: 'reference-1',
      merchantOrderReference: 'order-1',
      amount: { value: 1999, currency: 'EUR' },
      paymentMethod: { type: 'scheme', ...CARD },
      returnUrl: 'https://shop.example/paid',
      channel: 'Web',
      origin: 'https://shop.example',
      shopperIP: '192.0.2.1',
      shopperInteraction: 'Ecommerce',
      browserInfo: { ...BROWSER, javaScriptEnabled: true, userAgent: 'unknown', acceptHeader: '*/*' },
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    });
  });

  it('takes the account, the shopper and the lines from the order', () => {
    const order = {
      merchantAccount: 'Seller',
      shopperEmail: 'a@example.com',
      countryCode: 'NL',
      lineItems: [{ description: 'A book' }],
    };
    const request = made(stranger, { order });
    for (const [name, value] of Object.entries(order)) assert.deepEqual(request[name], value, name);
  });

  it('sends the shopper to PayPal by a redirect, for the page has no script of PayPal’s', () => {
    const { paymentMethod } = made(stranger, { paymentMethod: { type: 'paypal' } });
    assert.deepEqual(paymentMethod, { type: 'paypal', subtype: 'redirect' });
  });

  it('leaves out what is undefined of a payment method', () => {
    const { paymentMethod } = made(stranger, {
      paymentMethod: { type: 'scheme', ...CARD, brand: undefined },
    });
    assert.equal(Object.hasOwn(paymentMethod as object, 'brand'), false);
  });

  it('says what the browser said of itself, at the length the platform takes', () => {
    const headers = { 'user-agent': 'x'.repeat(600), accept: 'text/html' };
    const { browserInfo } = made(callOf({ headers }));
    assert.deepEqual(browserInfo, {
      ...BROWSER,
      javaScriptEnabled: true,
      userAgent: 'x'.repeat(512),
      acceptHeader: 'text/html',
    });
  });

  it('names the origin where it is at most 80 characters long', () => {
    const origin = `https://${'x'.repeat(72)}`;
    assert.equal(made(callOf({ origin }))['origin'], origin);
    assert.equal(made(callOf({ origin: `${origin}x` }))['origin'], undefined);
  });

  it('names a language only where it is one', () => {
    for (const locale of ['de', 'de-AT', 'nl_NL', 'zh-Hant-TW'])
      assert.equal(made(stranger, { locale })['shopperLocale'], locale);
    for (const locale of ['d', 'de-', '<b>', 'de AT', ''])
      assert.equal(made(stranger, { locale })['shopperLocale'], undefined, locale);
  });

  it('names a shopper who is known, and keeps a card only where they want it', () => {
    const kept = (fields: Record<string, object | string | boolean>) => {
      const request = made(known, fields);
      return [
        request['shopperReference'],
        request['storePaymentMethod'],
        request['recurringProcessingModel'],
      ];
    };
    assert.deepEqual(kept({}), ['shopper-1', undefined, undefined]);
    assert.deepEqual(kept({ storePaymentMethod: false }), ['shopper-1', false, undefined]);
    assert.deepEqual(kept({ storePaymentMethod: true }), ['shopper-1', true, 'CardOnFile']);
    assert.deepEqual(kept({ paymentMethod: { type: 'scheme', ...STORED } }), [
      'shopper-1',
      undefined,
      'CardOnFile',
    ]);
    const recurringProcessingModel = 'Subscription';
    assert.deepEqual(kept({ storePaymentMethod: true, recurringProcessingModel })[2], 'Subscription');
    assert.equal(made(stranger, { storePaymentMethod: true })['storePaymentMethod'], undefined);
  });
});
