import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { LauncherWord } from './en.js';

export const words: Catalogue<LauncherWord> = {
  ...resource,
  label: 'Ihre Verifizierung',
  loading: 'Es wird nachgesehen, wie es bei Ihnen steht …',
};
