import type { StoredDetail } from '../panel/stored-detail.js';

/** One card about which the schemes are to be asked. */
export interface QueuedCard {
  readonly detail: StoredDetail;
  /** The same however often it is sent. */
  readonly key: string;
  /** `unknown`: it may have been asked. */
  readonly state: 'waiting' | 'asking' | 'asked' | 'refused' | 'unknown';
  /** The platform's own words, where they say more. */
  readonly told?: string | undefined;
}

export const having = (
  cards: readonly QueuedCard[],
  ...states: readonly QueuedCard['state'][]
): readonly QueuedCard[] => cards.filter(({ state }) => states.includes(state));

/** What is sent for a card. The reference is the merchant's own, and names neither shopper nor card. */
export const asksAbout = (shopperReference: string, { id }: StoredDetail, now: number) => ({
  shopperReference,
  selectedRecurringDetailReference: id,
  reference: `account-updater-${new Date(now).toISOString().slice(0, 10)}`,
});
