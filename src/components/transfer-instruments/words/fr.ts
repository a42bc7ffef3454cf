import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { AccountsElementWord } from './en.js';

export const words: Catalogue<AccountsElementWord> = {
  ...resource,
  label: 'Comptes bancaires',
  loading: 'Recherche de vos comptes bancaires…',
  empty: 'Il n’y a pas encore de compte bancaire.',
};
