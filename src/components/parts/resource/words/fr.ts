import type { Catalogue } from '../../../base/words.js';
import type { ResourceWord } from '../resource-words.js';

export const words: Catalogue<ResourceWord> = {
  loading: 'Chargement…',
  empty: 'Il n’y a encore rien ici.',
  'filtered-empty': 'Aucun résultat. Essayez avec moins de filtres.',
  offline: 'Vous êtes hors ligne. Le chargement reprendra dès le retour de la connexion.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  unauthorised:
    'Vous n’êtes pas connecté à votre compte, ou cette page ne vous est pas ouverte. Connectez-vous, puis réessayez.',
  'rate-limited': 'Il y a eu trop d’essais. Attendez un instant, puis réessayez.',
  server:
    'Le serveur n’a pas répondu correctement. C’est au gestionnaire du site d’y remédier. Code : {code}',
  retry: 'Réessayer',
  test: 'Mode test',
};
