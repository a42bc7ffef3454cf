import type { Sample } from './family.js';
import { balancePlatformSamples } from './samples/balance-platform.js';
import { checkoutSamples } from './samples/checkout.js';
import { legalEntitySamples } from './samples/legal-entity.js';
import { listingsSamples } from './samples/listings.js';
import { transfersSamples } from './samples/transfers.js';
import { workspaceSamples } from './samples/workspace.js';

/** By the row that makes a thing. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...balancePlatformSamples,
  ...checkoutSamples,
  ...legalEntitySamples,
  ...listingsSamples,
  ...transfersSamples,
  ...workspaceSamples,
};

/** Families whose life takes more than a body to send, and the test that walks through each. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'balance-platform.startDeviceRegistration':
    'test/sandbox/balance-platform/cards/registered-devices.test.ts',
  'checkout.createSession': 'test/sandbox/checkout/payment-links.test.ts',
};
