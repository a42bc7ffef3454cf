import type {
  createUser as CreateUser,
  getUserByEmail as GetUserByEmail,
  User,
} from '../../client/listings/index.js';
import type * as z from '../../client/schema/schema.js';
import type { Row } from '../../database/connection.js';
import { isDuplicate } from '../database/database.js';
import { ListingsRefusal } from '../refusal.js';
import { receivesAt, type RowWork } from '../shop.js';
import { refuseBlank } from './listing-checks.js';
import { timeOf } from './listing-body.js';

type UserBody = z.input<ReturnType<typeof User>>;

const USER = 'id, email, name, role, created_at::text AS created_at';

/** Only the letters A to Z lose their case: no other two that look alike may ever be one mailbox. */
const FIND = `SELECT ${USER} FROM florin_shop_users WHERE lower(email COLLATE "C") = lower($1::text COLLATE "C")`;

const INSERT = `INSERT INTO florin_shop_users (id, email, name, role, created_at)
  VALUES ($1::text, $2::text, $3::text, $4::text, $5::bigint) RETURNING ${USER}`;

const userOf = (row: Row): UserBody => ({
  id: String(row['id']),
  email: String(row['email']),
  name: String(row['name']),
  role: row['role'] as UserBody['role'],
  createdAt: timeOf(row['created_at']),
});

/** Something on both sides of one `@`; only an email to it can tell whether it is read. */
export function checkEmail(email: string): void {
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new ListingsRefusal('invalid-request', 'email');
}

export const createUser: RowWork<typeof CreateUser> = async (shop, caller, { email, name, role }) => {
  if (!receivesAt(caller, email)) throw new ListingsRefusal('not-found');
  checkEmail(email);
  refuseBlank('name', name);
  const [row] = await shop.database
    .rows(INSERT, [shop.newId(), email, name, role ?? 'shopper', shop.now()])
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new ListingsRefusal('email-taken', 'email') : error;
    });
  if (!row) throw new ListingsRefusal('internal');
  return userOf(row);
};

export const getUserByEmail: RowWork<typeof GetUserByEmail> = async (shop, caller, { email }) => {
  if (!receivesAt(caller, email)) throw new ListingsRefusal('not-found');
  const [row] = await shop.database.rows(FIND, [email]);
  if (!row) throw new ListingsRefusal('not-found');
  return userOf(row);
};
