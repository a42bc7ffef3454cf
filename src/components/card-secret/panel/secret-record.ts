import type { PaymentInstrument } from '../../../client/balance-platform/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';

/** What is known of a card; nothing of it where none is named. */
export interface KnownCard {
  readonly card?: PaymentInstrument;
}

export type SecretRecord = RecordController<KnownCard, RecordView<KnownCard>, 'florin-card-secret-failed'>;
