import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { LauncherWord } from './en.js';

export const words: Catalogue<LauncherWord> = {
  ...resource,
  label: 'Votre vérification',
  loading: 'Nous regardons où vous en êtes…',
};
