import type { Catalogue } from '../../../base/words.js';
import type { CategoryWord } from './en.js';

export const words: Catalogue<CategoryWord> = {
  legend: 'Nieuwe categorie',
  name: 'Naam',
  parent: 'Onderdeel van',
  'no-parent': 'Niets: ze staat op zichzelf',
  create: 'Categorie aanmaken',
  creating: 'Bezig met aanmaken…',
  cancel: 'Annuleren',
  created: 'De categorie ‘{name}’ is aangemaakt en gekozen.',
  required: 'Geef haar een naam.',
  'slug-taken': 'Er is al een categorie met deze naam.',
  refused: 'De winkel neemt deze naam niet aan.',
  failed: 'De categorie is niet aangemaakt. {why}',
};
