import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Your verification',
  loading: 'Looking up where you stand…',
};

export type LauncherWord = ResourceWord | keyof typeof own;

export const words: Catalogue<LauncherWord> = { ...resource, ...own };
