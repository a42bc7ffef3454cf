import { parseAmount } from '../../../client/index.js';
import type { Listing, ListingChanges, NewListing } from '../../../client/listings/index.js';
import { pictureAddress } from '../../parts/listing/picture.js';
import { isSame, type FormFields, type FormImage } from './fields.js';

/** What is wrong with a field; `refused` is the server's word for what nobody here could know. */
export type Fault =
  | 'required'
  | 'too-long'
  | 'not-amount'
  | 'not-above'
  | 'not-count'
  | 'not-secure'
  | 'not-loaded'
  | 'unknown-category'
  | 'refused';

/** By the path of a field: `title`, `images.0.url`. */
export type Faults = Readonly<Record<string, Fault>>;

export interface Surroundings {
  readonly currency: string;
  readonly language: string;
  /** The listing as it was read; undefined for one to be. */
  readonly base: Listing | undefined;
}

export interface Checked {
  readonly faults: Faults;
  /** What to send; of no use where there are faults. */
  readonly body: NewListing;
}

/** The same the service takes at most (`checkListing`): an order still comes to a number that JSON can carry. */
const HIGHEST_PRICE = 90_000_000_000;

function imageFault(image: FormImage, base: Listing | undefined): Fault | undefined {
  if (base?.images.some(({ url }) => url === image.url)) return undefined;
  if (image.url === '') return 'required';
  if (!pictureAddress(image.url)) return 'not-secure';
  return image.width > 0 ? undefined : 'not-loaded';
}

/** Reads what was typed; every field that does not fit is named at once. */
export function checkFields(fields: FormFields, { currency, language, base }: Surroundings): Checked {
  const faults: Record<string, Fault> = {};
  const text = (name: 'title' | 'description', most: number): string => {
    const value = fields[name].trim();
    if (value.length > most) faults[name] = 'too-long';
    return value;
  };
  const amount = (name: 'price' | 'compareAtPrice') => {
    const value = parseAmount(fields[name], currency, language);
    if (value === undefined || value > HIGHEST_PRICE) faults[name] = 'not-amount';
    return { value: value ?? 0, currency };
  };
  const title = text('title', 200);
  if (title === '') faults['title'] = 'required';
  if (fields.price.trim() === '') faults['price'] = 'required';
  const price = fields.price.trim() === '' ? { value: 0, currency } : amount('price');
  const compareAtPrice = fields.compareAtPrice.trim() === '' ? undefined : amount('compareAtPrice');
  if (compareAtPrice && !faults['compareAtPrice'] && !faults['price'] && compareAtPrice.value <= price.value)
    faults['compareAtPrice'] = 'not-above';
  if (fields.categoryId === '') faults['categoryId'] = 'required';
  const stock = Number(fields.stock);
  if (!/^\d{1,9}$/.test(fields.stock.trim())) faults['stock'] = 'not-count';
  fields.images.forEach((image, at) => {
    const fault = imageFault(image, base);
    if (fault) faults[`images.${at}.url`] = fault;
    if (image.alt.length > 500) faults[`images.${at}.alt`] = 'too-long';
  });
  const body = {
    title,
    description: text('description', 10_000),
    price,
    ...(compareAtPrice && { compareAtPrice }),
    images: fields.images.map(({ url, alt, width, height }) => ({ url: url.trim(), alt, width, height })),
    categoryId: fields.categoryId,
    stock,
    condition: fields.condition,
    status: fields.status,
  } as NewListing;
  return { faults, body };
}

/** What of it differs from the listing as it was read: the rest stays as it stands, whoever changes it meanwhile. */
export function changesOf(body: NewListing, base: Listing): Omit<ListingChanges, 'revision'> {
  const { category, status, images, ...rest } = base;
  const stood: Record<string, unknown> = {
    ...rest,
    images: images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
    categoryId: category.id,
    status: status === 'soldOut' ? 'active' : status,
  };
  const wanted = { compareAtPrice: null, ...body };
  const changed = Object.entries(wanted).filter(([name, value]) => !isSame(value, stood[name] ?? null));
  return Object.fromEntries(changed) as Omit<ListingChanges, 'revision'>;
}

/** The field of the form that the server's path speaks of: `price.value` is `price`, a picture keeps its number. */
export function fieldOf(path: string): string | undefined {
  const image = /^images\.\d+\.(?:url|alt)/.exec(path)?.[0];
  if (image) return image;
  const [name = ''] = path.split('.');
  if (name === 'images') return 'images.0.url';
  const names = [
    'title',
    'description',
    'price',
    'compareAtPrice',
    'categoryId',
    'stock',
    'condition',
    'status',
  ];
  return names.includes(name) ? name : undefined;
}
