import { addressOf, bind, createClient, formatAmount, newIdempotencyKey, outcomeOf } from 'florin/client';
import { checkout } from 'florin/client/checkout';
import { createSandbox } from 'florin/sandbox';

const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const sandbox = await createSandbox({ origin: 'https://sandbox.example', now: () => clock.now });
const baseUrl = addressOf('checkout', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const { payments, capturePayment, refundPayment } = bind(client, checkout);

const merchantAccount = 'FlorinShop';
const EUR = (value) => ({ value, currency: 'EUR' });
const once = () => ({ idempotencyKey: newIdempotencyKey() });

// A browser sends what the card frame sealed; the sandbox also takes the platform's `test_` values.
const paymentMethod = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};
const order = { reference: 'attempt-1', amount: EUR(4990) };
const returnUrl = 'https://shop.example/return';
const answer = await payments({ merchantAccount, ...order, returnUrl, paymentMethod }, once());
console.log('The payment is', outcomeOf(answer, order));

const payment = { merchantAccount, paymentPspReference: answer.pspReference };
const capture = await capturePayment({ ...payment, amount: EUR(3000) }, once());
console.log('The capture is', capture.status, 'and booked later');

clock.now += 5000;
await refundPayment({ ...payment, amount: EUR(1000) }, once());
const tooMuch = await refundPayment({ ...payment, amount: EUR(2001) }, once()).catch((error) => error);
console.log('Refunding more than is left is', tooMuch.kind, 'with code', tooMuch.code);

clock.now += 5000;
const [{ authorised, captured, refunded }] = sandbox.books();
const [held, taken, back] = [authorised, captured, refunded].map((value) => formatAmount(EUR(value), 'en'));
console.log(`Authorised ${held}, captured ${taken}, refunded ${back}`);
