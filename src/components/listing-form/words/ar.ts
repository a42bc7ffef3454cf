import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { ListingFormWord } from './en.js';

export const words: Catalogue<ListingFormWord> = {
  ...resource,
  form: 'إعلان',
  loading: 'جارٍ تحميل الإعلان…',
};
