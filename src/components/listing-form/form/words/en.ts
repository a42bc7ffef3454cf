import type { Catalogue } from '../../../base/words.js';
import { words as listing } from '../../../parts/listing/words/en.js';
import type { ListingWord } from '../../../parts/listing/listing-words.js';

const own = {
  title: 'Title',
  description: 'Description',
  price: 'Price in {currency}',
  compareAtPrice: 'Earlier price in {currency}',
  'compare-hint': 'Optional. Shown crossed out.',
  categoryId: 'Category',
  'choose-category': 'Choose a category',
  'new-category': 'New category',
  condition: 'Condition',
  stock: 'Pieces in stock',
  status: 'Who sees it',
  draft: 'Draft: only you',
  active: 'For sale: everybody',
  archived: 'Archived: only you',
  images: 'Pictures',
  image: 'Picture {number}',
  'image-url': 'Address of the picture, starting with https',
  'image-alt': 'What it shows, for people who cannot see it',
  'add-image': 'Add a picture',
  'remove-image': 'Remove picture {number}',
  save: 'Save',
  saving: 'Saving…',
  saved: '“{title}” is saved.',
  unsaved: 'Not saved yet',
  'some-faults': 'Not saved. Please look at: {fields}.',
  required: 'Please fill this in.',
  'too-long': 'This is too long.',
  'not-amount': 'Enter an amount like {example}.',
  'not-above': 'The earlier price has to be higher than the price.',
  'not-count': 'Enter a whole number, 0 or more.',
  'not-secure': 'Enter an address that starts with https.',
  'not-loaded': 'No picture was found at this address.',
  'unknown-category': 'This category is no longer there. Choose another one.',
  refused: 'The shop does not take this. Please change it.',
  'save-failed': 'Not saved. What you typed is still here. {why}',
  'refused-whole': 'The shop did not take it. Code: {code}',
  'draft-found': 'You typed something here on {time} and did not save it.',
  'take-draft': 'Go on with it',
  'drop-draft': 'Throw it away',
  leave: 'Leave without saving?',
  'leave-text': 'What you typed stays in this browser as a draft.',
  stay: 'Stay',
  'leave-now': 'Leave',
};

export type FormWord = ListingWord | keyof typeof own;

export const words: Catalogue<FormWord> = { ...listing, ...own };
