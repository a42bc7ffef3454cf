import { del, get, patch, post } from '../../operation.js';
import { TransferInstrument, TransferInstrumentRequest } from '../transfer-instrument.js';
import { VERIFICATION_CODE } from '../verification-code.js';

/** Adds a bank account to a legal entity. */
export const createTransferInstrument = /*@__PURE__*/ post('/transferInstruments', {
  input: TransferInstrumentRequest,
  output: TransferInstrument,
  headers: [VERIFICATION_CODE],
  idempotency: 'accepted',
});

/** Reads a bank account of a legal entity. */
export const getTransferInstrument = /*@__PURE__*/ get('/transferInstruments/{id}', {
  output: TransferInstrument,
});

/** Changes a bank account of a legal entity. */
export const updateTransferInstrument = /*@__PURE__*/ patch('/transferInstruments/{id}', {
  input: TransferInstrumentRequest,
  output: TransferInstrument,
  headers: [VERIFICATION_CODE],
});

/** Removes a bank account from a legal entity. */
export const deleteTransferInstrument = /*@__PURE__*/ del('/transferInstruments/{id}', { success: [204] });
