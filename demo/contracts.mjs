import { callPlatform } from './call-platform.mjs';

/** The shopper of the back office's page, who has stored cards before the demonstration begins. */
const SHOPPER = 'anna-1042';
const HOLDER = 'Anna de Vries';

/** A card that is stored by paying with it. */
const pay = (sandbox, merchantAccount, reference, number, recurringProcessingModel) =>
  callPlatform(sandbox, 'POST', 'https://checkout.invalid/v71/payments', {
    merchantAccount,
    amount: { value: 1250, currency: 'EUR' },
    reference,
    returnUrl: 'https://shop.invalid/return',
    shopperInteraction: 'Ecommerce',
    shopperReference: SHOPPER,
    storePaymentMethod: true,
    recurringProcessingModel,
    paymentMethod: {
      type: 'scheme',
      holderName: HOLDER,
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  });

/** What the shopper is paid to. */
const storePayee = (sandbox, merchantAccount, detail) =>
  callPlatform(sandbox, 'POST', 'https://pal.invalid/pal/servlet/Payout/v68/storeDetail', {
    merchantAccount,
    shopperReference: SHOPPER,
    shopperEmail: 'anna@example.org',
    recurring: { contract: 'PAYOUT' },
    dateOfBirth: '1988-04-12',
    entityType: 'NaturalPerson',
    nationality: 'NL',
    ...detail,
  });

/** Month and year of a card that ends in two months: the account updater has something to do. */
function soon(now) {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 2, 1);
  return { expiryMonth: String(end.getUTCMonth() + 1), expiryYear: String(end.getUTCFullYear()) };
}

/** Gives a shopper two cards to pay with, one that ends soon, and a bank account, so that there is something to find. */
export async function storeContracts({ sandbox, merchantAccount, now }) {
  await pay(sandbox, merchantAccount, 'subscription-1', '4111111111111111', 'Subscription');
  await pay(sandbox, merchantAccount, 'order-1042', '5555555555554444', 'CardOnFile');
  const card = { number: '4035501000000008', holderName: HOLDER, ...soon(now()) };
  await storePayee(sandbox, merchantAccount, { card });
  await storePayee(sandbox, merchantAccount, { bank: { iban: 'NL91ABNA0417164300', ownerName: HOLDER } });
}
