import type { Business } from '../legal-entity/verified.js';

type Known = Omit<Business, 'capabilities'>;

const online = (webAddress: string): Business['line'] => ({
  service: 'paymentProcessing',
  industryCode: '339E',
  salesChannels: ['eCommerce'],
  webData: [{ webAddress }],
});

const iban = (number: string): Business['bankAccount'] => ({
  accountIdentification: { type: 'iban', iban: number },
});

/** Who stands behind the account holders that are there from the start: the platform itself, and two sellers. */
export const PLATFORM_ITSELF: Known = {
  organization: {
    legalName: 'Florin Platform B.V.',
    type: 'privateCompany',
    registeredAddress: {
      country: 'NL',
      city: 'Amsterdam',
      street: 'Kloveniersburgwal 1',
      postalCode: '1011 PX',
    },
    registrationNumber: '34179503',
    vatNumber: 'NL004495445B01',
  },
  signatory: {
    name: { firstName: 'Noor', lastName: 'Visser' },
    birthData: { dateOfBirth: '1979-03-02' },
    email: 'noor@platform.example',
    residentialAddress: {
      country: 'NL',
      city: 'Amsterdam',
      street: 'Prinsengracht 263',
      postalCode: '1016 GV',
    },
    identificationData: { type: 'passport', number: 'NX8412657' },
  },
  line: online('https://platform.example'),
  bankAccount: iban('NL91ABNA0417164300'),
};

export const DUTCH_SELLER: Known = {
  organization: {
    legalName: 'Bakkerij Oudegracht B.V.',
    type: 'privateCompany',
    registeredAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 12', postalCode: '3511 AB' },
    registrationNumber: '30185617',
    vatNumber: 'NL123456782B01',
  },
  signatory: {
    name: { firstName: 'Daan', lastName: 'Bakker' },
    birthData: { dateOfBirth: '1988-11-19' },
    email: 'daan@bakery.example',
    residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Biltstraat 80', postalCode: '3572 BJ' },
    identificationData: { type: 'passport', number: 'NP3906184' },
  },
  line: online('https://bakery.example'),
  bankAccount: iban('NL20INGB0001234567'),
};

export const BRITISH_SELLER: Known = {
  organization: {
    legalName: 'Severn Books Ltd',
    type: 'privateCompany',
    registeredAddress: { country: 'GB', city: 'Bristol', street: '4 Corn Street', postalCode: 'BS1 1JG' },
    registrationNumber: '09416227',
    vatNumber: 'GB123456789',
  },
  signatory: {
    name: { firstName: 'Amina', lastName: 'Clarke' },
    birthData: { dateOfBirth: '1991-07-30' },
    email: 'amina@books.example',
    residentialAddress: { country: 'GB', city: 'Bristol', street: '17 Park Row', postalCode: 'BS1 5LJ' },
    identificationData: { type: 'passport', number: '533401927' },
  },
  line: online('https://books.example'),
  bankAccount: iban('GB29NWBK60161331926819'),
};
