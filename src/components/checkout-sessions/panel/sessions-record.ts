import type { TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import type { CheckoutSessionsTab } from './tabs.js';

export type SessionsRecord = RecordController<true, RecordView<true>, 'florin-checkout-sessions-failed'>;

/** What the element says of itself. */
export interface SessionsElement extends RenderingHost {
  tab: CheckoutSessionsTab | '';
  readonly currency: string;
  readonly returnUrl: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

/** What a tab is made with. */
export interface TabOptions {
  readonly record: SessionsRecord;
  readonly element: SessionsElement;
  readonly words: Words<Word>;
  /** Milliseconds since the epoch, by the proxy's clock. */
  now(): number;
}

/** What stands below the tabs. */
export interface Tab {
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  template(): TemplateResult;
  /** Another tab is opened: what was shown once is gone. */
  leave(): void;
}
