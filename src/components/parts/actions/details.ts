import type { ActionDetails } from './action.js';

/** What is reported where a bank was not heard: it may go on without having looked, but nothing was confirmed. */
const NOT_COMPLETED = 'N';
const WITHOUT_ANSWER = 'U';

/** Base64 of JSON in UTF-8, as the platform takes the results of 3D Secure. */
const encode = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

export const fingerprintDetails = (threeDSCompInd = NOT_COMPLETED): ActionDetails => ({
  threeDSFingerprint: encode({ threeDSCompInd }),
});

export const challengeDetails = (
  transStatus = WITHOUT_ANSWER,
  authorisationToken: string | undefined,
): ActionDetails => ({ threeDSResult: encode({ transStatus, authorisationToken }) });
