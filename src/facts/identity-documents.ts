/** By what a person proves who they are, as the platform calls it (`IdentificationData` of Legal Entity Management, version 3). */
export const IDENTITY_DOCUMENTS = ['nationalIdNumber', 'passport', 'driversLicense', 'identityCard'] as const;
type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** Countries that issue no identity cards. */
const WITHOUT_CARDS = ['AU', 'CA', 'DK', 'GB', 'IE', 'JP', 'NZ', 'US'];

/** Countries that give their people no number to be known by. */
const WITHOUT_NUMBERS = ['AU', 'DE', 'NZ'];

/** By what somebody who lives there can say who they are. */
export const identityDocumentsOf = (country: string): readonly IdentityDocument[] =>
  IDENTITY_DOCUMENTS.filter(
    (document) =>
      (document !== 'identityCard' || !WITHOUT_CARDS.includes(country)) &&
      (document !== 'nationalIdNumber' || !WITHOUT_NUMBERS.includes(country)),
  );
