import type * as z from '../schema/schema.js';
import { flag, list, text } from '../schema/fields.js';
import { object, parts, textFields } from './fields.js';
import { KeyValue } from './resource.js';

/** Variables as they are sent. What is sent in an update replaces all that was there. */
export const EnvironmentRequest = /*@__PURE__*/ object(() => ({ name: text(), values: list(KeyValue()) }));
export type EnvironmentRequest = z.input<ReturnType<typeof EnvironmentRequest>>;

/** Variables that requests may be filled with; one that is not `enabled` is passed over. */
export const Environment = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'name'),
  values: parts({ ...textFields('key', 'value', 'type'), enabled: flag(), hovered: flag() }),
}));
export type Environment = z.infer<ReturnType<typeof Environment>>;
