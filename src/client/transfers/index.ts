import { get, post } from '../operation.js';
import { Grant, GrantInfo, Grants, GrantSearch } from './grant.js';
import { Transaction, TransactionPage, TransactionSearch } from './transaction.js';
import {
  ReturnTransferRequest,
  ReturnTransferResponse,
  Transfer,
  TransferData,
  TransferInfo,
  TransferPage,
  TransferSearch,
} from './transfer.js';

export * from './account-identification.js';
export * from './category-data.js';
export * from './counterparty.js';
export * from './event.js';
export * from './grant.js';
export { Links } from './paging.js';
export * from './proof.js';
export * from './resource.js';
export * from './rules.js';
export * from './transaction.js';
export * from './transfer.js';

/**
 * Sends money to a bank account, a card, a transfer instrument or another balance account. The answer says that the
 * platform took it on, no more. Fails with 401 where the account holder must first prove who they are: `proofAsked`
 * says what their device is to sign, and `proofOf` makes the header that the same call then brings.
 */
export const createTransfer = /*@__PURE__*/ post('/transfers', {
  input: TransferInfo,
  output: Transfer,
  headers: ['WWW-Authenticate'],
  success: [202],
  idempotency: 'required',
});

/** Lists transfers of a window of time, page by page. */
export const listTransfers = /*@__PURE__*/ get('/transfers', {
  input: TransferSearch,
  output: TransferPage,
  supplied: ['balancePlatform'],
});

/** Reads one transfer with its events. */
export const getTransfer = /*@__PURE__*/ get('/transfers/{id}', { output: TransferData });

/** Gives back an incoming transfer, whole or in part. Answers with 200 whether it goes back or is declined. */
export const returnTransfer = /*@__PURE__*/ post('/transfers/{transferId}/returns', {
  input: ReturnTransferRequest,
  output: ReturnTransferResponse,
  idempotency: 'required',
});

/** Lists transactions of a window of time, page by page. */
export const listTransactions = /*@__PURE__*/ get('/transactions', {
  input: TransactionSearch,
  output: TransactionPage,
  supplied: ['balancePlatform'],
});

/** Reads one transaction. */
export const getTransaction = /*@__PURE__*/ get('/transactions/{id}', { output: Transaction });

/** Takes a grant offer and asks for its money. Which account it is lent from, no browser says. */
export const createGrant = /*@__PURE__*/ post('/grants', {
  input: GrantInfo,
  output: Grant,
  supplied: ['grantAccountId'],
  idempotency: 'required',
});

/** Lists the grants of an account holder. */
export const listGrants = /*@__PURE__*/ get('/grants', { input: GrantSearch, output: Grants });

/** Reads one grant with what is still owed. */
export const getGrant = /*@__PURE__*/ get('/grants/{id}', { output: Grant });

/** Transfers, version 4: `/btl/v4`. */
export const transfers = {
  createTransfer,
  listTransfers,
  getTransfer,
  returnTransfer,
  listTransactions,
  getTransaction,
  createGrant,
  listGrants,
  getGrant,
};
