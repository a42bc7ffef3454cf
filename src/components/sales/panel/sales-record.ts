import type { Sale, SaleFilter } from '../../../client/operator/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { KnownRows } from '../../parts/table/later-pages.js';

/** The sales that are known, latest first. */
export type KnownSales = KnownRows<Sale, SaleFilter>;

export type SalesRecord = RecordController<KnownSales, RecordView<KnownSales>, 'florin-sales-failed'>;

/** What the element says of itself. */
export interface SalesElement extends RenderingHost {
  sale: string;
  readonly accountHolder: string;
  readonly timeZone: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export const idOf = ({ number }: Sale): string => number;

export const nameOf = ({ number }: Sale): string => plainText(number, 60);

export const piecesOf = ({ lines }: Sale): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
