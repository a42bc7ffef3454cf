import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { EntityFormWord } from './en.js';

export const words: Catalogue<EntityFormWord> = {
  ...resource,
  form: 'Entité juridique',
  loading: 'Chargement du formulaire…',
};
