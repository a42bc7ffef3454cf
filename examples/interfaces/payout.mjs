import { addressOf, bind, createClient, newIdempotencyKey } from 'florin/client';
import { payout } from 'florin/client/payout';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
const as = (user) => {
  const baseUrl = addressOf('payout', { environment: 'test' });
  const headers = { authorization: `Basic ${btoa(`${user}:password`)}` };
  return bind(createClient({ baseUrl, headers, fetch: sandbox.fetch }), payout);
};
const submitter = as('storePayout_1@Company.Shop');
const reviewer = as('reviewPayout_1@Company.Shop');
const merchantAccount = 'FlorinShop';
const once = () => ({ idempotencyKey: newIdempotencyKey() });

const winnings = {
  merchantAccount,
  amount: { value: 25_000, currency: 'EUR' },
  reference: 'winnings-1',
  shopperReference: 'shopper-1',
  shopperEmail: 'a.klaassen@shop.example',
  dateOfBirth: '1982-02-01',
  nationality: 'NL',
  entityType: 'NaturalPerson',
  bank: { iban: 'NL91ABNA0417164300', ownerName: 'A. Klaassen', countryCode: 'NL' },
  recurring: { contract: 'PAYOUT' },
};
const submitted = await submitter.storeDetailAndSubmitPayout(winnings, once());
console.log('Submitted:', submitted.resultCode);

const review = { merchantAccount, originalReference: submitted.pspReference };
const alone = await submitter.confirmPayout(review, once()).catch((error) => error);
console.log('Confirmed by the person who submitted it:', alone.status, alone.code);

const confirmed = await reviewer.confirmPayout(review, once());
console.log('Confirmed by another person:', confirmed.response);

const late = await reviewer.declinePayout(review).catch((error) => error);
console.log('Declined after that:', late.status, late.code);
