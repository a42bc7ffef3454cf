import type { Sample } from '../family.js';
import { idIn } from '../world.js';

let users = 0;

/** Unused so far. */
const newEmail = (): string => `user-${++users}@market.example`;

export const listingsSamples: Readonly<Record<string, Sample>> = {
  'listings.createUser': {
    create: () => ({ email: newEmail(), name: 'Kim', role: 'seller' }),
    read: { row: 'listings.getUserByEmail', by: 'email', named: 'email' },
  },
  'listings.createListing': {
    prepare: async ({ ask }) => ({
      userId: idIn(await ask('listings.createUser', { email: newEmail(), name: 'Kim', role: 'seller' })),
      categoryId: idIn(await ask('listings.createCategory', { name: `Lamps ${newEmail()}` })),
    }),
    create: ({ categoryId }) => ({
      title: 'Lantern',
      description: 'Of paper',
      price: { value: 900, currency: 'EUR' },
      categoryId,
      stock: 3,
      condition: 'new',
      status: 'active',
    }),
    shown: { title: 'Lantern', description: 'Of paper', price: { value: 900, currency: 'EUR' }, stock: 3 },
    read: { row: 'listings.getListing', by: 'listingId' },
    list: { row: 'listings.listListings', input: () => ({ search: 'lantern', limit: 100 }) },
    changes: {
      'listings.updateListing': {
        send: (_before, { revision }) => ({ revision, title: 'Red lantern', stock: 2 }),
        shown: { title: 'Red lantern', stock: 2 },
      },
    },
  },
};
