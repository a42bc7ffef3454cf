import { timeOf } from '../../facts/instant.js';
import type { User, UsersQuery, workspace as table } from '../../client/workspace/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { recordsOf, trace, type Records } from './records.js';
import { ScimRefusal } from './refusal.js';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const LISTING = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

type Member = User & { readonly id: string };

/** These calls have a credential of their own besides the key. */
function checkCredential({ Authorization }: { readonly Authorization: string }): void {
  if (!/^Bearer \S+$/.test(Authorization)) throw new ScimRefusal(401, 'The credential is not a bearer token');
}

/** The members; the owner of the key is the first of them. */
function membersOf(state: State): Map<string, Member> {
  const { users, owner } = recordsOf(state);
  if (users.size === 0)
    addMember(state, {
      userName: owner.email,
      name: { givenName: owner.name.split(' ')[0], familyName: owner.name.split(' ')[1] },
      active: true,
    });
  return users;
}

function addMember(state: State, facts: Omit<User, 'id' | 'meta' | 'schemas'>): Member {
  const now = timeOf(state.now());
  const meta = { resourceType: 'User' as const, created: now, lastModified: now };
  const member = { schemas: [USER], id: state.random.uuid(), ...facts, meta };
  recordsOf(state).users.set(member.id, member);
  return member;
}

function memberOf(state: State, id: string): Member {
  const member = membersOf(state).get(id);
  if (!member) throw new ScimRefusal(404, 'There is no such user');
  return member;
}

/** An e-mail address that no other member has. */
function checkName(state: State, userName: string | undefined, taken: number, self?: string): void {
  if (!userName || !/^[^@\s]+@[^@\s]+$/.test(userName))
    throw new ScimRefusal(400, 'userName takes an e-mail address', 'invalidValue');
  for (const [id, member] of membersOf(state))
    if (id !== self && member.userName?.toLowerCase() === userName.toLowerCase())
      throw new ScimRefusal(taken, 'There is a user of that name', 'uniqueness');
}

function change(state: State, member: Member, changes: Partial<User>): User {
  const records: Records = recordsOf(state);
  if (changes.active === false && member.id === [...records.users.keys()][0])
    throw new ScimRefusal(403, 'Whose key this is cannot be closed out');
  const meta = { ...member.meta, lastModified: timeOf(state.now()) };
  const changed = { ...member, ...changes, meta, id: member.id };
  records.users.set(member.id, changed);
  if (changes.active !== undefined && changes.active !== member.active)
    trace(state, changes.active ? 'user.activated' : 'user.deactivated', changed.userName ?? '');
  return changed;
}

const FILTERED = /^(userName|externalId|id|active)\s+eq\s+"?([^"]*)"?$/;

function fits(member: Member, filter: string): boolean {
  const [, field, wanted] = FILTERED.exec(filter.trim()) ?? [];
  if (field === undefined) throw new ScimRefusal(400, 'The filter cannot be read', 'invalidFilter');
  return String(member[field as 'userName']).toLowerCase() === wanted?.toLowerCase();
}

function page(members: readonly Member[], { startIndex = 1, count = 100 }: UsersQuery) {
  const first = Math.max(1, Math.trunc(startIndex));
  const Resources = members.slice(first - 1, first - 1 + Math.max(0, Math.trunc(count)));
  return {
    schemas: [LISTING],
    totalResults: members.length,
    startIndex: first,
    itemsPerPage: Resources.length,
    Resources,
  };
}

export const userAnswers = {
  listUsers: (state, { input }) => {
    checkCredential(input);
    const { filter } = input;
    const members = [...membersOf(state).values()];
    return page(filter === undefined ? members : members.filter((member) => fits(member, filter)), input);
  },

  createUser: (state, { input }) => {
    checkCredential(input);
    const { userName, name, externalId, active = true } = input;
    checkName(state, userName, 409);
    trace(state, 'user.created', userName ?? '');
    const { meta, ...member } = addMember(state, { userName, name, externalId, active });
    return { ...member, meta: { ...meta, resourceType: 'User' as const } };
  },

  getUser: (state, { input }) => {
    checkCredential(input);
    return memberOf(state, input.userId);
  },

  replaceUser: (state, { input }) => {
    checkCredential(input);
    const member = memberOf(state, input.userId);
    const { userName, name, active = true } = input;
    checkName(state, userName, 400, member.id);
    return change(state, member, { userName, name, active });
  },

  updateUser: (state, { input }) => {
    checkCredential(input);
    const member = memberOf(state, input.userId);
    const changes: Partial<User> = {};
    for (const { value } of input.Operations ?? [])
      if (typeof value === 'string') changes.userName = value;
      else if (value?.active !== undefined) changes.active = value.active;
    if (Object.keys(changes).length === 0)
      throw new ScimRefusal(400, 'Nothing is to be changed', 'invalidValue');
    if (changes.userName !== undefined) checkName(state, changes.userName, 400, member.id);
    return change(state, member, changes);
  },

  listResourceTypes: (_state, { input }) => {
    checkCredential(input);
    return [
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
        id: 'User',
        name: 'User',
        endpoint: '/Users',
        description: 'A member of the team',
        schema: USER,
        schemaExtensions: [],
      },
    ];
  },

  getServiceProviderConfig: (_state, { input }) => {
    checkCredential(input);
    const no = { supported: false };
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      documentationUri: 'https://florin.invalid/scim',
      patch: { supported: true },
      bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
      filter: { supported: true, maxResults: 100 },
      changePassword: no,
      sort: no,
      etag: no,
      authenticationSchemes: [
        {
          type: 'oauthbearertoken',
          name: 'Bearer token',
          description: 'A key of its own, sent as a bearer token',
          specUri: 'https://www.rfc-editor.org/info/rfc6750',
        },
      ],
      meta: { resourceType: 'ServiceProviderConfig', location: '/scim/v2/ServiceProviderConfig' },
    };
  },
} satisfies Partial<Answers<typeof table>>;
