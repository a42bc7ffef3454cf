import type { createCategory as CreateCategory } from '../../client/listings/index.js';
import { foldedWords } from '../../client/listings/fold.js';
import { isDuplicate } from '../database/database.js';
import { ListingsRefusal } from '../refusal.js';
import type { RowWork } from '../shop.js';
import { categoryOf } from './listing-body.js';
import { refuseBlank } from './listing-checks.js';

/** No row comes back where the parent is not there. */
const INSERT = `INSERT INTO florin_shop_categories (id, name, slug, parent_id, path)
  SELECT $1::text, $2::text, $3::text, parent.id, COALESCE(parent.path, '{}') || $1::text
  FROM (SELECT 1) one LEFT JOIN florin_shop_categories parent ON parent.id = $4::text
  WHERE $4::text IS NULL OR parent.id IS NOT NULL
  RETURNING *`;

/** `Écrans & sons` is `ecrans-sons`. Letters of any script stay. */
const slugOf = (name: string): string => foldedWords(name).join('-').slice(0, 100);

export const createCategory: RowWork<typeof CreateCategory> = async (
  shop,
  { role },
  { name, slug, parentId },
) => {
  if (role !== 'seller' && role !== 'operator') throw new ListingsRefusal('not-found');
  refuseBlank('name', name);
  const id = shop.newId();
  const ownSlug = slug ?? (slugOf(name) || id);
  if (slug !== undefined && !/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(slug))
    throw new ListingsRefusal('invalid-request', 'slug');
  const [row] = await shop.database
    .rows(INSERT, [id, name, ownSlug, parentId ?? null])
    .catch((error: unknown) => {
      throw isDuplicate(error)
        ? new ListingsRefusal('slug-taken', slug === undefined ? 'name' : 'slug')
        : error;
    });
  if (!row) throw new ListingsRefusal('unknown-category', 'parentId');
  return categoryOf(row, '');
};
