import type { Order } from '../../../src/client/listings/index.js';

export const EUR = (value: number) => ({ value, currency: 'EUR' });

/** An order as the service tells of it. */
export function order(changes: Partial<Order> = {}): Order {
  const total = changes.totals?.total ?? EUR(9800);
  return {
    id: 'o-1',
    number: 'FL-100001',
    email: 'ann@shop.example',
    status: 'placed',
    statusHistory: [{ status: 'placed', at: '2026-11-20T10:00:00Z', note: undefined }],
    lines: [
      {
        listingId: 'lamp',
        title: 'Brass lamp',
        image: undefined,
        seller: { id: 's', name: 'Stall' },
        quantity: 2,
        unitPrice: EUR(4900),
        total: EUR(9800),
      },
    ],
    currency: total.currency,
    totals: { subtotal: total, shipping: undefined, tax: undefined, discount: undefined, total },
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    ...changes,
  };
}

export const totalling = (value: number, currency = 'EUR'): Order['totals'] => ({
  subtotal: { value, currency },
  shipping: undefined,
  tax: undefined,
  discount: undefined,
  total: { value, currency },
});
