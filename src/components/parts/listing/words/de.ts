import type { Catalogue } from '../../../base/words.js';
import type { ListingWord } from '../listing-words.js';

export const words: Catalogue<ListingWord> = {
  'price-unavailable': 'Preis nicht verfügbar',
  'price-before': 'Vorher: {price}',
  'in-stock': 'Auf Lager',
  'few-left': 'Nur noch {count} verfügbar',
  'sold-out': 'Ausverkauft',
  new: 'Neu',
  refurbished: 'Generalüberholt',
  'like-new': 'Wie neu',
  good: 'Gut',
  fair: 'Akzeptabel',
  'for-parts': 'Für Bastler',
};
