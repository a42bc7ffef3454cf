import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { AccountsElementWord } from './en.js';

export const words: Catalogue<AccountsElementWord> = {
  ...resource,
  label: 'Bankkonten',
  loading: 'Ihre Bankkonten werden abgerufen …',
  empty: 'Es gibt noch kein Bankkonto.',
};
