import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  form: 'Listing',
  loading: 'Loading the listing…',
};

export type ListingFormWord = ResourceWord | keyof typeof own;

export const words: Catalogue<ListingFormWord> = { ...resource, ...own };
