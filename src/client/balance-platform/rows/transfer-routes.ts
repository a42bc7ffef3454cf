import { post } from '../../operation.js';
import { BankAccount, TransferRouteRequest, TransferRouteResponse } from '../transfer-routes.js';

/** Says by which routes money could be sent, and what each asks for. Sends nothing. */
export const calculateTransferRoutes = /*@__PURE__*/ post('/transferRoutes/calculate', {
  input: TransferRouteRequest,
  output: TransferRouteResponse,
  idempotency: 'accepted',
  supplied: ['balancePlatform'],
});

/** Checks whether the numbers of a bank account are well-formed; fails with their field paths where they are not. */
export const validateBankAccountIdentification = /*@__PURE__*/ post('/validateBankAccountIdentification', {
  input: BankAccount,
  idempotency: 'accepted',
});
