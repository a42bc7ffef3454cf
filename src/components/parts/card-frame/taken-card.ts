import type { CardReport } from '../../../frame/protocol.js';
import type { CardState } from './card-state.js';

/**
 * The card as the merchant takes it. The frame says what a number can be of and knows of no merchant; `accepted` is the
 * merchant's list, where the first that fits wins, and empty takes all. `known` are the names in the frame's table: one that
 * is not there might be any card's, so then nothing is called unsupported. `isPair` says of two brands whether a card may
 * carry both.
 */
export function takenCard(
  { brands, ...card }: CardReport,
  accepted: readonly string[],
  known: readonly string[],
  isPair: (one: string, other: string) => boolean,
): CardState {
  const { fields } = card;
  // A stored card was taken before.
  if (!fields.number) return card;
  const [first] = accepted;
  const fitting = brands ?? [card.brand];
  const brand = first ? accepted.find((name) => fitting.includes(name)) : fitting[0];
  if (brands && first && !brand && accepted.every((name) => known.includes(name)))
    return { fields: { ...fields, number: 'unsupported' }, complete: false };
  // In the table's order, where brands with numbers of their own come before one that may be on any card.
  const otherBrand =
    brand && brands?.find((name) => accepted.includes(name) && name !== brand && isPair(name, brand));
  return { ...card, brand, ...(otherBrand && { otherBrand }) };
}
