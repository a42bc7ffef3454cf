import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Lines of business',
  loading: 'Loading your lines of business…',
  empty: 'You have named no line of business yet.',
};

export type BusinessLinesWord = ResourceWord | keyof typeof own;

export const words: Catalogue<BusinessLinesWord> = { ...resource, ...own };
