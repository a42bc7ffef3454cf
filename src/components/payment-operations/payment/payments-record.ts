import type { PaymentPage, PaymentRecord } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';

/** A page of the list, or the payment that is open. */
export type PaymentsAnswer = PaymentPage | PaymentRecord;

export type PaymentsRecord = RecordController<
  PaymentsAnswer,
  RecordView<PaymentsAnswer>,
  'florin-payment-operations-failed'
>;

/** The payment that is open; nothing while a list is shown. */
export const openPayment = (answer: PaymentsAnswer | undefined): PaymentRecord | undefined =>
  answer && 'history' in answer ? answer : undefined;
