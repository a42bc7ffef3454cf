import * as z from '../schema/schema.js';
import { LISTING_STATUSES } from '../../facts/listing-statuses.js';
import { timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf, textOf } from '../schema/values.js';
import { Category } from './category.js';
import { conditionOf } from './condition.js';

/** A picture with its size in pixels, so that a page can keep its place. `alt` says what is to be seen on it. */
export const ListingImage = /*@__PURE__*/ once(() =>
  z.object({
    url: textOf(2048, 1),
    alt: textOf(500),
    width: integer(1),
    height: integer(1),
  }),
);
export type ListingImage = z.infer<ReturnType<typeof ListingImage>>;

/** Who sells. */
export const Seller = /*@__PURE__*/ once(() => z.object({ id: z.string(), name: z.string() }));
export type Seller = z.infer<ReturnType<typeof Seller>>;

/** What seller and reader both see; functions, so that no schema is made before it is asked for. */
const title = () => textOf(200, 1);
const description = () => textOf(10_000);
const images = () => z.array(ListingImage());
const stock = () => integer(0);

/**
 * A thing for sale. Prices are of one piece, in minor units; `compareAtPrice` is what it cost before. `stock` is how many
 * pieces are left. Only an `active` listing can be bought: a `draft` and an `archived` one are their seller's alone, and
 * one that is `soldOut` becomes active again with its stock. `revision` grows by one with every change.
 */
export const Listing = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    revision: integer(1),
    title: title(),
    description: description(),
    price: Amount(),
    compareAtPrice: z.optional(Amount()),
    images: images(),
    category: Category(),
    stock: stock(),
    seller: Seller(),
    condition: conditionOf(),
    status: oneOf('draft', 'active', 'soldOut', 'archived'),
    createdAt: timeOf(),
    updatedAt: timeOf(),
  }),
);
export type Listing = z.infer<ReturnType<typeof Listing>>;

/** A listing to be: a `draft` where nothing else is said. */
export const NewListing = /*@__PURE__*/ once(() =>
  z.object({
    title: title(),
    description: description(),
    price: Amount(),
    compareAtPrice: z.optional(Amount()),
    images: z.optional(images()),
    categoryId: z.string(),
    stock: stock(),
    condition: conditionOf(),
    status: word('draft', 'active'),
  }),
);
export type NewListing = z.input<ReturnType<typeof NewListing>>;

/**
 * Fields to change, and the `revision` that the seller has seen: where another person changed the listing since, nothing is
 * changed. `compareAtPrice: null` takes that price away. Out of stock is what a listing becomes, not what it is set to.
 */
export const ListingChanges = /*@__PURE__*/ once(() =>
  z.object({
    revision: integer(1),
    title: z.optional(title()),
    description: z.optional(description()),
    price: z.optional(Amount()),
    compareAtPrice: z.optional(z.nullable(Amount())),
    images: z.optional(images()),
    categoryId: z.optional(z.string()),
    stock: z.optional(stock()),
    condition: z.optional(conditionOf()),
    status: word(...LISTING_STATUSES),
  }),
);
export type ListingChanges = z.input<ReturnType<typeof ListingChanges>>;
