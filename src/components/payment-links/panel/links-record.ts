import type { LitElement } from 'lit';

import { getPaymentLink } from '../../../client/checkout/rows/sessions.js';
import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import { browserRow, type CallOptions, type Client } from '../../../client/index.js';
import { listPaymentLinks, type PaymentLinkRecord } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import type { RowBook } from '../../parts/table/row-book.js';

const listRow = /*@__PURE__*/ browserRow(listPaymentLinks);
const linkRow = /*@__PURE__*/ proxyRow('checkout', getPaymentLink);

/** Payment links of one page of the list. */
const PAGE = 50;

/** Where the next page of the list begins. */
export interface PageStart {
  readonly cursor?: string | undefined;
}

/** The payment links that are known, latest first. */
export type KnownLinks = KnownRows<PaymentLinkRecord, PageStart>;

/** What the platform says of each link: whether it is paid, and its address. */
export type LinkBook = RowBook<PaymentLinkResponse>;

export type LinksRecord = RecordController<KnownLinks, RecordView<KnownLinks>, 'florin-payment-links-failed'>;

/** What the element says of itself. */
export interface LinksElement extends LitElement {
  paymentLink: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

/** A link whose answer was lost has no id of the platform's: the moment it was asked for stands for it. */
export const idOf = ({ id, askedAt }: PaymentLinkRecord): string => id ?? askedAt;

export async function readLinks(
  client: Client,
  { cursor }: PageStart,
  options: CallOptions,
): Promise<KnownLinks> {
  const { paymentLinks, nextCursor } = await client.call(listRow, { cursor, limit: PAGE }, options);
  return { items: paymentLinks, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
}

export const readLink = (
  client: Client,
  linkId: string,
  options: CallOptions,
): Promise<PaymentLinkResponse> => client.call(linkRow, { linkId }, options);
