import { bind, createClient } from 'florin/client';
import { balancePlatform } from 'florin/client/balance-platform';

const address = {
  country: 'NL',
  line1: 'Oudegracht 12',
  postalCode: '3511 AB',
  city: 'Utrecht',
};

const named = (fullName) => {
  const [firstName, ...rest] = fullName.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

/** The company cards of a bakery: one that travels, one for advertising, one in the post, one that was lost. */
const CARDS = [
  { description: 'Travel', name: 'Mila Visser', brand: 'visa', brandVariant: 'visadebit', form: 'virtual' },
  { description: 'Advertising', name: 'Sam Jansen', brand: 'mc', brandVariant: 'mcdebit', form: 'virtual' },
  {
    description: 'Flour and butter',
    name: 'Daan Bakker',
    brand: 'visa',
    brandVariant: 'visadebit',
    form: 'physical',
  },
  { description: 'Old van', name: 'Daan Bakker', brand: 'visa', brandVariant: 'visadebit', form: 'virtual' },
];

/** Gives the demonstration's seller cards, and the other one a card of theirs, so that there is something to freeze and to close. */
export async function issueCards({ sandbox }) {
  const clientOf = (path) =>
    createClient({
      baseUrl: `https://sandbox.florin.invalid${path}`,
      fetch: sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
  const platform = bind(clientOf('/bcl/v2'), balancePlatform);
  const { accountHolders } = await platform.listAccountHolders({ id: 'FlorinPlatform' });
  const [, own, other] = accountHolders;
  const group = await platform.createPaymentInstrumentGroup(
    { balancePlatform: 'FlorinPlatform', description: 'Cards of the bakery', txVariant: 'visa' },
    { idempotencyKey: 'demo-card-group' },
  );
  const issue = (holder, { description, name, brand, brandVariant, form }, key) =>
    platform.createPaymentInstrument(
      {
        type: 'card',
        balanceAccountId: holder.primaryBalanceAccount,
        issuingCountryCode: 'NL',
        description,
        ...(holder === own && brand === 'visa' && { paymentInstrumentGroupId: group.id }),
        card: {
          brand,
          brandVariant,
          cardholderName: name,
          formFactor: form,
          ...(form === 'physical' && { deliveryContact: { address, name: named(name) } }),
        },
      },
      { idempotencyKey: `demo-card-${key}` },
    );
  const issued = [];
  for (const [at, card] of CARDS.entries()) issued.push(await issue(own, card, at));
  await issue(other, { ...CARDS[0], description: 'Books', name: 'Amina Clarke' }, 'other');
  await platform.updatePaymentInstrument({
    id: issued.at(-1).id,
    status: 'closed',
    statusReason: 'lost',
  });
}
