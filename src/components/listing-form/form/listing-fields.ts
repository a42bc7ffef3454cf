import { LISTING_CONDITIONS } from '../../../facts/listing-conditions.js';
import type { Listing } from '../../../client/listings/index.js';
import { amountKind, type Money } from '../../parts/form/amount-kind.js';
import { EMPTY, withText, type Entries } from '../../parts/form/entries.js';
import type { Kind, List, Read, Section } from '../../parts/form/field.js';
import { choice, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { pictureAddress } from '../../parts/listing/picture.js';
import type { Word } from '../../../words/compiled/listing-form/form/en.js';

/** A category to choose. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
}

/** What the form is about, as far as its fields depend on it. */
export interface Surroundings extends Money {
  /** The listing as it was read; undefined for one to be. */
  base(): Listing | undefined;
  categories(): readonly CategoryChoice[];
}

/** A listing with what the form asks in other words than the service. */
export interface FormListing extends Listing {
  readonly categoryId: string;
  /** The language in which its amounts are written in the form. */
  readonly language: string;
}

/** The same the service takes at most (`checkListing`): an order still comes to a number that JSON can carry. */
const HIGHEST_PRICE = 90_000_000_000;

/** A new listing, before anything is typed. */
export const freshEntries = (language: string): Entries =>
  Object.entries({ condition: 'new', stock: '1', status: 'draft', language }).reduce(
    (entries, [path, value]) => withText(entries, path, value),
    EMPTY,
  );

/** A listing as its fields show it. Sold out is a listing for sale without stock. */
export const asForm = (listing: Listing, language: string): FormListing => ({
  ...listing,
  status: listing.status === 'soldOut' ? 'active' : listing.status,
  categoryId: listing.category.id,
  language,
});

const read = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

const COUNT: Kind = {
  name: 'count',
  inputmode: 'numeric',
  read,
  send: Number,
  fault: (typed) => (/^\d{1,9}$/.test(typed) ? undefined : 'not-count'),
};

const SIZE: Kind = { name: 'size', read, send: Number };

const CONDITION: Kind = {
  name: 'condition',
  options: ({ words }) => LISTING_CONDITIONS.map((value) => ({ value, text: conditionText(words, value) })),
};

/** Pictures by their addresses. Their sizes are read off them, and never typed. */
function pictureList({ base }: Surroundings): List<Word> {
  const stood = (url: string): boolean => base()?.images.some((image) => image.url === url) === true;
  const picture: Kind = {
    name: 'picture-address',
    type: 'url',
    isFromLeft: true,
    most: 8192,
    fault: (url) => (stood(url) || pictureAddress(url) ? undefined : 'not-secure'),
  };
  const isAsked = (): boolean => false;
  return {
    path: 'images',
    row: 'image',
    add: 'add-image',
    columns: [
      { path: 'url', label: 'image-url', kind: picture, need: 'saved' },
      text('alt', 'image-alt', { most: 500 }),
      { path: 'width', label: 'image', kind: SIZE, isAsked },
      { path: 'height', label: 'image', kind: SIZE, isAsked },
    ],
    check: ({ url = '', width }) => (width || stood(url) ? {} : { url: 'not-loaded' }),
  };
}

/** What is asked of a listing, row by row. */
export function listingSections(around: Surroundings): readonly Section<Word>[] {
  const { base, categories } = around;
  const amount = amountKind(around, { most: HIGHEST_PRICE });
  const isAbove = (typed: string, other: Read): boolean =>
    (amount.of(typed) ?? Infinity) > (amount.of(other('price')) ?? 0);
  const previous: Kind = {
    ...amount,
    fault: (typed, field, other, today) =>
      amount.fault?.(typed, field, other, today) ?? (isAbove(typed, other) ? undefined : 'not-above'),
  };
  const category: Kind = {
    name: 'category',
    options: () => {
      const own = base()?.category;
      const known = categories();
      const all = !own || known.some(({ id }) => id === own.id) ? known : [...known, own];
      return all.map(({ id, name }) => ({ value: id, text: name }));
    },
  };
  return [
    {
      fields: [
        text('title', 'title', { need: 'saved' }),
        { path: 'description', label: 'description', kind: LONG_TEXT, most: 10_000 },
        text('language', 'title', { isAsked: () => false }),
      ],
    },
    {
      fields: [
        { path: 'price', label: 'price', kind: amount, need: 'saved' },
        {
          path: 'compareAtPrice',
          label: 'compareAtPrice',
          hint: 'compare-hint',
          kind: previous,
          beside: ['price'],
        },
        { path: 'stock', label: 'stock', kind: COUNT, need: 'saved' },
      ],
    },
    {
      fields: [
        { path: 'categoryId', label: 'categoryId', kind: category, need: 'saved' },
        { path: 'condition', label: 'condition', kind: CONDITION },
        choice<Word>('status', 'status', ['draft', 'active', ...(base() ? ['archived'] : [])]),
      ],
    },
    { fields: [], list: pictureList(around) },
  ];
}
