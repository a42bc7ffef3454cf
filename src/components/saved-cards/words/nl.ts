import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { SavedCardsWord } from './en.js';

export const words: Catalogue<SavedCardsWord> = {
  ...resource,
  cards: 'Bewaarde kaarten',
  loading: 'Uw bewaarde kaarten worden geladen…',
  empty: 'U hebt geen bewaarde kaarten.',
  card: '{name} eindigend op {lastFour}',
  valid: 'Geldig tot en met {date}',
  expiring: 'Verloopt binnenkort: {date}',
  expired: 'Verlopen {date}',
  remove: 'Verwijderen',
  undo: 'Ongedaan maken',
  undoable: 'Wordt verwijderd',
  sent: 'Bezig met verwijderen…',
  failed: '{card} is niet verwijderd.',
  'undoable-news': '{card} wordt over {seconds} seconden verwijderd. Met ‘Ongedaan maken’ blijft de kaart.',
  'sent-news': '{card} wordt nu verwijderd.',
  'removed-news': '{card} is verwijderd.',
  'kept-news': '{card} blijft.',
};
