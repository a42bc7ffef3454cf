import type { Catalogue } from '../../../base/words.js';
import type { CategoryWord } from './en.js';

export const words: Catalogue<CategoryWord> = {
  legend: 'Neue Kategorie',
  name: 'Name',
  parent: 'Teil von',
  'no-parent': 'Nichts: sie steht für sich',
  create: 'Kategorie anlegen',
  creating: 'Wird angelegt …',
  cancel: 'Abbrechen',
  created: 'Die Kategorie „{name}“ ist angelegt und gewählt.',
  required: 'Bitte geben Sie ihr einen Namen.',
  'slug-taken': 'Eine Kategorie mit diesem Namen gibt es schon.',
  refused: 'Der Shop nimmt diesen Namen nicht an.',
  failed: 'Die Kategorie wurde nicht angelegt. {why}',
};
