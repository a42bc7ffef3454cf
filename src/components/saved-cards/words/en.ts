import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  cards: 'Saved cards',
  loading: 'Loading your saved cards…',
  empty: 'You have no saved cards.',
  card: '{name} ending in {lastFour}',
  valid: 'Valid until {date}',
  expiring: 'Expires soon: {date}',
  expired: 'Expired {date}',
  remove: 'Remove',
  undo: 'Undo',
  undoable: 'Will be removed',
  sent: 'Being removed…',
  failed: '{card} was not removed.',
  'undoable-news': '{card} will be removed in {seconds} seconds. Undo keeps it.',
  'sent-news': '{card} is being removed.',
  'removed-news': '{card} was removed.',
  'kept-news': '{card} stays.',
};

export type SavedCardsWord = ResourceWord | keyof typeof own;

export const words: Catalogue<SavedCardsWord> = { ...resource, ...own };
