import { isCard } from '../../../parts/paying/takes-cards.js';
import type { MethodFamily } from '../family.js';

/** Fields beside a card, where the order asks for any. */
export const cardExtras: MethodFamily = {
  takes: (method) => isCard(method) && !!method.configuration,
  open: async (method, around, answer) => {
    const { CardExtrasRoom } = await import('./card-extras-room.js');
    return new CardExtrasRoom(method, answer, around);
  },
};
