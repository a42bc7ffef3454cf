import {
  getServiceProviderConfig,
  getUser,
  listAuditLogs,
  listResourceTypes,
  replaceUser,
  updateUser,
  type AuditEvent,
  type User,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import type { Page } from '../../parts/record/loaded-list.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { unlessGone } from '../shell/in-workspace.js';
import { USER } from './list-rows.js';
import type { Directory, Member, MemberField, Thing } from './things.js';

const readRow = /*@__PURE__*/ proxyRow('workspace', getUser);
const replaceRow = /*@__PURE__*/ proxyRow('workspace', replaceUser);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateUser);
const configRow = /*@__PURE__*/ proxyRow('workspace', getServiceProviderConfig);
const typesRow = /*@__PURE__*/ proxyRow('workspace', listResourceTypes);
const auditRow = /*@__PURE__*/ proxyRow('workspace', listAuditLogs);

/** A schema of SCIM 2.0, RFC 7644. */
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const memberOf = (user: User): Member => {
  const { id = '', userName = '', name = {} } = user;
  const { givenName = '', familyName = '' } = name;
  return { kind: 'member', id, userName, givenName, familyName, user };
};

/** Nothing where it is not there any more. */
export async function readMember(
  client: Client,
  userId: string,
  options: CallOptions = {},
): Promise<Member | undefined> {
  const user = await unlessGone(client.call(readRow, { userId }, options));
  return user && memberOf({ id: userId, ...user });
}

/** Changes the email address alone, and touches nothing else. */
export const changeAddress = (client: Client, userId: string, userName: string): Promise<unknown> =>
  client.call(updateRow, {
    userId,
    schemas: [PATCH],
    Operations: [{ op: 'replace', path: 'userName', value: userName }],
  });

/** Lets a member in, or keeps one out. */
export const switchMember = (client: Client, userId: string, active: boolean): Promise<unknown> =>
  client.call(updateRow, { userId, schemas: [PATCH], Operations: [{ op: 'replace', value: { active } }] });

/** Sends the whole member, with the parts of a name that this library does not know. */
export function replaceMember(
  client: Client,
  { id: userId, user }: Member,
  { userName, givenName, familyName }: Readonly<Record<MemberField, string>>,
): Promise<unknown> {
  const { schemas = [USER], name = {}, active } = user;
  return client.call(replaceRow, {
    userId,
    schemas,
    userName,
    name: { ...name, givenName, familyName },
    ...(active !== undefined && { active }),
  });
}

async function readDirectory(client: Client, options: CallOptions): Promise<Directory> {
  const [config, types] = await Promise.all([
    client.call(configRow, {}, options),
    client.call(typesRow, {}, options),
  ]);
  return { kind: 'directory', config, types };
}

/** What is open in the room: a member by id, or another part of it. */
export async function readThing(
  client: Client,
  item: string,
  options: CallOptions,
): Promise<Thing | undefined> {
  if (item === 'audit') return { kind: 'audit' };
  return item === 'directory' ? readDirectory(client, options) : readMember(client, item, options);
}

/** What events are looked for. Empty: all. Days are `2026-11-21`. */
export type AuditFilter = Readonly<Record<'since' | 'until' | 'action' | 'person', string>>;

/** Events in a page. */
const EVENTS = 100;

/** A page of the events that fit, the latest first. The platform goes on after the last one that it gave. */
export async function readEvents(
  client: Client,
  { since, until, action, person }: AuditFilter,
  cursor: string | undefined,
): Promise<Page<AuditEvent>> {
  const read = await client.call(auditRow, {
    limit: EVENTS,
    orderBy: 'desc',
    ...(since && { since }),
    ...(until && { until }),
    ...(action && { action }),
    ...(person && { userId: Number(person) }),
    ...(cursor && { cursor }),
  });
  const items = read.trails ?? [];
  const last = items.at(-1)?.id;
  return { items, next: items.length < EVENTS || last === undefined ? undefined : String(last) };
}
