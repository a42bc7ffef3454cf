import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { DataReviewWord } from './en.js';

export const words: Catalogue<DataReviewWord> = {
  ...resource,
  label: 'بياناتك',
  loading: 'جارٍ تحميل ما هو معروف عنك…',
};
