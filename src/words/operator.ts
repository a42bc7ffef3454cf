import type { Languages } from './catalogue.js';

/** Words of all that a merchant's own staff meets. */
export const operator: Languages = {
  missing: new Set(),
  load: async (...asked) => (await import('./compiled/operator/files.js')).load(...asked),
};
