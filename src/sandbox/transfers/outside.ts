/*
 * The two sides of a booking that are no balance account.
 */

/** The parties outside the platform: other banks, card holders, shoppers. */
export const WORLD = 'world';
/** The platform's own money: what it lends, and the fees it takes. */
export const PLATFORM = 'platform';
