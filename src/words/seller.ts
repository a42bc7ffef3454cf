import type { Languages } from './catalogue.js';

/** Words of all that a seller meets on a platform. */
export const seller: Languages = {
  missing: new Set(),
  load: async (...asked) => (await import('./compiled/seller/files.js')).load(...asked),
};
