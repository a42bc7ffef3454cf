/**
 * Roles of people who may accept terms of service for a business: `LegalEntityAssociation.type` of the Legal Entity Management
 * API, version 3.
 */
export const SIGNING_ROLES = ['signatory', 'legalRepresentative', 'director', 'uboThroughControl'] as const;
