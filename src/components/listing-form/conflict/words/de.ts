import type { Catalogue } from '../../../base/words.js';
import type { ConflictWord } from './en.js';

export const words: Catalogue<ConflictWord> = {
  title: 'Jemand anderes hat dieses Angebot inzwischen gespeichert',
  text: 'Wählen Sie für jedes Feld, was bleiben soll. Felder, die nur Sie geändert haben, bleiben, wie Sie sie eingegeben haben.',
  mine: 'Ihre Fassung',
  theirs: 'Inzwischen gespeichert',
  nothing: 'Nichts',
  use: 'Mit dieser Auswahl speichern',
  back: 'Zurück zum Formular',
  choose: 'Bitte wählen Sie noch für: {fields}.',
  pictures: '{count} Bilder',
  same: 'Die andere Fassung sagt dasselbe wie Ihre.',
};
