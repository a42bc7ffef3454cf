/**
 * A service for listings, categories, users and orders: `createListings(options)` gives a fetch handler over PostgreSQL, or
 * PGlite inside the process. It stands behind the proxy, which says who asks.
 */
export { createListings, type Listings, type ListingsOptions } from './listings.js';
export type { SqlConnection } from '../database/connection.js';
export { pgliteConnection } from '../database/pglite.js';
export { postgresConnection } from '../database/postgres.js';
export { answerPicture } from './images/answer.js';
export { seedCatalogue, type SeedOptions } from './seed/seed.js';
