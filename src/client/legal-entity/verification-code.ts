import { text } from '../schema/fields.js';

/** In the test environment, this header names the verification error that the platform shall take as resolved. */
export const VERIFICATION_CODE = 'x-requested-verification-code';

export const verificationCode = () => ({ [VERIFICATION_CODE]: text() });
