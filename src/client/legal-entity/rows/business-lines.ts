import { del, get, patch, post } from '../../operation.js';
import { BusinessLine, BusinessLineRequest, BusinessLines, BusinessLineUpdate } from '../business-line.js';

/** Adds a line of business to a legal entity. */
export const createBusinessLine = /*@__PURE__*/ post('/businessLines', {
  input: BusinessLineRequest,
  output: BusinessLine,
  idempotency: 'accepted',
});

/** Reads a line of business. */
export const getBusinessLine = /*@__PURE__*/ get('/businessLines/{id}', { output: BusinessLine });

/** Changes a line of business. */
export const updateBusinessLine = /*@__PURE__*/ patch('/businessLines/{id}', {
  input: BusinessLineUpdate,
  output: BusinessLine,
});

/** Removes a line of business. */
export const deleteBusinessLine = /*@__PURE__*/ del('/businessLines/{id}', { success: [204] });

/** Lists the lines of business of a legal entity. */
export const listBusinessLines = /*@__PURE__*/ get('/legalEntities/{id}/businessLines', {
  output: BusinessLines,
});
