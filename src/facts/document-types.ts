/**
 * Types of document, in the order in which people look for them: `Document.type` of the Legal Entity Management API, version 3.
 */
export const DOCUMENT_TYPES = [
  'passport',
  'identityCard',
  'driversLicense',
  'nationalIdNumber',
  'proofOfNationalIdNumber',
  'proofOfAddress',
  'proofOfResidency',
  'liveSelfie',
  'proofOfIndividualTaxId',
  'registrationDocument',
  'constitutionalDocument',
  'vatDocument',
  'proofOfOrganizationTaxInfo',
  'proofOfOwnership',
  'proofOfSignatory',
  'proofOfIndustry',
  'proofOfRelationship',
  'proofOfFundingOrWealthSource',
  'bankStatement',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
