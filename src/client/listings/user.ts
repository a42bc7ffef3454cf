import * as z from '../schema/schema.js';
import { timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf, textOf } from '../schema/values.js';
import { emailOf } from './email.js';

/** What a user of a marketplace can be. */
export const USER_ROLES = ['shopper', 'seller', 'operator'] as const;

/** A person who buys, sells, or looks after the marketplace. No two have the same e-mail. */
export const User = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    email: emailOf(),
    name: textOf(100, 1),
    role: oneOf(...USER_ROLES),
    createdAt: timeOf(),
  }),
);
export type User = z.infer<ReturnType<typeof User>>;

/** A user to be; a `shopper` where nothing else is said. */
export const NewUser = /*@__PURE__*/ once(() =>
  z.object({
    email: emailOf(),
    name: textOf(100, 1),
    role: word(...USER_ROLES),
  }),
);
export type NewUser = z.input<ReturnType<typeof NewUser>>;

/** Whom to look up. */
export const UserSearch = /*@__PURE__*/ once(() => z.object({ email: emailOf() }));
export type UserSearch = z.input<ReturnType<typeof UserSearch>>;
