import {
  createMock,
  deleteMock,
  getMock,
  listCallLogs,
  listMockResponses,
  listMocks,
  publishMock,
  unpublishMock,
  updateMock,
  type CallLog,
  type CallLogsQuery,
  type MockResponseSummary,
  type MockUpdate,
} from '../../../client/workspace/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import type { Page } from '../../parts/record/loaded-list.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { namedIn, readChoices, type Choices } from '../shell/choices.js';
import { unlessGone, type Listed } from '../shell/in-workspace.js';
import { readResponse, type Opened } from './response-rows.js';

const listRow = /*@__PURE__*/ proxyRow('workspace', listMocks);
const readRow = /*@__PURE__*/ proxyRow('workspace', getMock);
const createRow = /*@__PURE__*/ proxyRow('workspace', createMock);
const updateRow = /*@__PURE__*/ proxyRow('workspace', updateMock);
const deleteRow = /*@__PURE__*/ proxyRow('workspace', deleteMock);
const publishRow = /*@__PURE__*/ proxyRow('workspace', publishMock);
const unpublishRow = /*@__PURE__*/ proxyRow('workspace', unpublishMock);
const responsesRow = /*@__PURE__*/ proxyRow('workspace', listMockResponses);
const callsRow = /*@__PURE__*/ proxyRow('workspace', listCallLogs);

/** A mock server in a list. It goes by its collection's name, because the platform tells none of its own. */
export interface ListedMock extends Listed {
  readonly address: string;
  /** Name of the environment that fills it; empty: none does. */
  readonly environment: string;
}

/** A mock server with its server responses. */
export interface Mock extends Opened {
  readonly uid: string;
  readonly name: string;
  readonly address: string;
  /** Uid of the environment that fills it; empty: none does. */
  readonly environment: string;
  readonly environments: readonly Listed[];
  readonly responses: readonly MockResponseSummary[];
}

/** All mock servers, or those of one workspace's collections; and what one more could be made of. */
export async function readMocks(
  client: Client,
  workspaceId: string,
  options: CallOptions,
): Promise<{ readonly mocks: readonly ListedMock[]; readonly choices: Choices }> {
  const [{ mocks = [] }, choices] = await Promise.all([
    client.call(listRow, {}, options),
    readChoices(client, workspaceId, options),
  ]);
  const inside = new Set(choices.collections.map(({ uid }) => uid));
  return {
    choices,
    mocks: mocks
      .filter(({ collection = '' }) => !workspaceId || inside.has(collection))
      .map(({ uid = '', mockUrl: address = '', collection, environment }) => ({
        uid,
        name: namedIn(choices.collections, collection) || address || uid,
        address,
        environment: namedIn(choices.environments, environment),
      })),
  };
}

/**
 * Nothing where it is not there any more.
 *
 * @param open - Id of the server response that is open; empty: none is.
 */
export async function readMock(
  client: Client,
  mockUid: string,
  open: string,
  options: CallOptions,
): Promise<Mock | undefined> {
  const read = await unlessGone(client.call(readRow, { mockUid }, options));
  if (!read) return undefined;
  const { mockUrl: address = '', collection, environment = '' } = read.mock ?? {};
  const [choices, responses, opened] = await Promise.all([
    readChoices(client, '', options),
    client.call(responsesRow, { mockUid }, options),
    open ? readResponse(client, mockUid, open, options) : undefined,
  ]);
  return {
    uid: mockUid,
    name: namedIn(choices.collections, collection) || address || mockUid,
    address,
    environment,
    environments: choices.environments,
    responses,
    response: opened?.response,
  };
}

/** Makes one; resolves to its uid. */
export async function makeMock(client: Client, collection: string, environment: string): Promise<string> {
  const made = await client.call(createRow, { mock: { collection, ...(environment && { environment }) } });
  return made.mock?.uid ?? '';
}

/** Changes what is named, and nothing else. Resolves to the name that it has now, where the platform says it. */
export async function changeMock(client: Client, mockUid: string, mock: MockUpdate): Promise<string> {
  const changed = await client.call(updateRow, { mockUid, mock });
  return changed.mock?.name ?? '';
}

export const removeMock = (client: Client, mockUid: string): Promise<unknown> =>
  client.call(deleteRow, { mockUid });

/** Opens it to callers without a key, or to those with one alone. */
export const openMock = (client: Client, mockUid: string, isPublic: boolean): Promise<unknown> =>
  client.call(isPublic ? publishRow : unpublishRow, { mockUid });

/** What calls are looked for. Empty: all. */
export type CallFilter = Readonly<Record<'method' | 'status' | 'path' | 'type', string>>;

const ALL_PARTS = 'request.headers,request.body,response.headers,response.body';

/** A page of the calls that fit, the latest first. */
export async function readCalls(
  client: Client,
  mockUid: string,
  { method, status, path, type }: CallFilter,
  cursor: string | undefined,
): Promise<Page<CallLog>> {
  const query: CallLogsQuery = {
    include: ALL_PARTS,
    direction: 'desc',
    sort: 'servedAt',
    ...(method && { requestMethod: method }),
    ...(status && { responseStatusCode: Number(status) }),
    ...(path && { requestPath: path }),
    ...(type && { responseType: type }),
    ...(cursor && { cursor }),
  };
  const read = await client.call(callsRow, { mockUid, ...query });
  return { items: read['call-logs'] ?? [], next: read.meta?.nextCursor ?? undefined };
}

/** All pages of them. */
export async function readAllCalls(
  client: Client,
  mockUid: string,
  filter: CallFilter,
): Promise<readonly CallLog[]> {
  const all: CallLog[] = [];
  let cursor: string | undefined;
  do {
    const page = await readCalls(client, mockUid, filter, cursor);
    all.push(...page.items);
    // A cursor that comes again would be asked for without end.
    cursor = page.next === cursor ? undefined : page.next;
  } while (cursor);
  return all;
}
