import type { MethodFamily } from '../family.js';

/** Gift cards, which may pay a part of an order. */
export const giftCard: MethodFamily = {
  takes: ({ family }) => family === 'gift-card',
  load: () => import('./gift-card-room.js'),
};
