import * as z from '../schema/schema.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { object, textFields } from './fields.js';

/**
 * One variable. An update replaces all of them, so what the platform tells of one beyond its value is sent back with it,
 * and so are fields that this library does not know.
 */
export const EnvironmentVariable = /*@__PURE__*/ once(() =>
  z.looseObject({ ...textFields('key', 'value', 'type'), enabled: flag(), hovered: flag() }),
);
export type EnvironmentVariable = z.infer<ReturnType<typeof EnvironmentVariable>>;

/** Variables as they are sent. What is sent in an update replaces all that was there. */
export const EnvironmentRequest = /*@__PURE__*/ object(() => ({
  name: text(),
  values: list(EnvironmentVariable()),
}));
export type EnvironmentRequest = z.input<ReturnType<typeof EnvironmentRequest>>;

/** Variables that requests may be filled with; one that is not `enabled` is passed over. */
export const Environment = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'name'),
  values: list(EnvironmentVariable()),
}));
export type Environment = z.infer<ReturnType<typeof Environment>>;
