import type { ResultWords } from '../result-words.js';

export const words: ResultWords = {
  'paid-title': 'Paiement reçu',
  'paid-text': 'Merci. Le paiement a abouti.',
  'pending-title': 'Paiement en cours',
  'pending-text':
    'Il n’est pas encore confirmé, cela peut prendre un moment. Ne payez pas une seconde fois : la boutique vous préviendra dès la confirmation.',
  'refused-title': 'Paiement refusé',
  'cancelled-title': 'Paiement annulé',
  'cancelled-text': 'Le paiement a été arrêté avant d’être effectué.',
  'action-required-title': 'Le paiement n’est pas terminé',
  'action-required-text':
    'Il ne peut pas être terminé sur cette page. Contactez la boutique en indiquant la référence.',
  'unknown-title': 'Pas encore confirmé',
  'unknown-text':
    'On ne sait pas encore si le paiement a abouti. Ne payez pas une seconde fois. Vérifiez de nouveau dans un instant, ou contactez la boutique en indiquant la référence.',
  'reason-none': 'Le paiement n’a pas abouti. Réessayez ou payez d’une autre façon.',
  'reason-try-again': 'Le paiement n’a pas abouti. Réessayez dans un instant.',
  'reason-other-card': 'Cette carte n’a pas pu être utilisée. Payez avec une autre carte.',
  'reason-contact-bank':
    'Votre banque n’a pas autorisé le paiement. Contactez votre banque ou payez avec une autre carte.',
  'reason-check-details': 'Les données de la carte n’ont pas été acceptées. Vérifiez-les et réessayez.',
  'reason-authentication':
    'Votre banque n’a pas confirmé votre identité. Réessayez ou payez avec une autre carte.',
  remaining: 'Il reste {amount} à payer.',
  amount: 'Montant',
  card: 'Carte',
  'card-ending': 'se terminant par {digits}',
  date: 'Date',
  reference: 'Référence',
  copy: 'Copier la référence',
  copied: 'Référence copiée',
  'copy-failed': 'La copie n’a pas fonctionné. Sélectionnez la référence et copiez-la vous-même.',
  print: 'Imprimer le reçu',
  'try-again': 'Réessayer',
  'check-again': 'Vérifier de nouveau',
  checking: 'Vérification…',
};
