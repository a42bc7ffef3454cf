/** Who may bind a business by their signature: associations of an entity, of the Legal Entity Management API, version 3, that may accept its terms of service. */
export const SIGNING_ROLES = ['signatory', 'legalRepresentative', 'director', 'uboThroughControl'] as const;
