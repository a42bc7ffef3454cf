import type { LitElement } from 'lit';

import type { Summary } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { OverviewFigure, OverviewTask } from '../events.js';

export type OverviewRecord = RecordController<Summary, RecordView<Summary>, 'florin-overview-failed'>;

/** What the element says of itself. */
export interface OverviewElement extends LitElement {
  readonly blocks: string;
  readonly accountHolder: string;
  readonly timeZone: string;
  readonly addressOf: (place: OverviewTask | OverviewFigure) => string | undefined;
}
