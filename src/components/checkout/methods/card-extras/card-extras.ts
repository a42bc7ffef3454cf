import { isCard } from '../../../parts/paying/takes-cards.js';
import type { MethodFamily } from '../family.js';

/** Fields beside a card, where the order asks for any. */
export const cardExtras: MethodFamily = {
  takes: (method) => isCard(method) && !!method.configuration,
  load: () => import('./card-extras-room.js'),
};
