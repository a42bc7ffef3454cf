import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { SavedCardsWord } from './en.js';

export const words: Catalogue<SavedCardsWord> = {
  ...resource,
  cards: 'Cartes enregistrées',
  loading: 'Chargement de vos cartes enregistrées…',
  empty: 'Vous n’avez aucune carte enregistrée.',
  card: '{name} se terminant par {lastFour}',
  valid: 'Valable jusqu’à {date}',
  expiring: 'Expire bientôt : {date}',
  expired: 'Expirée {date}',
  remove: 'Supprimer',
  undo: 'Annuler',
  undoable: 'Va être supprimée',
  sent: 'Suppression en cours…',
  failed: '{card} n’a pas été supprimée.',
  'undoable-news': '{card} sera supprimée dans {seconds} secondes. « Annuler » la conserve.',
  'sent-news': '{card} est en cours de suppression.',
  'removed-news': '{card} a été supprimée.',
  'kept-news': '{card} est conservée.',
};
