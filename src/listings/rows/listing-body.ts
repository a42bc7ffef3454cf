import type * as z from '../../client/schema/schema.js';

import type { Category, Listing, ListingImage } from '../../client/listings/index.js';
import type { Row } from '../../database/connection.js';
import { drawnImage } from '../images/address.js';
import type { Shop } from '../shop.js';

export type ListingBody = z.input<ReturnType<typeof Listing>>;

export const timeOf = (milliseconds: unknown): string => new Date(Number(milliseconds)).toISOString();

const optionalText = <Name extends string>(name: Name, value: unknown): { [K in Name]?: string } =>
  (typeof value === 'string' ? { [name]: value } : {}) as { [K in Name]?: string };

/** Columns of a listing `l` with its category `c` and its seller `u`. Numbers as text: drivers differ over a `bigint`. */
export const LISTING = `l.id, l.revision, l.title, l.description, l.currency, l.price::text AS price,
  l.compare_at_price::text AS compare_at_price, l.images, l.drawn_images, l.stock::text AS stock, l.condition, l.status,
  l.created_at::text AS created_at, l.updated_at::text AS updated_at,
  c.id AS category_id, c.name AS category_name, c.slug AS category_slug, c.parent_id AS category_parent_id,
  u.id AS seller_id, u.name AS seller_name`;

export const CATEGORY_AND_SELLER = `JOIN florin_shop_categories c ON c.id = l.category_id
  JOIN florin_shop_users u ON u.id = l.seller_id`;

function imagesOf(shop: Shop, row: Row): ListingImage[] {
  if (row['images'] !== null) return row['images'] as ListingImage[];
  const { id, title, drawn_images: count } = row;
  return Array.from({ length: Number(count) }, (_, at) =>
    drawnImage(shop.imagesUrl, String(id), at + 1, String(title)),
  );
}

export const categoryOf = (row: Row, prefix = 'category_'): Category => ({
  id: String(row[`${prefix}id`]),
  name: String(row[`${prefix}name`]),
  slug: String(row[`${prefix}slug`]),
  ...optionalText('parentId', row[`${prefix}parent_id`]),
});

/** A listing as the interface has it, of the columns `LISTING`. */
export function listingOf(shop: Shop, row: Row): ListingBody {
  const currency = String(row['currency']);
  const isSoldOut = row['status'] === 'active' && Number(row['stock']) === 0;
  return {
    id: String(row['id']),
    revision: Number(row['revision']),
    title: String(row['title']),
    description: String(row['description']),
    price: { value: Number(row['price']), currency },
    ...(row['compare_at_price'] !== null && {
      compareAtPrice: { value: Number(row['compare_at_price']), currency },
    }),
    images: imagesOf(shop, row),
    category: categoryOf(row),
    stock: Number(row['stock']),
    seller: { id: String(row['seller_id']), name: String(row['seller_name']) },
    condition: row['condition'] as ListingBody['condition'],
    status: isSoldOut ? 'soldOut' : (row['status'] as ListingBody['status']),
    createdAt: timeOf(row['created_at']),
    updatedAt: timeOf(row['updated_at']),
  };
}
