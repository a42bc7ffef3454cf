import { ClientError, type Client } from '../../../client/index.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { createUser, getUserByEmail, type User } from '../../../client/listings/index.js';
import type { NewUser } from '../../../client/listings/user.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

export const entityRow = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const findUserRow = /*@__PURE__*/ proxyRow('listings', getUserByEmail);
/** An operator says what a new user is. */
const createUserRow = /*@__PURE__*/ proxyRow('listings', { ...createUser, supplied: [] });

export const isNotFound = (error: unknown): boolean => error instanceof ClientError && error.status === 404;

interface FoundUser {
  readonly user: User;
  readonly isNew: boolean;
}

/**
 * The user with an email, made where there is none: no two have the same, so that the same again after a lost answer finds the one
 * that was made. Undefined where there is none and no name to make one with.
 */
export async function findOrCreateUser(
  client: Client,
  { email, name, role }: NewUser,
): Promise<FoundUser | undefined> {
  try {
    return { user: await client.call(findUserRow, { email }), isNew: false };
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  if (!name) return undefined;
  const user = { email, name, ...(role && { role }) };
  return { user: await client.call(createUserRow, user), isNew: true };
}
