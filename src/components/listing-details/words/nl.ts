import type { Catalogue } from '../../base/words.js';
import { words as listing } from '../../parts/listing/words/nl.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { DetailsWord } from './en.js';

export const words: Catalogue<DetailsWord> = {
  ...resource,
  ...listing,
  details: 'Aanbieding',
  loading: 'De aanbieding wordt geladen…',
  empty: 'Deze aanbieding is er niet meer.',
  pictures: 'Foto’s',
  picture: 'Foto {number} van {count}',
  zoom: 'Vergroten',
  close: 'Sluiten',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  quantity: 'Aantal',
  'one-less': 'Eén minder',
  'one-more': 'Eén meer',
  'at-most': 'Er zijn er niet meer dan {count}.',
  add: 'In winkelwagen',
  added: 'Toegevoegd',
  'added-news': 'In de winkelwagen: {title}',
  favourite: 'Favoriet',
  description: 'Beschrijving',
  condition: 'Staat',
  category: 'Categorie',
  seller: 'Verkoper',
  similar: 'Vergelijkbaar aanbod',
  recent: 'Onlangs bekeken',
};
