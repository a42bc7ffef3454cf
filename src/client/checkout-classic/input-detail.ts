import * as z from '../schema/schema.js';
import { Item } from '../checkout/methods-response.js';
import { flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { untyped } from './untyped.js';

const inputFields = () => ({
  configuration: z.optional(untyped()),
  items: list(Item()),
  key: text(),
  optional: flag(),
  type: text(),
  value: text(),
});

/** An input within an input. */
export const SubInputDetail = /*@__PURE__*/ once(() => z.object(inputFields()));
export type SubInputDetail = z.infer<ReturnType<typeof SubInputDetail>>;

/** An input that the page shows for a payment method. */
export const InputDetail = /*@__PURE__*/ once(() =>
  z.object({
    ...inputFields(),
    details: list(SubInputDetail()),
    /** @deprecated by the platform. */
    inputDetails: list(SubInputDetail()),
    itemSearchUrl: text(),
  }),
);
export type InputDetail = z.infer<ReturnType<typeof InputDetail>>;
