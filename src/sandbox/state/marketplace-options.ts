import type { SqlConnection } from '../../database/connection.js';

export interface MarketplaceOptions {
  /**
   * Where listings and orders are kept. Default: PGlite in memory, imported when a listing is first asked for. A bundle
   * without dynamic imports, such as a service worker's, hands one in, of `schemasOf` for example.
   */
  readonly connection?: SqlConnection | undefined;
  /** Listings that an empty database is filled with, at most 100,000. Default: 200. */
  readonly count?: number | undefined;
}
