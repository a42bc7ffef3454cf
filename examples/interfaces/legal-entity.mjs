import { addressOf, bind, createClient } from 'florin/client';
import { legalEntity } from 'florin/client/legal-entity';
import { createSandbox } from 'florin/sandbox';

const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const sandbox = await createSandbox({ origin: 'https://sandbox.example', now: () => clock.now });
const baseUrl = addressOf('legal-entity', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const platform = bind(client, legalEntity);

const { id } = await platform.createLegalEntity({
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    birthData: { dateOfBirth: '1990-06-21' },
    email: 'sam@shop.example',
    residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' },
    identificationData: { type: 'passport', number: 'NX1234567' },
  },
});
const problems = async () => {
  const { problems: found = [] } = await platform.checkVerificationErrors({ id });
  return found.flatMap(({ verificationErrors = [] }) => verificationErrors.map(({ message }) => message));
};
console.log('In the way at first:\n ', (await problems()).join('\n  '));

await platform.createBusinessLine({
  legalEntityId: id,
  service: 'paymentProcessing',
  industryCode: '339E',
  salesChannels: ['eCommerce'],
  webData: [{ webAddress: 'https://bakery.example' }],
});
const accountIdentification = { type: 'iban', iban: 'NL91ABNA0417164300' };
const account = { legalEntityId: id, type: 'bankAccount', bankAccount: { accountIdentification } };
await platform.createTransferInstrument(account);
clock.now += 5000;
console.log('With a business and a bank account:\n ', (await problems()).join('\n  '));

const { url } = await platform.createOnboardingLink({ id, redirectUrl: 'https://shop.example/done' });
console.log('The seller does the rest on a hosted page, once, within minutes:', new URL(url).host);
