import type { MethodFamily } from '../family.js';

/** Gift cards, which may pay a part of an order. What is paid so far is shown, whichever method pays the rest. */
export const giftCard: MethodFamily = {
  takes: ({ family }) => family === 'gift-card',
  isBelow: ({ configuration }) => !!configuration,
  open: async (method, around, answer) => {
    const { GiftCardRoom } = await import('./gift-card-room.js');
    return new GiftCardRoom(method, answer, around);
  },
};
