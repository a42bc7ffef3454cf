import type { Catalogue } from '../../base/words.js';
import type { ListingWord } from '../../parts/listing/listing-words.js';
import { words as listing } from '../../parts/listing/words/en.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  listings: 'Listings',
  loading: 'Loading listings…',
  empty: 'There is nothing for sale yet.',
  'filtered-empty': 'Nothing matches.',
  search: 'Search listings',
  'results-0': 'No results',
  'results-1': '1 result',
  results: '{count} results',
  sort: 'Sort by',
  relevance: 'Most relevant',
  newest: 'Newest',
  priceAscending: 'Price: low to high',
  priceDescending: 'Price: high to low',
  title: 'Name',
  grid: 'Grid',
  list: 'List',
  layout: 'Layout',
  filters: 'Filters',
  add: 'Add to cart',
  'add-to': 'Add to cart: {title}',
  added: 'Added',
  'added-news': 'Added to the cart: {title}',
  favourite: 'Favourite: {title}',
  favourites: 'Favourites',
  recent: 'Recently viewed',
  more: 'Show more',
  shown: '{shown} of {count}',
  pages: 'Pages',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
  'not-more': 'The next ones could not be loaded.',
  drop: 'Show without “{filter}”',
  'drop-count': 'Show without “{filter}” ({count})',
  clear: 'Remove all filters',
  remove: 'Remove filter: {filter}',
  category: 'Category',
  seller: 'Seller',
  condition: 'Condition',
  price: 'Price',
  from: 'from {price}',
  'up-to': 'up to {price}',
  between: '{low} to {high}',
  lowest: 'Lowest price',
  highest: 'Highest price',
  apply: 'Apply',
  'not-a-price': 'Enter a price, for example {example}.',
  'more-choices': 'Show all {count}',
  'fewer-choices': 'Show fewer',
  'show-results': 'Show results',
};

export type CatalogueWord = ResourceWord | ListingWord | keyof typeof own;

export const words: Catalogue<CatalogueWord> = { ...resource, ...listing, ...own };
