import { addressOf, bind, createClient, newIdempotencyKey } from 'florin/client';
import { payments } from 'florin/client/checkout';
import { recurring } from 'florin/client/recurring';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
const clientOf = (name) =>
  createClient({
    baseUrl: addressOf(name, { environment: 'test' }),
    headers: { 'x-api-key': 'key' },
    fetch: sandbox.fetch,
  });
const { listRecurringDetails, createPermit, disablePermit, disableRecurringDetail } = bind(
  clientOf('recurring'),
  recurring,
);
const shopper = { merchantAccount: 'FlorinShop', shopperReference: 'shopper-1' };

const payment = {
  ...shopper,
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
  storePaymentMethod: true,
  recurringProcessingModel: 'CardOnFile',
};
await clientOf('checkout').call(payments, payment, { idempotencyKey: newIdempotencyKey() });

const { details } = await listRecurringDetails(shopper);
const [{ RecurringDetail: stored }] = details;
console.log(`Stored by that payment: ${stored.variant} •••• ${stored.card.number}`);

const { recurringDetailReference } = stored;
const restriction = { singleTransactionLimit: { value: 5000, currency: 'EUR' } };
const permits = [{ partnerId: 'partner-1', resultKey: 'partner', restriction }];
const once = () => ({ idempotencyKey: newIdempotencyKey() });
const { permitResultList } = await createPermit({ ...shopper, recurringDetailReference, permits }, once());
console.log('A partner may charge it, by a token of its own:', permitResultList.length === 1);

const [{ token }] = permitResultList;
const { merchantAccount } = shopper;
console.log('Thought better of:', (await disablePermit({ merchantAccount, token })).status);

const { response } = await disableRecurringDetail({ ...shopper, recurringDetailReference }, once());
console.log('Removed:', response);
console.log('Left:', (await listRecurringDetails(shopper)).details.length);
