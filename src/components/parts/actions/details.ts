import type { ActionDetails } from './action.js';

/** Base64 of JSON in UTF-8, as the platform takes the results of 3D Secure. */
const encode = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

/** `N`, not completed, where the bank was not heard: it may go on without having looked. */
export const fingerprintDetails = (threeDSCompInd = 'N'): ActionDetails => ({
  threeDSFingerprint: encode({ threeDSCompInd }),
});

/** `U`, without an answer, where the bank was not heard: nothing was confirmed. */
export const challengeDetails = (
  transStatus = 'U',
  authorisationToken: string | undefined,
): ActionDetails => ({ threeDSResult: encode({ transStatus, authorisationToken }) });
