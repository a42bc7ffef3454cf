import {
  listDeeds,
  listDisputes,
  listPaymentLinks,
  listPayments,
  listPayouts,
  listSales,
} from '../../../client/operator/index.js';
import { MOST, type Source } from './source.js';

/** What the proxy finds in its own ledger, by how a reference begins. */
export const LEDGER: readonly Source[] = [
  {
    kind: 'payment',
    row: 'operator.listPayments',
    async ask(client, search, options) {
      const { payments, nextCursor } = await client.call(listPayments, { search, limit: MOST }, options);
      return {
        found: payments.map(({ reference, order, pspReference, amount, outcome }) => ({
          kind: 'payment',
          reference,
          title: order,
          about: pspReference ?? reference,
          amount,
          status: outcome,
        })),
        hasMore: nextCursor !== undefined,
      };
    },
  },
  {
    kind: 'sale',
    row: 'operator.listSales',
    async ask(client, search, options) {
      const { sales, nextCursor } = await client.call(listSales, { search, limit: MOST }, options);
      return {
        found: sales.map(({ number, total, status }) => ({
          kind: 'sale',
          reference: number,
          title: number,
          amount: total,
          status,
        })),
        hasMore: nextCursor !== undefined,
      };
    },
  },
  {
    kind: 'dispute',
    row: 'operator.listDisputes',
    async ask(client, search, options) {
      const { disputes, nextCursor } = await client.call(listDisputes, { search, limit: MOST }, options);
      return {
        found: disputes.map(({ pspReference, order, reference, amount, state }) => ({
          kind: 'dispute',
          reference: pspReference,
          title: pspReference,
          about: order ?? reference,
          amount,
          status: state,
        })),
        hasMore: nextCursor !== undefined,
      };
    },
  },
  {
    kind: 'payout',
    row: 'operator.listPayouts',
    async ask(client, search, options) {
      const { payouts, nextCursor } = await client.call(listPayouts, { search, limit: MOST }, options);
      return {
        found: payouts.flatMap(({ pspReference, reference, amount, state }) => {
          // Without the platform's reference it is not known whether there is a payout.
          if (!pspReference) return [];
          const title = reference ?? pspReference;
          return {
            kind: 'payout',
            reference: pspReference,
            title,
            about: pspReference,
            amount,
            status: state,
          };
        }),
        hasMore: nextCursor !== undefined,
      };
    },
  },
  {
    kind: 'payment-link',
    row: 'operator.listPaymentLinks',
    async ask(client, search, options) {
      const asked = { search, limit: MOST };
      const { paymentLinks, nextCursor } = await client.call(listPaymentLinks, asked, options);
      return {
        found: paymentLinks.flatMap(({ id, reference, amount, state }) =>
          id
            ? {
                kind: 'payment-link',
                reference: id,
                title: reference ?? id,
                about: id,
                amount,
                status: state,
              }
            : [],
        ),
        hasMore: nextCursor !== undefined,
      };
    },
  },
  {
    kind: 'request',
    row: 'operator.listDeeds',
    async ask(client, text, options) {
      const isNumber = /^\d{1,15}$/.test(text);
      const asked = { ...(isNumber ? { entry: text } : { search: text }), limit: MOST };
      const { deeds, nextCursor } = await client.call(listDeeds, asked, options);
      return {
        found: deeds.map(({ entry, subject: [first], reference, amount, state }) => ({
          kind: 'request',
          reference: entry,
          title: entry,
          about: first ?? reference,
          amount,
          status: state,
        })),
        hasMore: nextCursor !== undefined,
      };
    },
  },
];
