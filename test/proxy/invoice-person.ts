export const ADDRESS = {
  street: 'Singel',
  houseNumberOrName: '7 bis',
  postalCode: '1012 VC',
  city: 'Amsterdam',
  country: 'NL',
};
/** A made-up shopper, with all that a method asks for that is paid later. */
export const PERSON = {
  firstName: 'Anneke',
  lastName: 'Vermeer-Zwart',
  dateOfBirth: '1987-06-05',
  telephoneNumber: '+31612345678',
  shopperEmail: 'anneke@shop.example',
  billingAddress: ADDRESS,
  acceptsTerms: true,
};
