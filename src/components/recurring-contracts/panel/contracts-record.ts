import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { StoredDetail } from './stored-detail.js';

export const TABS = ['details', 'permits', 'notices', 'updates'] as const;
/** A tab of a stored payment method that is open. */
export type RecurringContractsTab = (typeof TABS)[number];

/** What one shopper has stored. No shopper: before the first search. */
export interface Contracts {
  readonly shopper: string;
  readonly details: readonly StoredDetail[];
}

export type ContractsRecord = RecordController<
  Contracts,
  RecordView<Contracts>,
  'florin-recurring-contracts-failed'
>;

/** What the element says of itself. */
export interface ContractsElement extends RenderingHost {
  shopper: string;
  tab: RecurringContractsTab | '';
  readonly currency: string;
  readonly undoSeconds: number;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}
