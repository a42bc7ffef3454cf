import { createUser, listUsers, type User } from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ListedMember, MemberField } from './things.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listUsers);
const createRow = /*@__PURE__*/ proxyRow('workspace', createUser);

/** A schema of SCIM 2.0, RFC 7643. */
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** Members in a page of the platform's. */
const PAGE = 100;

/** The name of a person; empty where the platform has none. */
const nameOf = ({ name = {} }: User): string =>
  plainText([name.givenName, name.familyName].filter(Boolean).join(' '), 120);

const listedOf = (user: User): ListedMember => {
  const { id = '', userName = '', active, meta = {} } = user;
  const email = plainText(userName, 254);
  return {
    uid: id,
    name: nameOf(user) || email || id,
    email,
    isActive: active,
    changedAt: meta.lastModified ?? '',
  };
};

export interface Members {
  readonly members: readonly ListedMember[];
  /** How many there are in all; nothing where the platform does not say it. */
  readonly total: number | undefined;
}

/** The first members, page by page until there are enough. */
export async function readMembers(client: Client, wanted: number, options: CallOptions): Promise<Members> {
  const members: ListedMember[] = [];
  let total: number | undefined;
  for (let startIndex = 1; startIndex <= wanted; startIndex += PAGE) {
    const page = await client.call(listRow, { startIndex, count: PAGE }, options);
    const { Resources = [], totalResults } = page;
    total = totalResults ?? total;
    members.push(...Resources.filter(({ id }) => id).map(listedOf));
    if (Resources.length < PAGE) break;
  }
  return { members, total };
}

/** Adds a person to the team; resolves to the id. */
export async function invite(client: Client, texts: Readonly<Record<MemberField, string>>): Promise<string> {
  const { userName, givenName, familyName } = texts;
  const name = { ...(givenName && { givenName }), ...(familyName && { familyName }) };
  const made = await client.call(createRow, {
    schemas: [USER],
    userName,
    ...(Object.keys(name).length > 0 && { name }),
    active: true,
  });
  return made.id ?? '';
}
