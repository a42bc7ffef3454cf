import { TRANSFER_PRIORITIES } from '../../facts/transfer-priorities.js';
import { word } from '../schema/fields.js';
import { oneOf } from '../schema/values.js';

/** All that money travels on or ever did. */
export const CATEGORIES = [
  'bank',
  'card',
  'grants',
  'internal',
  'issuedCard',
  'migration',
  'platformPayment',
  'topUp',
  'upgrade',
] as const;

/** What the money travels on. */
export const category = () => oneOf('bank', 'card', 'internal', 'issuedCard', 'platformPayment');

/** The same with what no transfer of today travels on: to search by, and to ask for routes. */
export const anyCategory = () => word(...CATEGORIES);

/** How fast, and over which rails, a bank transfer goes. */
export const priority = () => oneOf(...TRANSFER_PRIORITIES);

/** Where a transfer, or a later change of it, stands. */
export const status = () =>
  oneOf(
    'approvalPending',
    'atmWithdrawal',
    'atmWithdrawalReversalPending',
    'atmWithdrawalReversed',
    'authAdjustmentAuthorised',
    'authAdjustmentError',
    'authAdjustmentRefused',
    'authorised',
    'bankTransfer',
    'bankTransferPending',
    'booked',
    'bookingPending',
    'cancelled',
    'capturePending',
    'captureReversalPending',
    'captureReversed',
    'captured',
    'capturedExternally',
    'chargeback',
    'chargebackExternally',
    'chargebackPending',
    'chargebackReversalPending',
    'chargebackReversed',
    'credited',
    'depositCorrection',
    'depositCorrectionPending',
    'dispute',
    'disputeClosed',
    'disputeExpired',
    'disputeNeedsReview',
    'error',
    'expired',
    'failed',
    'fee',
    'feePending',
    'internalTransfer',
    'internalTransferPending',
    'invoiceDeduction',
    'invoiceDeductionPending',
    'manualCorrectionPending',
    'manuallyCorrected',
    'matchedStatement',
    'matchedStatementPending',
    'merchantPayin',
    'merchantPayinPending',
    'merchantPayinReversed',
    'merchantPayinReversedPending',
    'miscCost',
    'miscCostPending',
    'paymentCost',
    'paymentCostPending',
    'pendingApproval',
    'received',
    'refundPending',
    'refundReversalPending',
    'refundReversed',
    'refunded',
    'refundedExternally',
    'refused',
    'rejected',
    'reserveAdjustment',
    'reserveAdjustmentPending',
    'returned',
    'secondChargeback',
    'secondChargebackPending',
    'undefined',
  );

/** Why money did not arrive, or stopped on its way. */
export const FAILURES = [
  'amountLimitExceeded',
  'balanceAccountTemporarilyBlockedByTransactionRule',
  'counterpartyAccountBlocked',
  'counterpartyAccountClosed',
  'counterpartyAccountNotFound',
  'counterpartyAddressRequired',
  'counterpartyBankTimedOut',
  'counterpartyBankUnavailable',
  'declined',
  'declinedByTransactionRule',
  'error',
  'notEnoughBalance',
  'refusedByCounterpartyBank',
  'routeNotFound',
  'scaFailed',
] as const;

/** Why a transfer stands where it stands. */
export const reason = () => word(...FAILURES, 'approved', 'pendingApproval', 'unknown');

/** The kind of booking. */
export const kind = () =>
  word(
    'payment',
    'capture',
    'captureReversal',
    'refund',
    'refundReversal',
    'chargeback',
    'chargebackCorrection',
    'chargebackReversal',
    'chargebackReversalCorrection',
    'secondChargeback',
    'secondChargebackCorrection',
    'atmWithdrawal',
    'atmWithdrawalReversal',
    'internalTransfer',
    'internalDirectDebit',
    'manualCorrection',
    'invoiceDeduction',
    'depositCorrection',
    'reserveAdjustment',
    'bankTransfer',
    'bankDirectDebit',
    'cardTransfer',
    'miscCost',
    'paymentCost',
    'fee',
    'leftover',
    'grant',
    'capitalFundsCollection',
    'cashOutInstruction',
    'cashoutFee',
    'cashoutRepayment',
    'cashoutFunding',
    'repayment',
    'installment',
    'installmentReversal',
    'balanceAdjustment',
    'balanceRollover',
    'balanceMigration',
  );
