import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { EntityFormWord } from './en.js';

export const words: Catalogue<EntityFormWord> = {
  ...resource,
  form: 'الكيان القانوني',
  loading: 'جارٍ تحميل النموذج…',
};
