import { post } from '../operation.js';
import { ErasureRequest, ErasureResponse } from './erasure.js';

export * from './erasure.js';

/**
 * Asks for a shopper's data to be erased, by one payment. Every answer has status 200: only the result `SUCCESS` says that
 * something was erased.
 */
export const requestErasure = /*@__PURE__*/ post('/requestSubjectErasure', {
  input: ErasureRequest,
  output: ErasureResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});

/** Data protection, version 1: `/ca/services/DataProtectionService/v1`. */
export const dataProtection = { requestErasure };
