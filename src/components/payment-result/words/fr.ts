import type { PaymentResultWords } from '../payment-result-words.js';

export { words as dialog } from '../../parts/actions/words/fr.js';
export { words as result } from '../../parts/result-view/words/fr.js';

export const words: PaymentResultWords = {
  loading: 'Vérification de votre paiement…',
  'do-not-pay': 'Ne payez pas une seconde fois.',
  action: 'Encore une étape : votre banque vous demande de confirmer ce paiement.',
  continue: 'Continuer vers votre banque',
  empty: 'Il n’y a aucun paiement à afficher ici.',
  offline: 'Vous êtes hors ligne. Votre paiement sera vérifié dès le retour de la connexion.',
  unauthorised:
    'La boutique ne vous reconnaît plus. Reconnectez-vous à la boutique, puis vérifiez de nouveau.',
  network: 'La boutique est injoignable. Vérifiez votre connexion ; nous continuons d’essayer.',
  'rate-limited': 'Il y a eu trop d’essais. Nouvelle vérification dans un instant.',
  'unknown-payment':
    'La boutique ne connaît pas ce paiement. Contactez la boutique en indiquant le numéro de commande {order}.',
  shop: 'Le serveur de la boutique n’a pas répondu correctement. La boutique doit y remédier ; indiquez le numéro de commande {order}. Code : {code}',
  again: 'Vérifier de nouveau',
};
