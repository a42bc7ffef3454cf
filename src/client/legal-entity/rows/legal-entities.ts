import { get, patch, post } from '../../operation.js';
import { LegalEntity, LegalEntityRequest, LegalEntityUpdate } from '../legal-entity.js';
import { VERIFICATION_CODE } from '../verification-code.js';
import { DataReviewConfirmation, VerificationErrors } from '../verification.js';

/** Makes a legal entity, which the platform begins to verify. */
export const createLegalEntity = /*@__PURE__*/ post('/legalEntities', {
  input: LegalEntityRequest,
  output: LegalEntity,
  headers: [VERIFICATION_CODE],
  idempotency: 'accepted',
});

/** Reads a legal entity with its capabilities and what stands between it and them. */
export const getLegalEntity = /*@__PURE__*/ get('/legalEntities/{id}', { output: LegalEntity });

/** Changes a legal entity. What was verified before may have to be verified again. */
export const updateLegalEntity = /*@__PURE__*/ patch('/legalEntities/{id}', {
  input: LegalEntityUpdate,
  output: LegalEntity,
  headers: [VERIFICATION_CODE],
});

/** Asks for the problems as they are now, without waiting for a notification. */
export const checkVerificationErrors = /*@__PURE__*/ post('/legalEntities/{id}/checkVerificationErrors', {
  output: VerificationErrors,
  idempotency: 'accepted',
});

/** Confirms that the data of a legal entity is still right, as a review from time to time demands. */
export const confirmDataReview = /*@__PURE__*/ post('/legalEntities/{id}/confirmDataReview', {
  output: DataReviewConfirmation,
  idempotency: 'accepted',
});
