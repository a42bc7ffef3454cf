import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { ListingFormWord } from './en.js';

export const words: Catalogue<ListingFormWord> = {
  ...resource,
  form: 'Advertentie',
  loading: 'De advertentie wordt geladen…',
};
