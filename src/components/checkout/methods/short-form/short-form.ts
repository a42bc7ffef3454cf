import type { MethodFamily } from '../family.js';

/** Methods with a few fields, such as a code or a telephone number: one row each in the shopper's contract. */
export const shortForm: MethodFamily = {
  takes: ({ family }) => family === 'short-form',
  load: () => import('./short-form-room.js'),
};
