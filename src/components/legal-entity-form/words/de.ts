import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { EntityFormWord } from './en.js';

export const words: Catalogue<EntityFormWord> = {
  ...resource,
  form: 'Rechtsträger',
  loading: 'Das Formular wird geladen …',
};
