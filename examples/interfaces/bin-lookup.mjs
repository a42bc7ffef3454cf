import { addressOf, bind, createClient, formatAmount } from 'florin/client';
import { binLookup } from 'florin/client/bin-lookup';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1 });
const baseUrl = addressOf('bin-lookup', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const { getThreeDSAvailability, getCostEstimate } = bind(client, binLookup);

const merchantAccount = 'FlorinShop';
// Six to eight digits are enough, and are no card data.
for (const cardNumber of ['411111', '621234']) {
  const { threeDS2supported } = await getThreeDSAvailability({ merchantAccount, cardNumber });
  console.log(`${cardNumber}: 3D Secure 2 ${threeDS2supported ? 'can' : 'cannot'} be asked for`);
}

const payment = { merchantAccount, cardNumber: '411111', amount: { value: 10_000, currency: 'EUR' } };
for (const assume3DSecureAuthenticated of [false, true]) {
  const estimate = await getCostEstimate({ ...payment, assumptions: { assume3DSecureAuthenticated } });
  const cost = formatAmount(estimate.costEstimateAmount, 'en');
  console.log(`${assume3DSecureAuthenticated ? 'With' : 'Without'} 3D Secure it costs about ${cost}`);
}
