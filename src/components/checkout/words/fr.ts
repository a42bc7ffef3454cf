import type { Catalogue } from '../../base/words.js';
import { words as card } from '../../parts/card-frame/words/fr.js';
import type { CheckoutWord } from './en.js';

export const words: Catalogue<CheckoutWord> = {
  ...card,
  pay: 'Payer {amount}',
  payPlain: 'Payer',
  paying: 'Paiement en cours…',
  payWith: 'Payer avec',
  anotherCard: 'Une autre carte',
  card: 'Carte',
  leave: 'Vous payez sur la page de {name}, puis revenez ici.',
  expires: 'valable jusqu’au {date}',
  expired: 'expirée {date}',
  save: 'Enregistrer cette carte pour la prochaine fois',
  offline: 'Vous êtes hors ligne. Vérifiez votre connexion.',
  network: 'La boutique est injoignable. Vérifiez votre connexion ou réessayez dans un instant.',
};
