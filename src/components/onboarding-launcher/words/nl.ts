import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { LauncherWord } from './en.js';

export const words: Catalogue<LauncherWord> = {
  ...resource,
  label: 'Uw verificatie',
  loading: 'We kijken hoe het ervoor staat…',
};
