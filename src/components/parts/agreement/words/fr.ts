import type { Catalogue } from '../../../base/words.js';
import type { AgreementWord } from './en.js';

export const words: Catalogue<AgreementWord> = {
  unreadable: 'Ce document ne peut pas être affiché ici. Le responsable de ce site doit s’en occuper.',
  'open-document': 'Ouvrir {name} (PDF, nouvel onglet)',
  'save-document': 'Enregistrer le PDF',
  'read-first': 'Veuillez d’abord lire jusqu’au bout.',
  'open-first': 'Veuillez d’abord ouvrir le document.',
  signer: 'Au nom de {name}',
  'choose-signer': 'Au nom de qui',
  'no-signer':
    'Personne n’est encore désigné pour signer au nom de cette entreprise. Désignez d’abord cette personne dans ses données.',
  'not-signer':
    'Cette personne ne peut pas signer ici. Choisissez-en une autre, ou connectez-vous en son nom.',
  refused: 'Cela n’a pas été accepté. Code : {code}',
};
