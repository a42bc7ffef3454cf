import type { PaymentRecord, PaymentSearch } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import type { ListedPayment } from '../list/payment-columns.js';

export type PaymentsInput = PaymentSearch;

/** The payments of the list that are known, and where the others begin. */
export type KnownPayments = KnownRows<ListedPayment, PaymentsInput>;

/** The list, or the payment that is open. */
export type PaymentsAnswer = KnownPayments | PaymentRecord;

/** What the element says of itself. */
export interface PaymentsElement extends RenderingHost {
  reference: string;
  unsettled: boolean;
  readonly capturedAtOnce: boolean;
  readonly timeZone: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export type PaymentsRecord = RecordController<
  PaymentsAnswer,
  RecordView<PaymentsAnswer>,
  'florin-payment-operations-failed'
>;

/** The payment that is open; nothing while a list is shown. */
export const openPayment = (answer: PaymentsAnswer | undefined): PaymentRecord | undefined =>
  answer && 'history' in answer ? answer : undefined;
