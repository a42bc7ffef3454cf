import { addressOf, bind, createClient, newIdempotencyKey } from 'florin/client';
import { checkoutClassic } from 'florin/client/checkout-classic';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
const baseUrl = addressOf('checkout-classic', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const shop = bind(client, checkoutClassic);

const order = {
  merchantAccount: 'FlorinShop',
  amount: { value: 4990, currency: 'EUR' },
  reference: 'attempt-1',
  returnUrl: 'https://shop.example/return',
};
const card = (number) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
});
const pay = (paymentMethod) =>
  shop.createPayment({ ...order, paymentMethod }, { idempotencyKey: newIdempotencyKey() });

const { paymentMethods } = await shop.listPaymentMethods({ merchantAccount: order.merchantAccount });
console.log('Ways to pay:', paymentMethods.map(({ type }) => type).join(', '));

const { resultCode, refusalReason } = await pay(card('4000000000009995'));
console.log(`One card: ${resultCode}, ${refusalReason}`);

// An answer is final only if it carries neither `action` nor `redirect`.
const answer = await pay(card('4212345678901237'));
console.log(
  `Another: ${answer.resultCode} by ${answer.redirect.method} to ${new URL(answer.redirect.url).host}`,
);

const link = await shop.createPaymentLink({ ...order, countryCode: 'NL' });
console.log('A link to send by mail, good until it is paid or over:', new URL(link.url).host);
