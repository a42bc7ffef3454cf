import { post } from '../operation.js';
import { StoresRequest, StoresResponse } from './store.js';
import {
  AssignTerminalsRequest,
  AssignTerminalsResponse,
  TerminalDetails,
  TerminalPlace,
  TerminalRequest,
  TerminalsRequest,
  TerminalsResponse,
} from './terminal.js';

export * from './store.js';
export * from './terminal.js';

/** Moves terminals to a store, a merchant account or an inventory. The answer says of each whether it moves. */
export const assignTerminals = /*@__PURE__*/ post('/assignTerminals', {
  input: AssignTerminalsRequest,
  output: AssignTerminalsResponse,
  idempotency: 'accepted',
  supplied: ['companyAccount', 'merchantAccount'],
});

/** Says where a terminal is. */
export const findTerminal = /*@__PURE__*/ post('/findTerminal', {
  input: TerminalRequest,
  output: TerminalPlace,
  idempotency: 'accepted',
});

/** Reads one terminal. */
export const getTerminal = /*@__PURE__*/ post('/getTerminalDetails', {
  input: TerminalRequest,
  output: TerminalDetails,
  idempotency: 'accepted',
});

/** Lists terminals by account and store. */
export const listTerminals = /*@__PURE__*/ post('/getTerminalsUnderAccount', {
  input: TerminalsRequest,
  output: TerminalsResponse,
  idempotency: 'accepted',
  supplied: ['companyAccount', 'merchantAccount'],
});

/** Lists stores by merchant account. */
export const listStores = /*@__PURE__*/ post('/getStoresUnderAccount', {
  input: StoresRequest,
  output: StoresResponse,
  idempotency: 'accepted',
  supplied: ['companyAccount', 'merchantAccount'],
});

/** Terminal management, version 1: `/postfmapi/terminal/v1`. */
export const terminalManagement = {
  assignTerminals,
  findTerminal,
  getTerminal,
  listTerminals,
  listStores,
};
