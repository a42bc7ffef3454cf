import type { Connection } from '../base/connection.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import type { PageSettings } from '../base/page-settings.js';
import type { RecordController } from '../parts/record/record-controller.js';
import type { RecordView } from '../parts/record/record-view.js';
import type { SavedCard } from './saved-card.js';

export type CardsRecord = RecordController<
  readonly SavedCard[],
  RecordView<readonly SavedCard[]>,
  'florin-saved-cards-failed'
>;

/** What the element's properties say of the card frame. */
export interface AddingHost extends RenderingHost {
  readonly frameUrl: string;
  readonly withHolderName: boolean;
  readonly holderNameRequired: boolean;
  readonly sandboxKey: string | undefined;
}

/** Where the element stands. */
export interface AddingPlace {
  readonly connection: Pick<Connection, 'proxy'>;
  readonly page: Pick<PageSettings, 'direction' | 'colorScheme'>;
}
