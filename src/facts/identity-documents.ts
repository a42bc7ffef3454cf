/** Documents that prove who a person is: `IdentificationData.type` of the Legal Entity Management API, version 3. */
export const IDENTITY_DOCUMENTS = ['nationalIdNumber', 'passport', 'driversLicense', 'identityCard'] as const;
type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** Countries that issue no identity cards. */
const WITHOUT_CARDS = ['AU', 'CA', 'DK', 'GB', 'IE', 'JP', 'NZ', 'US'];

/** Countries that give residents no national identification number. */
const WITHOUT_NUMBERS = ['AU', 'DE', 'NZ'];

/** The documents that a resident of a country can have. */
export const identityDocumentsOf = (country: string): readonly IdentityDocument[] =>
  IDENTITY_DOCUMENTS.filter(
    (document) =>
      (document !== 'identityCard' || !WITHOUT_CARDS.includes(country)) &&
      (document !== 'nationalIdNumber' || !WITHOUT_NUMBERS.includes(country)),
  );
