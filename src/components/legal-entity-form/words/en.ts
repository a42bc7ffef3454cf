import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  form: 'Legal entity',
  loading: 'Loading the form…',
};

export type EntityFormWord = ResourceWord | keyof typeof own;

export const words: Catalogue<EntityFormWord> = { ...resource, ...own };
