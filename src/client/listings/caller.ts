import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import type { Operation } from '../operation.js';
import { USER_ROLES } from './user.js';

const ROLES = ['guest', ...USER_ROLES] as const;
type Role = (typeof ROLES)[number];

/** Who stands behind a call to a service of listings, as the server in front of it found out. */
export interface Caller {
  readonly role: Role;
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  /** Digests of their session and of the network they call from: orders are counted by both. */
  readonly session?: string | undefined;
  readonly address?: string | undefined;
}

/** Header in which a proxy names the caller. A service believes it, so only the proxy may reach the service. */
export const CALLER_HEADER = 'x-florin-caller';

const GUEST: Caller = { role: 'guest' };
const isRole = (role: unknown): role is Role => ROLES.some((known) => known === role);

/** `role=seller&userId=u-1`: percent-encoded, because a header takes no other letters than those of a request's address. */
export function writeCaller(caller: Caller): string {
  const named = Object.entries(caller).filter(([, value]) => value !== undefined);
  return new URLSearchParams(named as [string, string][]).toString();
}

/** What cannot be read is a guest. */
export function readCaller(text: string): Caller {
  const { role, userId, email, session, address } = Object.fromEntries(new URLSearchParams(text));
  // No name has NUL in it, and no database takes it.
  if (!isRole(role) || /%00|\0/.test(text)) return GUEST;
  return { role, userId, email, ...(session && { session }), ...(address && { address }) };
}

/** A row as a service takes it: with the header that says who asks. */
export const calledFor = <Row extends Operation>(row: Row): Row => ({
  ...row,
  headers: [CALLER_HEADER],
  input: () => {
    const own = row.input?.();
    return z.object({ ...(z.isObject(own) && z.shapeOf(own)), [CALLER_HEADER]: text() });
  },
});
