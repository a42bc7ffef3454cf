/**
 * Terms of service by the platform's service that they cover: `TermsOfServiceDocument.type` of the Legal Entity Management API,
 * version 3.
 */
export const TERMS_TYPES = [
  'adyenAccount',
  'adyenCapital',
  'adyenCard',
  'adyenChargeCard',
  'adyenForPlatformsAdvanced',
  'adyenForPlatformsManage',
  'adyenFranchisee',
  'adyenIssuing',
  'adyenPccr',
] as const;
export type TermsType = (typeof TERMS_TYPES)[number];
