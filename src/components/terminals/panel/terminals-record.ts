import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Fleet } from './places.js';

export type TerminalsRecord = RecordController<Fleet, RecordView<Fleet>, 'florin-terminals-failed'>;

/** What the element says of itself. */
export interface TerminalsElement extends RenderingHost {
  terminal: string;
  readonly store: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}
