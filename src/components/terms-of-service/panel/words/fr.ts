import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/fr.js';
import type { TermsWord } from './en.js';

export const words: Catalogue<TermsWord> = {
  ...agreement,
  due: 'Conditions à accepter : {count}',
  'none-due': 'Toutes les conditions sont acceptées',
  'none-due-lead': 'Vous n’avez rien à faire ici.',
  history: 'Acceptées',
  read: 'Lire',
  close: 'Fermer',
  opening: 'Ouverture en cours : {name}…',
  opened: 'Document ouvert : {name}.',
  'document-language': 'Langue du document',
  accept: 'Accepter ces conditions',
  accepting: 'Acceptation en cours…',
  'accepted-news': 'Conditions acceptées : {name}.',
  'accepted-by': 'Par {name}.',
  'accepted-at': '{time}',
  'other-terms': 'Conditions « {type} »',
  'new-terms':
    'Ces conditions sont plus récentes que cette page. Le responsable de ce site doit la mettre à jour.',
  adyenAccount: 'Conditions du compte',
  adyenCapital: 'Conditions de financement',
  adyenCard: 'Conditions de la carte professionnelle',
  adyenChargeCard: 'Conditions de la carte de paiement différé',
  adyenForPlatformsAdvanced: 'Conditions des paiements sur cette plateforme',
  adyenForPlatformsManage: 'Conditions des paiements gérés sur cette plateforme',
  adyenFranchisee: 'Conditions pour les franchisés',
  adyenIssuing: 'Conditions d’émission de cartes',
  adyenPccr: 'Conditions d’acceptation des cartes (PCCR)',
};
