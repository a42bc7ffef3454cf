import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { LauncherWord } from './en.js';

export const words: Catalogue<LauncherWord> = {
  ...resource,
  label: 'التحقق منك',
  loading: 'ننظر أين وصلت…',
};
