import type { Catalogue } from '../../../base/words.js';
import type { ListingWord } from '../listing-words.js';

export const words: Catalogue<ListingWord> = {
  'price-unavailable': 'Prix indisponible',
  'price-before': 'Prix précédent : {price}',
  'in-stock': 'En stock',
  'few-left': 'Plus que {count}',
  'sold-out': 'Épuisé',
  new: 'Neuf',
  refurbished: 'Reconditionné',
  'like-new': 'Comme neuf',
  good: 'Bon état',
  fair: 'État correct',
  'for-parts': 'Pour pièces',
};
