import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { PaymentOperationsWord } from './en.js';

export const words: Catalogue<PaymentOperationsWord> = {
  ...resource,
  payments: 'Paiements',
  unauthorised:
    'Il n’y a rien à voir ici. Connectez-vous comme gestionnaire, ou vérifiez la référence du paiement.',
  search: 'Chercher un paiement',
  'search-hint': 'Début de la commande, de sa référence ou de celle de la plateforme',
  more: 'Afficher plus',
  back: 'Tous les paiements',
  'card-text': '{brand} se terminant par {lastFour}',
  'outcome-paid': 'Autorisé',
  'outcome-pending': 'En attente',
  'outcome-refused': 'Refusé',
  'outcome-cancelled': 'Annulé',
  'outcome-action-required': 'Attend le client',
  'outcome-unknown': 'Non confirmé',
  'unsettled-only': 'Non réglés seulement',
  'all-settled': 'Tous les paiements sont réglés. Rien ne vous attend ici.',
  since: 'Sans nouvelles depuis le {since}',
  'failed-at': 'Échec le {since}',
  'why-interrupted': 'Le serveur s’est arrêté pendant l’envoi.',
  'why-no-answer': 'La réponse de la plateforme s’est perdue ou n’avait pas de sens.',
  'why-at-bank': 'Le client est parti vers sa banque et n’est pas revenu.',
  'why-pending': 'La plateforme n’a pas encore décidé.',
  'why-not-given-back': 'La plateforme n’a pas rendu de l’argent qui devait l’être.',
  'why-not-told': 'Le système de la boutique en a été informé à plusieurs reprises et ne l’a pas accepté.',
};
