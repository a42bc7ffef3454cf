import { get, patch, post } from '../../operation.js';
import {
  TermsOfServiceAcceptance,
  TermsOfServiceAcceptanceInfos,
  TermsOfServiceAcceptanceRequest,
  TermsOfServiceDocument,
  TermsOfServiceRequest,
  TermsOfServiceStatus,
} from '../terms-of-service.js';

/** Obtains the text of terms for a legal entity to read. */
export const getTermsOfService = /*@__PURE__*/ post('/legalEntities/{id}/termsOfService', {
  input: TermsOfServiceRequest,
  output: TermsOfServiceDocument,
  idempotency: 'accepted',
});

/** Accepts terms that were obtained. The address it came from is proof, and so not the browser's to say. */
export const acceptTermsOfService = /*@__PURE__*/ patch(
  '/legalEntities/{id}/termsOfService/{termsofservicedocumentid}',
  {
    input: TermsOfServiceAcceptanceRequest,
    output: TermsOfServiceAcceptance,
    supplied: ['ipAddress'],
  },
);

/** Lists which terms were accepted, by whom and when. */
export const listTermsOfServiceAcceptances = /*@__PURE__*/ get(
  '/legalEntities/{id}/termsOfServiceAcceptanceInfos',
  { output: TermsOfServiceAcceptanceInfos },
);

/** Says which terms are still to be accepted. */
export const getTermsOfServiceStatus = /*@__PURE__*/ get('/legalEntities/{id}/termsOfServiceStatus', {
  output: TermsOfServiceStatus,
});
