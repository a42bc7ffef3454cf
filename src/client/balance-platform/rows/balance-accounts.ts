import { del, get, patch, post } from '../../operation.js';
import { BalanceAccount, BalanceAccountInfo, BalanceAccountUpdateRequest } from '../balance-accounts.js';
import { PageRequest } from '../pages.js';
import { PaymentInstrumentPage, PaymentInstrumentPageRequest } from '../payment-instruments.js';
import {
  CreateSweepConfiguration,
  SweepConfiguration,
  SweepConfigurationPage,
  UpdateSweepConfiguration,
} from '../sweeps.js';

/** Opens a balance account for an account holder. */
export const createBalanceAccount = /*@__PURE__*/ post('/balanceAccounts', {
  input: BalanceAccountInfo,
  output: BalanceAccount,
  idempotency: 'required',
});

/** Reads a balance account and what it holds. */
export const getBalanceAccount = /*@__PURE__*/ get('/balanceAccounts/{id}', { output: BalanceAccount });

/** Changes a balance account, or closes it. */
export const updateBalanceAccount = /*@__PURE__*/ patch('/balanceAccounts/{id}', {
  input: BalanceAccountUpdateRequest,
  output: BalanceAccount,
});

/** Lists the cards and business accounts that spend from a balance account. */
export const listPaymentInstruments = /*@__PURE__*/ get('/balanceAccounts/{id}/paymentInstruments', {
  input: PaymentInstrumentPageRequest,
  output: PaymentInstrumentPage,
});

/** Lists the sweeps of a balance account. */
export const listSweeps = /*@__PURE__*/ get('/balanceAccounts/{balanceAccountId}/sweeps', {
  input: PageRequest,
  output: SweepConfigurationPage,
});

/** Sets up a sweep; from then on it moves money without being asked. */
export const createSweep = /*@__PURE__*/ post('/balanceAccounts/{balanceAccountId}/sweeps', {
  input: CreateSweepConfiguration,
  output: SweepConfiguration,
  idempotency: 'required',
});

/** Reads a sweep, and why it does not run. */
export const getSweep = /*@__PURE__*/ get('/balanceAccounts/{balanceAccountId}/sweeps/{sweepId}', {
  output: SweepConfiguration,
});

/** Changes a sweep; `inactive` halts it. */
export const updateSweep = /*@__PURE__*/ patch('/balanceAccounts/{balanceAccountId}/sweeps/{sweepId}', {
  input: UpdateSweepConfiguration,
  output: SweepConfiguration,
});

/** Ends a sweep. What it has moved stays moved. */
export const deleteSweep = /*@__PURE__*/ del('/balanceAccounts/{balanceAccountId}/sweeps/{sweepId}', {
  success: [204],
});
