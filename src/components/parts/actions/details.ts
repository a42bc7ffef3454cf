import type { ActionDetails } from './action.js';

/** Base64 of JSON in UTF-8, as the platform takes the results of 3D Secure. */
const encode = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

export const fingerprintDetails = (threeDSCompInd: string): ActionDetails => ({
  threeDSFingerprint: encode({ threeDSCompInd }),
});

export const challengeDetails = (
  transStatus: string,
  authorisationToken: string | undefined,
): ActionDetails => ({ threeDSResult: encode({ transStatus, authorisationToken }) });
