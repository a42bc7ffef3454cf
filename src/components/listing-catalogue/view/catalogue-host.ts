import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Paging } from '../paging.js';

/** What the views of a catalogue have to know of their element. */
export interface CatalogueHost extends RenderingHost, HTMLElement {
  readonly paging: Paging;
  readonly pageSize: number;
  readonly category: string;
  readonly seller: string;
  readonly listingUrl: string;
  readonly noFilters: boolean;
  readonly noCart: boolean;
  readonly noRecent: boolean;
  readonly structuredData: boolean;
}
