import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Documents for your verification',
  loading: 'Looking up your documents…',
  empty: 'There are no documents yet.',
};

export type DocumentsElementWord = ResourceWord | keyof typeof own;

export const words: Catalogue<DocumentsElementWord> = { ...resource, ...own };
