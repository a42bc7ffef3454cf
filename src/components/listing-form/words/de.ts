import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { ListingFormWord } from './en.js';

export const words: Catalogue<ListingFormWord> = {
  ...resource,
  form: 'Angebot',
  loading: 'Das Angebot wird geladen …',
};
