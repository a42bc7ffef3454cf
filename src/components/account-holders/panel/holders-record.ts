import type { LitElement } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import {
  getAccountHolder,
  getBalancePlatform,
  listAccountHolders,
} from '../../../client/balance-platform/rows/account-holders.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { PAGE } from '../../parts/account-holder/read-holder.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { KnownRows } from '../../parts/table/later-pages.js';

const platformRow = /*@__PURE__*/ proxyRow('balance-platform', getBalancePlatform);
const listRow = /*@__PURE__*/ proxyRow('balance-platform', listAccountHolders);
export const holderRow = /*@__PURE__*/ proxyRow('balance-platform', getAccountHolder);

/** Where the next page of the list begins. */
export interface PageStart {
  readonly offset: number;
}

/** The account holders that are known, in the platform's order. */
export interface KnownHolders extends KnownRows<AccountHolder, PageStart> {
  /** What the platform calls itself. Left out of later pages. */
  readonly platform?: string | undefined;
}

export type HoldersRecord = RecordController<
  KnownHolders,
  RecordView<KnownHolders>,
  'florin-account-holders-failed'
>;

/** What the element says of itself. */
export interface HoldersElement extends LitElement {
  accountHolder: string;
  readonly audience: 'operator' | 'seller';
  readonly balancePlatform: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export const idOf = ({ id }: AccountHolder): string => id;

/** What an account holder, or an account of one, is called. */
export const nameOf = ({ id, description }: Pick<AccountHolder, 'id' | 'description'>): string =>
  plainText(description ?? '', 120) || id;

/** Account holders of one page. An empty page is the last one, whatever it says. */
export async function readHolders(
  client: Client,
  id: string,
  { offset }: PageStart,
  options: CallOptions,
): Promise<KnownHolders> {
  const { accountHolders: items, hasNext } = await client.call(listRow, { id, limit: PAGE, offset }, options);
  return { items, next: hasNext && items.length > 0 ? { offset: offset + items.length } : undefined };
}

/** The first page, and what the platform is called: where that does not come, its id says enough. */
export async function readPlatform(client: Client, id: string, options: CallOptions): Promise<KnownHolders> {
  const [known, platform] = await Promise.all([
    readHolders(client, id, { offset: 0 }, options),
    client.call(platformRow, { id }, options).catch(() => undefined),
  ]);
  return { ...known, platform: plainText(platform?.description ?? '', 120) };
}

/** Whether the session has an account holder of its own; nothing of it is shown. */
export async function readOwn(client: Client, options: CallOptions): Promise<KnownHolders> {
  return { items: [await client.call(holderRow, { id: 'me' }, options)], next: undefined };
}
