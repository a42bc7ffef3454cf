import { post } from '../operation.js';
import { ThreeDSAvailabilityRequest, ThreeDSAvailabilityResponse } from './availability.js';
import { CostEstimateRequest, CostEstimateResponse } from './cost-estimate.js';

export * from './availability.js';
export * from './cost-estimate.js';

/** Says which versions of 3D Secure a card can do, by its number or by the reference of a stored one. */
export const getThreeDSAvailability = /*@__PURE__*/ post('/get3dsAvailability', {
  input: ThreeDSAvailabilityRequest,
  output: ThreeDSAvailabilityResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});

/** Estimates what schemes and issuer will charge for a payment with a card. Nothing is paid. */
export const getCostEstimate = /*@__PURE__*/ post('/getCostEstimate', {
  input: CostEstimateRequest,
  output: CostEstimateResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});

/** BIN lookup, version 54: `/pal/servlet/BinLookup/v54`. */
export const binLookup = { getThreeDSAvailability, getCostEstimate };
