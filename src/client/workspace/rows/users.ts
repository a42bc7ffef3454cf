import { get, patch, post, put } from '../../operation.js';
import {
  CreatedUser,
  NewUser,
  ResourceTypes,
  ScimRequest,
  ServiceProviderConfig,
  User,
  UserPage,
  UserReplacement,
  UsersQuery,
  UserUpdate,
} from '../users.js';

/** Lists the kinds of resource that a directory can keep here. */
export const listResourceTypes = /*@__PURE__*/ get('/scim/v2/ResourceTypes', {
  input: ScimRequest,
  output: ResourceTypes,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});

/** Reads what of the standard is supported. */
export const getServiceProviderConfig = /*@__PURE__*/ get('/scim/v2/ServiceProviderConfig', {
  input: ScimRequest,
  output: ServiceProviderConfig,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});

/** Lists the members of the team, a page at a time. */
export const listUsers = /*@__PURE__*/ get('/scim/v2/Users', {
  input: UsersQuery,
  output: UserPage,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});

/** Adds a member to the team. Fails with 409 where there is one already. */
export const createUser = /*@__PURE__*/ post('/scim/v2/Users', {
  input: NewUser,
  output: CreatedUser,
  headers: ['Authorization'],
  success: [201],
  supplied: ['Authorization'],
});

/** Reads a member of the team. */
export const getUser = /*@__PURE__*/ get('/scim/v2/Users/{userId}', {
  input: ScimRequest,
  output: User,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});

/** Replaces what is known of a member. */
export const replaceUser = /*@__PURE__*/ put('/scim/v2/Users/{userId}', {
  input: UserReplacement,
  output: User,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});

/** Closes or opens a member's account, or changes its e-mail address. */
export const updateUser = /*@__PURE__*/ patch('/scim/v2/Users/{userId}', {
  input: UserUpdate,
  output: User,
  headers: ['Authorization'],
  supplied: ['Authorization'],
});
