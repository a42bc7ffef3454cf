import * as z from '../schema/schema.js';
import { count } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Which part of a list is asked for: how many items to skip and how many to give. */
export const pageRequestFields = () => ({ limit: count(), offset: count() });

/** Asks for one page of a list that is paged by offset and limit. */
export const PageRequest = /*@__PURE__*/ once(() => z.object(pageRequestFields()));
export type PageRequest = z.input<ReturnType<typeof PageRequest>>;

/** What each page of such a list says about the pages around it. */
export const pageFields = () => ({ hasNext: z.boolean(), hasPrevious: z.boolean() });
