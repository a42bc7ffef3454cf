import type { CallOptions, Client } from '../../../client/index.js';
import {
  listDeeds,
  listDisputes,
  listPaymentLinks,
  listPayments,
  listPayouts,
  listSales,
} from '../../../client/operator/index.js';
import { MOST, type Named, type Source } from './source.js';

interface Asked {
  readonly search: string;
  readonly limit: number;
}

interface List<Page> extends Pick<Source, 'kind' | 'row'> {
  read(client: Client, asked: Asked, options: CallOptions): Promise<Page>;
  found(page: Page): readonly Named[];
}

/** A list of the proxy's, as a source of one kind of thing. */
const listed = <Page extends { readonly nextCursor?: string | undefined }>(list: List<Page>): Source => ({
  kind: list.kind,
  row: list.row,
  async ask(client, search, options) {
    const page = await list.read(client, { search, limit: MOST }, options);
    const found = list.found(page).map((each) => ({ kind: list.kind, ...each }));
    return { found, hasMore: page.nextCursor !== undefined };
  },
});

/** What the proxy finds in its own ledger, by how a reference begins. */
export const LEDGER: readonly Source[] = [
  listed({
    kind: 'payment',
    row: 'operator.listPayments',
    read: (client, asked, options) => client.call(listPayments, asked, options),
    found: ({ payments }) =>
      payments.map(({ reference, order, pspReference, amount, outcome }) => ({
        reference,
        title: order,
        about: pspReference ?? reference,
        amount,
        status: outcome,
      })),
  }),
  listed({
    kind: 'sale',
    row: 'operator.listSales',
    read: (client, asked, options) => client.call(listSales, asked, options),
    found: ({ sales }) =>
      sales.map(({ number, total, status }) => ({
        reference: number,
        title: number,
        amount: total,
        status,
      })),
  }),
  listed({
    kind: 'dispute',
    row: 'operator.listDisputes',
    read: (client, asked, options) => client.call(listDisputes, asked, options),
    found: ({ disputes }) =>
      disputes.map(({ pspReference, order, reference, amount, state }) => ({
        reference: pspReference,
        title: pspReference,
        about: order ?? reference,
        amount,
        status: state,
      })),
  }),
  listed({
    kind: 'payout',
    row: 'operator.listPayouts',
    read: (client, asked, options) => client.call(listPayouts, asked, options),
    found: ({ payouts }) =>
      payouts.flatMap(({ pspReference: id, reference, amount, state }) =>
        // Without the platform's reference it is not known whether there is a payout.
        id ? { reference: id, title: reference ?? id, about: id, amount, status: state } : [],
      ),
  }),
  listed({
    kind: 'payment-link',
    row: 'operator.listPaymentLinks',
    read: (client, asked, options) => client.call(listPaymentLinks, asked, options),
    found: ({ paymentLinks }) =>
      paymentLinks.flatMap(({ id, reference, amount, state }) =>
        id ? { reference: id, title: reference ?? id, about: id, amount, status: state } : [],
      ),
  }),
  listed({
    kind: 'request',
    row: 'operator.listDeeds',
    read: (client, { search, limit }, options) =>
      client.call(
        listDeeds,
        { ...(/^\d{1,15}$/.test(search) ? { entry: search } : { search }), limit },
        options,
      ),
    found: ({ deeds }) =>
      deeds.map(({ entry, subject: [first], reference, amount, state }) => ({
        reference: entry,
        title: entry,
        about: first ?? reference,
        amount,
        status: state,
      })),
  }),
];
