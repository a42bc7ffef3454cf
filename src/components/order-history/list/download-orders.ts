import type { Order } from '../../../client/listings/index.js';
import { downloadCsv, type CsvDownload } from '../../parts/csv/download-csv.js';
import { COLUMNS, orderCells } from './order-rows.js';

export type OrdersDownload = Omit<CsvDownload<Order>, 'header' | 'cells'>;

/** Hands the reader a file of orders. Loaded when somebody asks for one. */
export const downloadOrders = (download: OrdersDownload): Promise<string | undefined> =>
  downloadCsv({ ...download, header: COLUMNS, cells: (order) => Object.values(orderCells(order)) });
