import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { SavedCardsWord } from './en.js';

export const words: Catalogue<SavedCardsWord> = {
  ...resource,
  cards: 'Gespeicherte Karten',
  loading: 'Ihre gespeicherten Karten werden geladen …',
  empty: 'Sie haben keine gespeicherten Karten.',
  card: '{name} mit der Endung {lastFour}',
  valid: 'Gültig bis {date}',
  expiring: 'Läuft bald ab: {date}',
  expired: 'Abgelaufen {date}',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  undoable: 'Wird entfernt',
  sent: 'Wird gerade entfernt …',
  failed: '{card} wurde nicht entfernt.',
  'undoable-news': '{card} wird in {seconds} Sekunden entfernt. „Rückgängig“ behält sie.',
  'sent-news': '{card} wird gerade entfernt.',
  'removed-news': '{card} wurde entfernt.',
  'kept-news': '{card} bleibt.',
};
