import type { Sale } from '../../../client/operator/index.js';

/** Statuses in which a sale counts: its buyer has paid, and the money was not given back. */
const SOLD: readonly string[] = ['paid', 'shipped', 'delivered'];

export const isSold = ({ status }: Pick<Sale, 'status'>): boolean => SOLD.includes(status);
