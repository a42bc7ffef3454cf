import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServerSaying, KEY } from '../fixtures.js';

export const amount = { value: 1999, currency: 'EUR' };

/** The request of `interfaces.md` 2.1, every field of it. */
export const payment = {
  amount,
  reference: 'order-1',
  paymentMethod: {
    type: 'scheme' as const,
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
  shopperReference: 'shopper-1',
  storePaymentMethod: true,
  shopperInteraction: 'Ecommerce' as const,
  recurringProcessingModel: 'Subscription' as const,
  returnUrl: 'https://shop.example/return',
  merchantAccount: 'Florin',
};

/** The answer of `interfaces.md` 2.2, every key of it. */
export const paid = {
  pspReference: 'PSP1',
  resultCode: 'Authorised' as const,
  merchantReference: 'order-1',
  amount,
  additionalData: {
    cvcResult: '1 Matches',
    cvcResultRaw: 'M',
    avsResult: '4 AVS not supported',
    avsResultRaw: 'U',
    authCode: '065696',
    refusalReasonRaw: 'AUTHORISED',
    acquirerCode: 'TestPmmAcquirer',
    acquirerReference: '8PQMP9VIE9N',
    recurringProcessingModel: 'Subscription',
    'recurring.recurringDetailReference': 'DETAIL1',
    'recurring.shopperReference': 'shopper-1',
  },
};

/** Pays at an address. */
export const pay = (url: string, input: object = payment) =>
  createClient({ baseUrl: url }).call(checkout.payments, input as typeof payment, { idempotencyKey: KEY });

/** What is read of an answer. */
export const reading = async (answer: unknown) => pay((await aServerSaying(JSON.stringify(answer))).url);
