import type { Page } from 'playwright-core';

type Values = Readonly<Record<string, string>>;

/** What a shopper anywhere types, by the last word of a field's id. */
const ANYWHERE: Values = {
  blikCode: '123456',
  shopperEmail: 'ana@shop.example',
  virtualPaymentAddress: 'ana@okbank',
  beneficiaryId: '12345678901',
  ownerName: 'Ana Jansen',
  holderName: 'Ana Jansen',
  iban: 'NL13TEST0123456789',
  bankAccountType: 'checking',
  firstName: 'Ana',
  lastName: 'Jansen',
  dateOfBirth: '1987-05-06',
  companyName: 'Jansen Trading',
  registrationNumber: '12345678',
  socialSecurityNumber: '52998224725',
  street: 'High Street',
  houseNumberOrName: '7',
  city: 'Town',
};

const BY_COUNTRY: Readonly<Record<string, Values>> = {
  AT: { postalCode: '1010', telephoneNumber: '+436601234567' },
  AU: { telephoneNumber: '0412 345 678' },
  BE: { postalCode: '1000', telephoneNumber: '+32470123456' },
  BR: { postalCode: '01310-100', stateOrProvince: 'SP' },
  CA: { bankCode: '001', bankLocationId: '00011', bankAccountNumber: '1234567' },
  DE: { postalCode: '10115', telephoneNumber: '+4915112345678' },
  ES: { postalCode: '28013', stateOrProvince: 'M', telephoneNumber: '+34612345678' },
  FR: { postalCode: '75001', telephoneNumber: '+33612345678' },
  GB: { bankLocationId: '200000', bankAccountNumber: '55779911' },
  JP: { telephoneNumber: '0312345678' },
  NL: { postalCode: '1012 VC', telephoneNumber: '+31612345678' },
  NO: { telephoneNumber: '41234567' },
  PT: { telephoneNumber: '912345678' },
  SG: { postalCode: '018956', telephoneNumber: '+6581234567' },
  US: {
    bankLocationId: '011000015',
    bankAccountNumber: '123456789',
    postalCode: '94103',
    stateOrProvince: 'CA',
    telephoneNumber: '+14155550123',
  },
};

/** What the sandbox's banks and providers decline. */
const DECLINED: Readonly<Record<string, Values>> = {
  CA: { bankAccountNumber: '1000002' },
  GB: { bankAccountNumber: '10000002' },
  US: { bankAccountNumber: '100000002' },
};
const DECLINED_ANYWHERE: Values = { lastName: 'Declined', iban: 'NL42TEST0000000002' };

/** Fills in all that the chosen method asks for, and ticks all boxes. What is left out is a fault that keeps the payment from being sent. */
export async function fillIn(page: Page, country: string, isDeclined: boolean): Promise<void> {
  const values: Values = {
    ...ANYWHERE,
    ...BY_COUNTRY[country],
    ...(isDeclined && { ...DECLINED_ANYWHERE, ...DECLINED[country] }),
  };
  const checkout = page.locator('florin-checkout');
  const bank = checkout.locator('[name=florin-issuer]:enabled').first();
  if ((await bank.count()) > 0) await bank.check();
  const fields = checkout.locator('[part=method-fields]').locator('input, select');
  const asked = await fields.evaluateAll((all) =>
    all.map((each) => ({ id: each.id, tag: each.tagName, type: (each as HTMLInputElement).type })),
  );
  for (const { id, tag, type } of asked) {
    const field = checkout.locator(`[id="${id}"]`);
    const value = values[id.split('-').at(-1) ?? ''];
    // Goods may go to another address, which would be asked for as well.
    if (type === 'checkbox' && !id.endsWith('-elsewhere')) await field.check();
    else if (value !== undefined) await (tag === 'SELECT' ? field.selectOption(value) : field.fill(value));
  }
}
