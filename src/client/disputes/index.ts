import { post } from '../operation.js';
import {
  DefendDisputeRequest,
  DefenseReasonsResponse,
  DeleteDefenseDocumentRequest,
  DisputeRequest,
  DisputeResponse,
  SupplyDefenseDocumentRequest,
} from './dispute.js';

export * from './dispute.js';

/** Gives a dispute up: the shopper keeps the money. This cannot be undone. */
export const acceptDispute = /*@__PURE__*/ post('/acceptDispute', {
  input: DisputeRequest,
  output: DisputeResponse,
  idempotency: 'required',
  supplied: ['merchantAccountCode'],
});

/** Defends a dispute by a reason. Fails while a document that the reason needs is missing. */
export const defendDispute = /*@__PURE__*/ post('/defendDispute', {
  input: DefendDisputeRequest,
  output: DisputeResponse,
  idempotency: 'required',
  supplied: ['merchantAccountCode'],
});

/** Takes a document of a defense back. */
export const deleteDefenseDocument = /*@__PURE__*/ post('/deleteDisputeDefenseDocument', {
  input: DeleteDefenseDocumentRequest,
  output: DisputeResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccountCode'],
});

/** Lists the reasons that can be given in a dispute, and the documents that each needs. */
export const listDefenseReasons = /*@__PURE__*/ post('/retrieveApplicableDefenseReasons', {
  input: DisputeRequest,
  output: DefenseReasonsResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccountCode'],
});

/** Hands in documents of a defense. */
export const supplyDefenseDocuments = /*@__PURE__*/ post('/supplyDefenseDocument', {
  input: SupplyDefenseDocumentRequest,
  output: DisputeResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccountCode'],
});

/**
 * Disputes, version 30: `/ca/services/DisputeService/v30`. A call that the platform refuses may still be answered with
 * status 200: only `disputeServiceResult.success` says that it was done.
 */
export const disputes = {
  acceptDispute,
  defendDispute,
  deleteDefenseDocument,
  listDefenseReasons,
  supplyDefenseDocuments,
};
