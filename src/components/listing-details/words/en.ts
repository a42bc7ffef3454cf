import type { Catalogue } from '../../base/words.js';
import type { ListingWord } from '../../parts/listing/listing-words.js';
import { words as listing } from '../../parts/listing/words/en.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  details: 'Listing',
  loading: 'Loading the listing…',
  empty: 'This listing is no longer there.',
  pictures: 'Pictures',
  picture: 'Picture {number} of {count}',
  zoom: 'Zoom',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  quantity: 'Quantity',
  'one-less': 'One less',
  'one-more': 'One more',
  'at-most': 'No more than {count} can be had.',
  add: 'Add to cart',
  added: 'Added',
  'added-news': 'Added to the cart: {title}',
  favourite: 'Favourite',
  description: 'Description',
  condition: 'Condition',
  category: 'Category',
  seller: 'Seller',
  similar: 'Similar listings',
  recent: 'Recently viewed',
};

export type DetailsWord = ResourceWord | ListingWord | keyof typeof own;

export const words: Catalogue<DetailsWord> = { ...resource, ...listing, ...own };
