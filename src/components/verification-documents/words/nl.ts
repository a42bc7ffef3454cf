import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { DocumentsElementWord } from './en.js';

export const words: Catalogue<DocumentsElementWord> = {
  ...resource,
  label: 'Documenten voor uw verificatie',
  loading: 'Uw documenten worden opgezocht…',
  empty: 'Er zijn nog geen documenten.',
};
