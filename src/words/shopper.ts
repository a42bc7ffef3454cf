import type { Languages } from './catalogue.js';

/** Words of all that a shopper meets. */
export const shopper: Languages = {
  missing: new Set(),
  load: async (...asked) => (await import('./compiled/shopper/files.js')).load(...asked),
};
