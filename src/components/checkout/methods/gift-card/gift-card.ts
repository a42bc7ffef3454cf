import type { MethodFamily } from '../family.js';

/** Gift cards, which may pay a part of an order. */
export const giftCard: MethodFamily = {
  takes: ({ family }) => family === 'gift-card',
  open: async (method, around, answer) => {
    const { GiftCardRoom } = await import('./gift-card-room.js');
    return new GiftCardRoom(method, answer, around);
  },
};
