import type { CallInput } from '../../../client/index.js';
import type { listPayouts, PayoutRecord } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import { plainText } from '../../parts/listing/plain-text.js';

/** The payouts that are known, latest first. */
export type KnownPayouts = KnownRows<PayoutRecord, CallInput<typeof listPayouts>>;

export type PayoutsRecord = RecordController<KnownPayouts, RecordView<KnownPayouts>, 'florin-payouts-failed'>;

/** What the element says of itself. */
export interface PayoutsElement extends RenderingHost {
  payout: string;
  readonly audience: 'operator' | 'approver';
  readonly instant: boolean;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

/** What a payout goes by: one that the platform never took on has no reference of the platform's. */
export const idOf = ({ pspReference, reference = '', submittedAt }: PayoutRecord): string =>
  pspReference ?? `${reference} ${submittedAt}`;

/** What a payout is called: the merchant's reference, else the platform's. */
export const nameOf = ({ reference, pspReference }: PayoutRecord): string =>
  plainText(reference || pspReference || '–', 80);
