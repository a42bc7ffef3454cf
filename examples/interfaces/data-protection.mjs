import { addressOf, bind, createClient, newIdempotencyKey } from 'florin/client';
import { payments } from 'florin/client/checkout';
import { dataProtection } from 'florin/client/data-protection';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
const clientOf = (name) =>
  createClient({
    baseUrl: addressOf(name, { environment: 'test' }),
    headers: { 'x-api-key': 'key' },
    fetch: sandbox.fetch,
  });
const { requestErasure } = bind(clientOf('data-protection'), dataProtection);
const merchantAccount = 'FlorinShop';

const payment = {
  merchantAccount,
  amount: { value: 4990, currency: 'EUR' },
  reference: 'attempt-1',
  returnUrl: 'https://shop.example/return',
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
  shopperReference: 'shopper-1',
  storePaymentMethod: true,
  recurringProcessingModel: 'CardOnFile',
};
const key = { idempotencyKey: newIdempotencyKey() };
const { pspReference } = await clientOf('checkout').call(payments, payment, key);

// All four results come with status 200: only `SUCCESS` says that something was erased.
const erase = async (more) => (await requestErasure({ merchantAccount, pspReference, ...more })).result;
console.log('A shopper with a stored card:', await erase());
console.log('Insisted on:', await erase({ forceErasure: true }));
console.log('Asked again:', await erase());
console.log('Another payment:', await erase({ pspReference: 'BBBBBBBBBBBBBBBB' }));

const [{ amount, lastFour }] = sandbox.books();
console.log(`The books still have ${amount.value}, of a card that ends in ${lastFour}`);
