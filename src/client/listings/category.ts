import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

/** A part of the catalogue. `slug` is its name in addresses; a part of another one names that by `parentId`. */
export const Category = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    name: textOf(100, 1),
    slug: textOf(100, 1),
    parentId: text(),
  }),
);
export type Category = z.infer<ReturnType<typeof Category>>;

/** A category to be. Without a `slug` the service makes one of the name. */
export const NewCategory = /*@__PURE__*/ once(() =>
  z.object({
    name: textOf(100, 1),
    slug: text(100, 1),
    parentId: text(),
  }),
);
export type NewCategory = z.input<ReturnType<typeof NewCategory>>;
