import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { BusinessLinesWord } from './en.js';

export const words: Catalogue<BusinessLinesWord> = {
  ...resource,
  label: 'Geschäftszweige',
  loading: 'Ihre Geschäftszweige werden geladen …',
  empty: 'Sie haben noch keinen Geschäftszweig angegeben.',
};
