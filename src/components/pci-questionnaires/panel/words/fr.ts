import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/fr.js';
import type { PciWord } from './en.js';

export const words: Catalogue<PciWord> = {
  ...agreement,
  'is-signed': 'Un questionnaire est signé',
  'is-signed-lead': 'Signez-en un nouveau avant qu’il n’expire. C’est possible à tout moment.',
  'is-unsigned': 'Aucun questionnaire valable n’est signé',
  'is-unsigned-lead':
    'Quiconque accepte des cartes confirme une fois par an que les données de cartes sont protégées. D’ici là, les paiements par carte peuvent être retenus.',
  new: 'Signer un questionnaire',
  channels: 'Autres façons d’accepter des cartes',
  'channels-hint':
    'Il y a un questionnaire pour chaque façon indiquée dans vos activités. Choisissez-en d’autres ici si vous acceptez aussi des cartes autrement.',
  eCommerce: 'Boutique en ligne',
  ecomMoto: 'Par courrier ou téléphone, saisi en ligne',
  pos: 'Sur un terminal',
  posMoto: 'Par courrier ou téléphone, saisi sur un terminal',
  'document-language': 'Langue du document',
  prepare: 'Préparer le questionnaire',
  preparing: 'Préparation en cours…',
  prepared: 'Le questionnaire est prêt à être lu.',
  'none-needed': 'Il n’y a rien à signer : vous n’acceptez de cartes d’aucune de ces façons.',
  'to-sign': 'Questionnaires à signer : {count}',
  document: 'Questionnaire',
  sign: 'Signer',
  signing: 'Signature en cours…',
  'signed-news': 'Le questionnaire a été signé.',
  cancel: 'Pas maintenant',
  history: 'Signés',
  'signed-at': 'Signé le {time}',
  valid: 'Valable jusqu’au {time}',
  expiring: 'Expire bientôt : {time}',
  expired: 'Expiré le {time}',
  view: 'Consulter',
  close: 'Fermer',
  opening: 'Ouverture en cours…',
  opened: 'Le questionnaire est ouvert.',
};
