import type { Listing } from '../../../../src/client/listings/index.js';
import type { CartLine, SeenListing } from '../../../../src/components/parts/cart/cart-lines.js';

export const EUR = (value: number) => ({ value, currency: 'EUR' });

export const seen = (changes: Partial<SeenListing> = {}): SeenListing => ({
  title: 'Brass lamp',
  price: EUR(4900),
  stock: 5,
  ...changes,
});

export const line = (listingId: string, changes: Partial<CartLine> = {}): CartLine => ({
  listingId,
  quantity: 1,
  isSaved: false,
  seen: seen(),
  ...changes,
});

/** A thing as the server tells of it. */
export const listed = (changes: Partial<Listing> = {}): Listing => ({
  id: 'lamp',
  revision: 1,
  title: 'Brass lamp',
  description: '',
  price: EUR(4900),
  images: [],
  category: { id: 'c', name: 'Lamps', slug: 'lamps', parentId: undefined },
  stock: 5,
  seller: { id: 's', name: 'Stall' },
  condition: 'new',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
});
