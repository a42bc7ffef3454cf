import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Your data',
  loading: 'Loading what is known about you…',
};

export type DataReviewWord = ResourceWord | keyof typeof own;

export const words: Catalogue<DataReviewWord> = { ...resource, ...own };
