import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { AccountsElementWord } from './en.js';

export const words: Catalogue<AccountsElementWord> = {
  ...resource,
  label: 'Bankrekeningen',
  loading: 'Uw bankrekeningen worden opgezocht…',
  empty: 'Er is nog geen bankrekening.',
};
