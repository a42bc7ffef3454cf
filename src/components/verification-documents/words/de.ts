import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { DocumentsElementWord } from './en.js';

export const words: Catalogue<DocumentsElementWord> = {
  ...resource,
  label: 'Dokumente für Ihre Prüfung',
  loading: 'Ihre Dokumente werden abgerufen …',
  empty: 'Es gibt noch keine Dokumente.',
};
