import type { Catalogue } from '../../base/words.js';
import { words as listing } from '../../parts/listing/words/de.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { DetailsWord } from './en.js';

export const words: Catalogue<DetailsWord> = {
  ...resource,
  ...listing,
  details: 'Angebot',
  loading: 'Das Angebot wird geladen …',
  empty: 'Dieses Angebot gibt es nicht mehr.',
  pictures: 'Bilder',
  picture: 'Bild {number} von {count}',
  zoom: 'Vergrößern',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  quantity: 'Menge',
  'one-less': 'Eins weniger',
  'one-more': 'Eins mehr',
  'at-most': 'Mehr als {count} sind nicht verfügbar.',
  add: 'In den Warenkorb',
  added: 'Hinzugefügt',
  'added-news': 'Im Warenkorb: {title}',
  favourite: 'Favorit',
  description: 'Beschreibung',
  condition: 'Zustand',
  category: 'Kategorie',
  seller: 'Verkäufer',
  similar: 'Ähnliche Angebote',
  recent: 'Zuletzt angesehen',
};
