import type { Listing } from '../../../../src/client/listings/index.js';

const CATEGORIES = ['lamps', 'chairs', 'books'] as const;
const CONDITIONS = ['new', 'good', 'forParts'] as const;

/** A listing that differs from others by its number alone, and by what is given. */
export const listing = (number: number, given: Partial<Listing> = {}): Listing => ({
  id: `l-${number}`,
  revision: 1,
  title: `Thing ${number}`,
  description: '',
  price: { value: 100 * (number % 7), currency: 'EUR' },
  images: [],
  category: {
    id: CATEGORIES[number % 3]!,
    name: CATEGORIES[number % 3]!,
    slug: CATEGORIES[number % 3]!,
    ...(number % 3 < 2 && { parentId: 'home' }),
  },
  stock: number % 4,
  seller: { id: `s-${number % 5}`, name: `Seller ${number % 5}` },
  condition: CONDITIONS[number % 3]!,
  status: 'active',
  createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString(),
  updatedAt: '2026-01-01T00:00:00Z',
  ...given,
});

export const listings = (count: number): Listing[] =>
  Array.from({ length: count }, (_, number) => listing(number));
