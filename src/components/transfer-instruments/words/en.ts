import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Bank accounts',
  loading: 'Looking up your bank accounts…',
  empty: 'There is no bank account yet.',
};

export type AccountsElementWord = ResourceWord | keyof typeof own;

export const words: Catalogue<AccountsElementWord> = { ...resource, ...own };
