import * as z from '../schema/schema.js';
import { flag, list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { anyOf } from '../schema/variants.js';
import { listOfTexts, number, object, part, parts, textFields } from './fields.js';

/*
 * Users as SCIM 2.0 (RFC 7643 and 7644) has them, for teams whose identity directory creates and closes accounts.
 * These calls have a key of their own, which travels as `Authorization`: a proxy puts it in, never a browser.
 */

/** What each of these calls carries. */
const credential = () => ({ Authorization: z.string() });

/** For a call that says nothing else. */
export const ScimRequest = /*@__PURE__*/ object(credential);
export type ScimRequest = z.input<ReturnType<typeof ScimRequest>>;

/** Which users to list: from the `startIndex`-th, counted from 1, and only those that fit the `filter`. */
export const UsersQuery = /*@__PURE__*/ object(() => ({
  ...credential(),
  startIndex: number(),
  count: number(),
  filter: text(),
}));
export type UsersQuery = z.input<ReturnType<typeof UsersQuery>>;

const userFields = () => ({
  schemas: listOfTexts(),
  userName: text(),
  // The standard has more parts of a name, and a replacement would lose those that were left behind.
  name: z.optional(z.looseObject(textFields('givenName', 'familyName'))),
  active: flag(),
});

/** All that a user shall be from now on. */
export const UserReplacement = /*@__PURE__*/ object(() => ({ ...credential(), ...userFields() }));
export type UserReplacement = z.input<ReturnType<typeof UserReplacement>>;

/** A new user; `userName` is an e-mail address. */
export const NewUser = /*@__PURE__*/ object(() => ({
  ...credential(),
  ...userFields(),
  ...textFields('externalId', 'locale'),
  groups: listOfTexts(),
}));
export type NewUser = z.input<ReturnType<typeof NewUser>>;

const replace = () => word('replace');

/** Switches a user on or off, or gives another e-mail address; not both at once. */
export const UserUpdate = /*@__PURE__*/ object(() => ({
  ...credential(),
  schemas: listOfTexts(),
  Operations: z.optional(
    anyOf(
      z.array(z.object({ op: replace(), value: part({ active: flag() }) })),
      z.array(z.object({ op: replace(), path: word('userName'), value: text() })),
    ),
  ),
}));
export type UserUpdate = z.input<ReturnType<typeof UserUpdate>>;

const identified = () => ({ ...userFields(), ...textFields('id', 'externalId') });

const times = () => ({ created: time(), lastModified: time() });

/** A member of the team. One who left is not `active`. */
export const User = /*@__PURE__*/ object(() => ({
  ...identified(),
  meta: part({ ...times(), resourceType: text() }),
}));
export type User = z.infer<ReturnType<typeof User>>;

/** A member who was just added. */
export const CreatedUser = /*@__PURE__*/ object(() => ({
  ...identified(),
  meta: part({ ...times(), resourceType: word('User') }),
}));
export type CreatedUser = z.infer<ReturnType<typeof CreatedUser>>;

/** A page of members, and how many there are in all. */
export const UserPage = /*@__PURE__*/ object(() => ({
  schemas: listOfTexts(),
  totalResults: number(),
  startIndex: number(),
  itemsPerPage: number(),
  Resources: list(User()),
}));
export type UserPage = z.infer<ReturnType<typeof UserPage>>;

/** The kinds of resource that a directory can keep here. */
export const ResourceTypes = /*@__PURE__*/ once(() =>
  z.array(
    z.object({
      ...textFields('id', 'name', 'endpoint', 'description', 'schema'),
      schemas: listOfTexts(),
      schemaExtensions: parts({ schema: text(), required: flag() }),
    }),
  ),
);
export type ResourceTypes = z.infer<ReturnType<typeof ResourceTypes>>;

/** What of the standard is supported. */
export const ServiceProviderConfig = /*@__PURE__*/ object(() => {
  const supported = { supported: flag() };
  const ability = part(supported);
  return {
    schemas: listOfTexts(),
    documentationUri: text(),
    patch: ability,
    changePassword: ability,
    sort: ability,
    etag: ability,
    bulk: part({ ...supported, maxOperations: number(), maxPayloadSize: number() }),
    filter: part({ ...supported, maxResults: number() }),
    authenticationSchemes: parts(textFields('type', 'name', 'description', 'specUri')),
    meta: part(textFields('resourceType', 'location')),
  };
});
export type ServiceProviderConfig = z.infer<ReturnType<typeof ServiceProviderConfig>>;
