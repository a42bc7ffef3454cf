import type { Catalogue } from '../../../base/words.js';
import type { PayingWord } from './en.js';

export { words as dialog } from '../../../parts/actions/words/fr.js';
export { words as result } from '../../../parts/result-view/words/fr.js';

export const words: Catalogue<PayingWord> = {
  checking: 'Vérification…',
  keepOpen: 'Ne fermez pas cette page.',
  empty: 'Cette commande ne peut pas être payée ici. Veuillez prévenir la boutique.',
  verifying: 'Nous vérifions si votre paiement a abouti. Ne payez pas une seconde fois.',
  confirm: 'Votre banque vous demande de confirmer ce paiement.',
  goOn: 'Continuer',
  incomplete: 'Vérifiez les données de la carte.',
  timeout: 'La boutique n’a pas répondu à temps. Réessayez dans un instant.',
  server:
    'Le serveur de la boutique a un problème ({detail}) qu’elle seule peut résoudre. Réessayez plus tard.',
  'not-json':
    'Autre chose que la boutique a répondu. Si votre réseau demande une connexion, connectez-vous d’abord, puis réessayez.',
  'broken-json': 'La réponse s’est interrompue en chemin. Vérifiez votre connexion et réessayez.',
  contract: 'La réponse de la boutique est incompréhensible ({detail}). Veuillez prévenir la boutique.',
  forbidden:
    'La boutique n’accepte pas de paiement depuis cette page ({detail}). Veuillez prévenir la boutique.',
  unauthorised: 'Votre session a expiré. Reconnectez-vous ou rechargez cette page.',
  'rate-limited': 'Trop de tentatives. Attendez {seconds} secondes, puis réessayez.',
  'invalid-request':
    'La boutique n’a pas pu utiliser ce que cette page a envoyé ({detail}). Veuillez la prévenir.',
  'card-not-taken': 'Ces données de carte n’ont pas été acceptées. Vérifiez-les ou utilisez une autre carte.',
  'amount-changed': 'Le prix est maintenant de {amount}. Rien n’a été débité. Vérifiez-le avant de payer.',
  'unknown-order': 'La boutique ne connaît pas cette commande. Revenez à votre panier.',
  'order-paid': 'Cette commande est déjà payée.',
  'order-expired':
    'Cette commande n’a pas été payée à temps et ses articles sont vendus. Rien n’a été débité. Revenez à votre panier.',
  'attempt-open':
    'Un autre paiement de cette commande est en cours, peut-être dans une autre fenêtre. Terminez-le d’abord.',
  'unknown-attempt': 'La boutique ne connaît pas encore ce paiement.',
};
