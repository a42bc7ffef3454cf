import { base64OfJson } from '../../../facts/base64.js';
import type { ActionDetails } from './action.js';

/** `N`, not completed, where the bank was not heard: it may go on without having looked. */
export const fingerprintDetails = (threeDSCompInd = 'N'): ActionDetails => ({
  threeDSFingerprint: base64OfJson({ threeDSCompInd }),
});

/** `U`, without an answer, where the bank was not heard: nothing was confirmed. */
export const challengeDetails = (
  transStatus = 'U',
  authorisationToken: string | undefined,
): ActionDetails => ({ threeDSResult: base64OfJson({ transStatus, authorisationToken }) });
