import type { Catalogue } from '../../../base/words.js';
import type { CategoryWord } from './en.js';

export const words: Catalogue<CategoryWord> = {
  legend: 'Nouvelle catégorie',
  name: 'Nom',
  parent: 'Fait partie de',
  'no-parent': 'Rien : elle est indépendante',
  create: 'Créer la catégorie',
  creating: 'Création…',
  cancel: 'Annuler',
  created: 'La catégorie « {name} » est créée et choisie.',
  required: 'Donnez-lui un nom.',
  'slug-taken': 'Une catégorie de ce nom existe déjà.',
  refused: 'La boutique n’accepte pas ce nom.',
  failed: 'La catégorie n’a pas été créée. {why}',
};
