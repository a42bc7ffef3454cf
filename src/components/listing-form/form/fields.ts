import { amountInput, parseAmount } from '../../../client/index.js';
import type { Listing, ListingImage } from '../../../client/listings/index.js';

/** A picture as it is typed; without a size until it has been seen. */
export interface FormImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What stands in the fields, as text: nothing typed is lost because it is not right yet. */
export interface FormFields {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly compareAtPrice: string;
  readonly categoryId: string;
  readonly condition: string;
  readonly stock: string;
  readonly status: string;
  readonly images: readonly FormImage[];
}

export type FieldName = keyof FormFields;
export type TextName = Exclude<FieldName, 'images'>;

export const EMPTY: FormFields = {
  title: '',
  description: '',
  price: '',
  compareAtPrice: '',
  categoryId: '',
  condition: 'new',
  stock: '1',
  status: 'draft',
  images: [],
};

export const FIELD_NAMES = Object.keys(EMPTY) as readonly FieldName[];

const imageOf = ({ url, alt, width, height }: ListingImage): FormImage => ({ url, alt, width, height });

/** A listing as its fields show it. Sold out is a listing for sale without stock. */
export function fieldsOf(listing: Listing, language: string): FormFields {
  const { title, description, price, compareAtPrice, category, condition, stock, status, images } = listing;
  return {
    title,
    description,
    price: amountInput(price, language),
    compareAtPrice: compareAtPrice ? amountInput(compareAtPrice, language) : '',
    categoryId: category.id,
    condition,
    stock: String(stock),
    status: status === 'soldOut' ? 'active' : status,
    images: images.map(imageOf),
  };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The same amounts in another language's notation; what cannot be read stays as it was typed. */
export function rewritten(fields: FormFields, currency: string, from: string, to: string): FormFields {
  const amount = (text: string): string => {
    const value = parseAmount(text, currency, from);
    return value === undefined ? text : amountInput({ value, currency }, to);
  };
  return { ...fields, price: amount(fields.price), compareAtPrice: amount(fields.compareAtPrice) };
}
