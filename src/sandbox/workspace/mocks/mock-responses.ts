import type {
  workspace as table,
  MockResponseUpdate,
  NewMockResponse,
} from '../../../client/workspace/index.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { timeOf } from '../../../facts/instant.js';
import { begin, recordsOf, type MockEntry, type MockResponseEntry } from '../records.js';
import { byId } from '../lookup.js';
import { mockOf } from './mocks.js';
import { isStatus } from './mock-server.js';
import { missing, required, wrong } from '../refusal.js';

function checkStatus(statusCode: number | undefined): void {
  if (statusCode !== undefined && !isStatus(statusCode)) throw wrong('serverResponse.statusCode');
}

const responseOf = ({ responses }: MockEntry, id: string): MockResponseEntry =>
  byId(responses, 'serverResponse', id);

function marks(state: State, { id, name, createdAt, content }: MockResponseEntry) {
  const { owner } = recordsOf(state);
  const { statusCode } = content;
  return {
    id,
    name,
    statusCode,
    createdBy: owner.id,
    updatedBy: owner.id,
    createdAt: timeOf(createdAt),
  };
}

function shown(state: State, mock: MockEntry, entry: MockResponseEntry) {
  const { headers = [], body = '', language } = entry.content;
  return {
    ...marks(state, entry),
    updatedAt: timeOf(entry.updatedAt),
    headers,
    body,
    mock: mock.id,
    ...(language && { language }),
  };
}

/** An update's fields replace those that were there. */
function merged(old: NewMockResponse, update: MockResponseUpdate): NewMockResponse {
  const { name = old.name, statusCode = old.statusCode, ...rest } = update;
  return { ...old, ...rest, name, statusCode };
}

export const mockResponseAnswers = {
  listMockResponses: (state, { input }) =>
    [...mockOf(recordsOf(state), input.mockUid).responses.values()].map((entry) => ({
      ...marks(state, entry),
      updatedAt: timeOf(entry.updatedAt),
    })),

  createMockResponse: (state, { input }) => {
    const mock = mockOf(recordsOf(state), input.mockUid);
    const content = required(input.serverResponse, 'serverResponse');
    checkStatus(content.statusCode);
    const entry = { ...begin(state, required(content.name, 'serverResponse.name')), content };
    mock.responses.set(entry.id, entry);
    return shown(state, mock, entry);
  },

  getMockResponse: (state, { input }) => {
    const mock = mockOf(recordsOf(state), input.mockUid);
    return shown(state, mock, responseOf(mock, input.serverResponseId));
  },

  updateMockResponse: (state, { input }) => {
    const mock = mockOf(recordsOf(state), input.mockUid);
    const entry = responseOf(mock, input.serverResponseId);
    const update = required(input.serverResponse, 'serverResponse');
    checkStatus(update.statusCode);
    if (update.name === '') throw missing('serverResponse.name');
    entry.content = merged(entry.content, update);
    entry.name = entry.content.name;
    entry.updatedAt = state.now();
    return shown(state, mock, entry);
  },

  deleteMockResponse: (state, { input }) => {
    const { responses } = mockOf(recordsOf(state), input.mockUid);
    const entry = byId(responses, 'serverResponse', input.serverResponseId);
    responses.delete(entry.id);
    const { headers = [], body = '', language = null } = entry.content;
    return { ...marks(state, entry), headers, body, language };
  },
} satisfies Partial<Answers<typeof table>>;
