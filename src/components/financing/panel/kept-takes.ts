import { KeptIntents } from '../../parts/form/kept-intent.js';
import type { TakeBody } from '../take/take-sending.js';

/**
 * The one key of each offer that was reviewed, and what was sent under it, for all tabs: a second tab sends the same, or finds that
 * the first has sent something.
 */
export const keptTakes = /*@__PURE__*/ new KeptIntents<TakeBody>({
  name: 'florin-grant',
  place: 'browser',
  isBody: ({ grantOfferId }) => typeof grantOfferId === 'string',
});
