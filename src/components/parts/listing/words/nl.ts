import type { Catalogue } from '../../../base/words.js';
import type { ListingWord } from '../listing-words.js';

export const words: Catalogue<ListingWord> = {
  'price-unavailable': 'Prijs niet beschikbaar',
  'price-before': 'Eerst: {price}',
  'in-stock': 'Op voorraad',
  'few-left': 'Nog maar {count}',
  'sold-out': 'Uitverkocht',
  new: 'Nieuw',
  refurbished: 'Gereviseerd',
  'like-new': 'Zo goed als nieuw',
  good: 'Goed',
  fair: 'Redelijk',
  'for-parts': 'Voor onderdelen',
};
