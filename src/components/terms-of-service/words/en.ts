import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Terms of service',
  loading: 'Looking up which terms there are…',
  empty: 'There are no terms to accept.',
};

export type TermsOfServiceWord = ResourceWord | keyof typeof own;

export const words: Catalogue<TermsOfServiceWord> = { ...resource, ...own };
