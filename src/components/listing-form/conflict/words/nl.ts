import type { Catalogue } from '../../../base/words.js';
import type { ConflictWord } from './en.js';

export const words: Catalogue<ConflictWord> = {
  title: 'Iemand anders heeft deze advertentie intussen opgeslagen',
  text: 'Kies per veld wat blijft. Velden die alleen u hebt veranderd, blijven zoals u ze typte.',
  mine: 'Uw versie',
  theirs: 'Intussen opgeslagen',
  nothing: 'Niets',
  use: 'Opslaan met deze keuzes',
  back: 'Terug naar het formulier',
  choose: 'Kies nog voor: {fields}.',
  pictures: '{count} afbeeldingen',
  same: 'De andere versie zegt hetzelfde als de uwe.',
};
