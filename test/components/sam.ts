import type { LegalEntityRequest } from '../../src/client/legal-entity/index.js';

/** The seller of stories and tests: a person of whom the platform knows what a form asks for, and nothing more. */
export const SAM = {
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    birthData: { dateOfBirth: '1990-06-21' },
    email: 'sam@shop.example',
    residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' },
  },
} as const satisfies LegalEntityRequest;
