import { del, get, patch, post } from '../../operation.js';
import { Document, DocumentQuery, DocumentRequest, DocumentUpdate } from '../document.js';
import { VERIFICATION_CODE } from '../verification-code.js';

/** Uploads a document that proves what was said of a legal entity. */
export const createDocument = /*@__PURE__*/ post('/documents', {
  input: DocumentRequest,
  output: Document,
  headers: [VERIFICATION_CODE],
  idempotency: 'accepted',
});

/**
 * Reads a document. Its pages can be larger than a client takes by default: leave them out by `skipContent`, or raise the
 * client's `maxBytes`.
 */
export const getDocument = /*@__PURE__*/ get('/documents/{id}', { input: DocumentQuery, output: Document });

/**
 * Replaces or extends a document. The platform knows an `id` in the body as well; here the one in the path is the only
 * one, so that both can never differ.
 */
export const updateDocument = /*@__PURE__*/ patch('/documents/{id}', {
  input: DocumentUpdate,
  output: Document,
  headers: [VERIFICATION_CODE],
});

/** Removes a document. */
export const deleteDocument = /*@__PURE__*/ del('/documents/{id}', { success: [204] });
