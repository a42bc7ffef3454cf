import type { Caller } from '../../client/listings/caller.js';
import type { NewListing } from '../../client/listings/index.js';
import { minorDigits } from '../../facts/currencies.js';
import { checkUrl, isUnder } from '../../client/url.js';
import type { Row } from '../../database/connection.js';
import { ListingsRefusal } from '../refusal.js';
import { actsFor, type Shop } from '../shop.js';

/** In minor units: an order of 100 lines of 999 pieces each still comes to a number that JSON can carry. */
const HIGHEST_PRICE = 90_000_000_000;
const MOST_IMAGES = 24;

type Amount = NewListing['price'];

interface Checked {
  readonly title: string;
  readonly price: Amount;
  readonly compareAtPrice?: Amount | null | undefined;
  readonly images?: NewListing['images'];
}

/** Texts of nothing but spaces are as good as none. */
export function refuseBlank(field: string, text: string): void {
  if (text.trim() === '') throw new ListingsRefusal('invalid-request', field);
}

function checkAmount(field: string, { value, currency }: Amount): void {
  if (minorDigits(currency) === undefined) throw new ListingsRefusal('unknown-currency', `${field}.currency`);
  if (value > HIGHEST_PRICE) throw new ListingsRefusal('invalid-request', `${field}.value`);
}

/** What no schema can say of a listing: prices that fit each other, pictures that a page may load. */
export function checkListing(
  { imagesUrl }: Shop,
  { title, price, compareAtPrice, images = [] }: Checked,
): void {
  refuseBlank('title', title);
  checkAmount('price', price);
  if (compareAtPrice) {
    checkAmount('compareAtPrice', compareAtPrice);
    if (compareAtPrice.currency !== price.currency)
      throw new ListingsRefusal('other-currency', 'compareAtPrice.currency');
    if (compareAtPrice.value <= price.value)
      throw new ListingsRefusal('invalid-request', 'compareAtPrice.value');
  }
  if (images.length > MOST_IMAGES) throw new ListingsRefusal('invalid-request', 'images');
  images.forEach(({ url }, at) => {
    if (!checkUrl(url) && !isUnder(url, imagesUrl))
      throw new ListingsRefusal('invalid-request', `images.${at}.url`);
  });
}

/** The category a listing is to be in; refuses one that is not there. */
export async function findCategory({ database }: Shop, id: string): Promise<Row> {
  const [category] = await database.rows('SELECT * FROM florin_shop_categories WHERE id = $1::text', [id]);
  if (!category) throw new ListingsRefusal('unknown-category', 'categoryId');
  return category;
}

/** The user whose listing it is to be; refuses a user who does not sell, and hides one who is not the caller. */
export async function findSeller({ database }: Shop, caller: Caller, id: string): Promise<Row> {
  if (!actsFor(caller, id)) throw new ListingsRefusal('not-found');
  const [user] = await database.rows('SELECT * FROM florin_shop_users WHERE id = $1::text', [id]);
  if (!user) throw new ListingsRefusal('not-found');
  if (user['role'] === 'shopper') throw new ListingsRefusal('not-a-seller', 'userId');
  return user;
}
