import type { IssuedCard } from './issued-card.js';
import type { Showing } from './showing.js';

/** What the rooms beside the list need of it. */
export interface RoomsOptions {
  showing(): Showing;
  /** The tab of the card that is open. */
  tab(): string;
  onTab(tab: string): void;
  /** Shows a card, or with an empty id the list. */
  open(id: string): void;
  /** A card was read anew: the list shows what it is now. */
  onRead(card: IssuedCard): void;
}
