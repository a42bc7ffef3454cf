import type { workspace as table } from '../../../client/workspace/index.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import {
  begin,
  recordsOf,
  trace,
  type Records,
  type CollectionEntry,
  type EnvironmentEntry,
  type MockEntry,
} from '../records.js';
import { callLogs } from './call-logs.js';
import { byUid, named, uidOf, uidOrNone } from '../lookup.js';
import { addressOf } from './mock-server.js';
import { required, wrong } from '../refusal.js';
import { removeMock } from '../removal.js';

/** The collection that a body names for something that cannot be without one. */
export function collectionFor(records: Records, uid: string | undefined, param: string): CollectionEntry {
  const collection = named(records, records.collections, required(uid, param));
  if (!collection) throw wrong(param, 'names nothing that is there');
  return collection;
}

/** The environment that a body names, if it does. */
export function environmentFor(
  records: Records,
  uid: string | undefined,
  param: string,
): EnvironmentEntry | undefined {
  const environment = named(records, records.environments, uid);
  if (uid && !environment) throw wrong(param, 'names nothing that is there');
  return environment;
}

export const mockOf = (records: Records, uid: string): MockEntry =>
  byUid(records, records.mocks, 'mock', uid);

function shown(state: State, mock: MockEntry) {
  const records = recordsOf(state);
  const { id, collectionId, environmentId } = mock;
  return {
    id,
    uid: uidOf(records, id),
    owner: records.owner.id,
    collection: uidOf(records, collectionId),
    environment: uidOrNone(records, environmentId),
    mockUrl: addressOf(state, mock),
  };
}

export const mockAnswers = {
  listMocks: (state) => {
    const records = recordsOf(state);
    return { mocks: [...records.mocks.values()].map((mock) => shown(state, mock)) };
  },

  /** Open to callers without a key until it is unpublished. It lies where its collection does. */
  createMock: (state, { input }) => {
    const records = recordsOf(state);
    const wanted = required(input.mock, 'mock');
    const collection = collectionFor(records, wanted.collection, 'mock.collection');
    const mock: MockEntry = {
      ...begin(state, collection.name),
      workspaceId: collection.workspaceId,
      collectionId: collection.id,
      environmentId: environmentFor(records, wanted.environment, 'mock.environment')?.id,
      isPrivate: false,
      responses: new Map(),
      calls: [],
    };
    records.mocks.set(mock.id, mock);
    trace(state, 'mock.created', mock.name);
    return { mock: shown(state, mock) };
  },

  getMock: (state, { input }) => {
    const records = recordsOf(state);
    return { mock: shown(state, mockOf(records, input.mockUid)) };
  },

  updateMock: (state, { input }) => {
    const records = recordsOf(state);
    const mock = mockOf(records, input.mockUid);
    const wanted = required(input.mock, 'mock');
    mock.environmentId =
      environmentFor(records, wanted.environment, 'mock.environment')?.id ?? mock.environmentId;
    mock.name = wanted.name || mock.name;
    mock.isPrivate = wanted.private ?? mock.isPrivate;
    mock.updatedAt = state.now();
    const config = { headers: [], matchBody: false, matchQueryParams: false, matchWildcards: false };
    return { mock: { ...shown(state, mock), name: mock.name, config } };
  },

  deleteMock: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = mockOf(records, input.mockUid);
    removeMock(records, id);
    trace(state, 'mock.deleted', name);
    return { mock: { id, uid: uidOf(records, id) } };
  },

  publishMock: (state, { input }) => {
    const mock = mockOf(recordsOf(state), input.mockUid);
    mock.isPrivate = false;
    return { mock: { id: mock.id } };
  },

  unpublishMock: (state, { input }) => {
    const mock = mockOf(recordsOf(state), input.mockUid);
    mock.isPrivate = true;
    return { mock: { id: mock.id } };
  },

  listCallLogs: (state, { input: { mockUid, ...query } }) =>
    callLogs(mockOf(recordsOf(state), mockUid), query),
} satisfies Partial<Answers<typeof table>>;
