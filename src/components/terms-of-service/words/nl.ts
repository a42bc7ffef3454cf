import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { TermsOfServiceWord } from './en.js';

export const words: Catalogue<TermsOfServiceWord> = {
  ...resource,
  label: 'Gebruiksvoorwaarden',
  loading: 'Er wordt opgezocht welke voorwaarden er zijn…',
  empty: 'Er zijn geen voorwaarden om te aanvaarden.',
};
