import type { Catalogue } from '../../../base/words.js';
import type { ConflictWord } from './en.js';

export const words: Catalogue<ConflictWord> = {
  title: 'Quelqu’un d’autre a enregistré cette annonce entre-temps',
  text: 'Choisissez champ par champ ce qui reste. Les champs que vous seul avez modifiés restent tels que vous les avez saisis.',
  mine: 'Votre version',
  theirs: 'Enregistré entre-temps',
  nothing: 'Rien',
  use: 'Enregistrer avec ces choix',
  back: 'Revenir au formulaire',
  choose: 'Choisissez encore pour : {fields}.',
  pictures: '{count} images',
  same: 'L’autre version dit la même chose que la vôtre.',
};
