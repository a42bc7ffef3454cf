import type { State } from '../state/state.js';
import type { Dispute } from './dispute.js';
import { pastDisputes } from './past.js';

/**
 * Disputes that shoppers have begun with their banks, each of a payment of this sandbox. Some were there before it started,
 * of all ages; the others come from test cards that are for it. A dispute takes its money from the merchant when it begins.
 * Until its deadline it can be accepted, which leaves the money with the shopper for good, or be defended once, by a reason
 * whose documents are all there: then the shopper's bank decides.
 */
const openDisputes = (): Dispute[] => [];

/** Disputes of payments that were made here. */
export const newDisputes = (state: State): Dispute[] => state.records(openDisputes);

/** All disputes, oldest first. Those of before appear, with their payments, when the list is first read. */
export const disputesOf = (state: State): readonly Dispute[] => [
  ...state.records(pastDisputes),
  ...newDisputes(state),
];

/** One dispute; those of before are only looked at where it is none that began here. */
export function findDispute(state: State, pspReference: string): Dispute | undefined {
  const isMeant = (dispute: Dispute): boolean => dispute.pspReference === pspReference;
  return newDisputes(state).find(isMeant) ?? disputesOf(state).find(isMeant);
}
