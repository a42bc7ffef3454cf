import type { Client } from '../../../client/index.js';
import { listDeeds, type DeedRecord } from '../../../client/operator/index.js';
import type { Page } from '../../parts/record/loaded-list.js';

/** The longest text that the journal is searched for. */
const MOST = 80;

/** A page of what was asked for about one stored payment method by one row, latest first. */
export async function deedPage(
  client: Client,
  row: string,
  id: string,
  cursor: string | undefined,
): Promise<Page<DeedRecord>> {
  const { deeds, nextCursor } = await client.call(listDeeds, { row, search: id.slice(0, MOST), cursor });
  return { items: deeds.filter(({ subject: [first] }) => first === id), next: nextCursor };
}
