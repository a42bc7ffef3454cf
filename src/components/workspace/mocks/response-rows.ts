import {
  createMockResponse,
  deleteMockResponse,
  getMockResponse,
  updateMockResponse,
  type MockResponse,
  type MockResponseUpdate,
  type NewMockResponse,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { unlessGone } from '../shell/in-workspace.js';

const readResponseRow = /*@__PURE__*/ proxyRow('workspace', getMockResponse);
const createResponseRow = /*@__PURE__*/ proxyRow('workspace', createMockResponse);
const updateResponseRow = /*@__PURE__*/ proxyRow('workspace', updateMockResponse);
const deleteResponseRow = /*@__PURE__*/ proxyRow('workspace', deleteMockResponse);

/** One server response, while it is open; nothing where it is not there any more. */
export interface Opened {
  readonly response?: MockResponse | undefined;
}

/** Nothing where it is not there any more. */
export async function readResponse(
  client: Client,
  mockUid: string,
  serverResponseId: string,
  options: CallOptions = {},
): Promise<Opened | undefined> {
  const response = await unlessGone(client.call(readResponseRow, { mockUid, serverResponseId }, options));
  return response && { response };
}

/** Makes one; resolves to its id. */
export async function makeResponse(
  client: Client,
  mockUid: string,
  serverResponse: NewMockResponse,
): Promise<string> {
  const { id = '' } = await client.call(createResponseRow, { mockUid, serverResponse });
  return id;
}

/** Changes what is named, and nothing else. */
export const changeResponse = (
  client: Client,
  mockUid: string,
  serverResponseId: string,
  serverResponse: MockResponseUpdate,
): Promise<unknown> => client.call(updateResponseRow, { mockUid, serverResponseId, serverResponse });

export const removeResponse = (client: Client, mockUid: string, serverResponseId: string): Promise<unknown> =>
  client.call(deleteResponseRow, { mockUid, serverResponseId });
