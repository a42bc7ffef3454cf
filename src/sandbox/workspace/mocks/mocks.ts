import type { workspace as table } from '../../../client/workspace/index.js';
import type { Answers } from '../../rows/simulation.js';
import {
  begin,
  bookOf,
  trace,
  type Book,
  type CollectionEntry,
  type EnvironmentEntry,
  type MockEntry,
} from '../book.js';
import { callLogs } from './call-logs.js';
import { byUid, named, uidOf, uidOrNone } from '../lookup.js';
import { addressOf } from './mock-server.js';
import { required, wrong } from '../refusal.js';
import { removeMock } from '../removal.js';

/** The collection that a body names for something that cannot be without one. */
export function collectionFor(book: Book, uid: string | undefined, param: string): CollectionEntry {
  const collection = named(book, book.collections, required(uid, param));
  if (!collection) throw wrong(param, 'names nothing that is there');
  return collection;
}

/** The environment that a body names, if it does. */
export function environmentFor(
  book: Book,
  uid: string | undefined,
  param: string,
): EnvironmentEntry | undefined {
  const environment = named(book, book.environments, uid);
  if (uid && !environment) throw wrong(param, 'names nothing that is there');
  return environment;
}

export const mockOf = (book: Book, uid: string): MockEntry => byUid(book, book.mocks, 'mock', uid);

function shown(book: Book, mock: MockEntry) {
  const { id, collectionId, environmentId } = mock;
  return {
    id,
    uid: uidOf(book, id),
    owner: book.owner.id,
    collection: uidOf(book, collectionId),
    environment: uidOrNone(book, environmentId),
    mockUrl: addressOf(mock),
  };
}

export const mockAnswers = {
  listMocks: (state) => {
    const book = bookOf(state);
    return { mocks: [...book.mocks.values()].map((mock) => shown(book, mock)) };
  },

  /** Open to everybody until it is unpublished. It lies where its collection does. */
  createMock: (state, { input }) => {
    const book = bookOf(state);
    const wanted = required(input.mock, 'mock');
    const collection = collectionFor(book, wanted.collection, 'mock.collection');
    const mock: MockEntry = {
      ...begin(state, collection.name),
      workspaceId: collection.workspaceId,
      collectionId: collection.id,
      environmentId: environmentFor(book, wanted.environment, 'mock.environment')?.id,
      isPrivate: false,
      responses: new Map(),
      calls: [],
    };
    book.mocks.set(mock.id, mock);
    trace(state, 'mock.created', mock.name);
    return { mock: shown(book, mock) };
  },

  getMock: (state, { input }) => {
    const book = bookOf(state);
    return { mock: shown(book, mockOf(book, input.mockUid)) };
  },

  updateMock: (state, { input }) => {
    const book = bookOf(state);
    const mock = mockOf(book, input.mockUid);
    const wanted = required(input.mock, 'mock');
    mock.environmentId =
      environmentFor(book, wanted.environment, 'mock.environment')?.id ?? mock.environmentId;
    mock.name = wanted.name || mock.name;
    mock.isPrivate = wanted.private ?? mock.isPrivate;
    mock.updatedAt = state.now();
    const config = { headers: [], matchBody: false, matchQueryParams: false, matchWildcards: false };
    return { mock: { ...shown(book, mock), name: mock.name, config } };
  },

  deleteMock: (state, { input }) => {
    const book = bookOf(state);
    const { id, name } = mockOf(book, input.mockUid);
    removeMock(book, id);
    trace(state, 'mock.deleted', name);
    return { mock: { id, uid: uidOf(book, id) } };
  },

  publishMock: (state, { input }) => {
    const mock = mockOf(bookOf(state), input.mockUid);
    mock.isPrivate = false;
    return { mock: { id: mock.id } };
  },

  unpublishMock: (state, { input }) => {
    const mock = mockOf(bookOf(state), input.mockUid);
    mock.isPrivate = true;
    return { mock: { id: mock.id } };
  },

  listCallLogs: (state, { input: { mockUid, ...query } }) => callLogs(mockOf(bookOf(state), mockUid), query),
} satisfies Partial<Answers<typeof table>>;
