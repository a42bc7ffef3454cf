import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { EntityFormWord } from './en.js';

export const words: Catalogue<EntityFormWord> = {
  ...resource,
  form: 'Rechtspersoon',
  loading: 'Het formulier wordt geladen…',
};
