import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { BusinessLinesWord } from './en.js';

export const words: Catalogue<BusinessLinesWord> = {
  ...resource,
  label: 'Bedrijfsactiviteiten',
  loading: 'Uw bedrijfsactiviteiten worden geladen…',
  empty: 'U hebt nog geen bedrijfsactiviteit genoemd.',
};
