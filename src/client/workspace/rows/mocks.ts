import { del, get, post, put } from '../../operation.js';
import { CallLogs, CallLogsQuery } from '../call-logs.js';
import { envelope, listOf } from '../fields.js';
import {
  DeletedMockResponse,
  MockResponse,
  MockResponseSummaries,
  MockResponseUpdate,
  NewMockResponse,
} from '../mock-responses.js';
import { Mock, MockRequest, MockUpdate, UpdatedMock } from '../mocks.js';
import { RecordId, ResourceId } from '../resource.js';

/** Lists all mock servers. */
export const listMocks = /*@__PURE__*/ get('/mocks', { output: /*@__PURE__*/ listOf('mocks', Mock) });

/** Starts a mock server for a collection. */
export const createMock = /*@__PURE__*/ post('/mocks', {
  input: /*@__PURE__*/ envelope('mock', MockRequest),
  output: /*@__PURE__*/ envelope('mock', Mock),
});

/** Reads a mock server. */
export const getMock = /*@__PURE__*/ get('/mocks/{mockUid}', {
  output: /*@__PURE__*/ envelope('mock', Mock),
});

/** Changes a mock server. */
export const updateMock = /*@__PURE__*/ put('/mocks/{mockUid}', {
  input: /*@__PURE__*/ envelope('mock', MockUpdate),
  output: /*@__PURE__*/ envelope('mock', UpdatedMock),
});

/** Stops a mock server for good. */
export const deleteMock = /*@__PURE__*/ del('/mocks/{mockUid}', {
  output: /*@__PURE__*/ envelope('mock', ResourceId),
});

/** Lists the calls that a mock server received. */
export const listCallLogs = /*@__PURE__*/ get('/mocks/{mockUid}/call-logs', {
  input: CallLogsQuery,
  output: CallLogs,
});

/** Opens a mock server to callers without a key. */
export const publishMock = /*@__PURE__*/ post('/mocks/{mockUid}/publish', {
  output: /*@__PURE__*/ envelope('mock', RecordId),
});

/** Keeps a mock server to the team again. */
export const unpublishMock = /*@__PURE__*/ del('/mocks/{mockUid}/unpublish', {
  output: /*@__PURE__*/ envelope('mock', RecordId),
});

/** Lists the answers that a mock server can be made to give. */
export const listMockResponses = /*@__PURE__*/ get('/mocks/{mockUid}/server-responses', {
  output: MockResponseSummaries,
});

/** Makes a mock server give one answer to every call. */
export const createMockResponse = /*@__PURE__*/ post('/mocks/{mockUid}/server-responses', {
  input: /*@__PURE__*/ envelope('serverResponse', NewMockResponse),
  output: MockResponse,
});

/** Reads such an answer. */
export const getMockResponse = /*@__PURE__*/ get('/mocks/{mockUid}/server-responses/{serverResponseId}', {
  output: MockResponse,
});

/** Changes such an answer. */
export const updateMockResponse = /*@__PURE__*/ put('/mocks/{mockUid}/server-responses/{serverResponseId}', {
  input: /*@__PURE__*/ envelope('serverResponse', MockResponseUpdate),
  output: MockResponse,
});

/** Removes such an answer and says which it was. */
export const deleteMockResponse = /*@__PURE__*/ del('/mocks/{mockUid}/server-responses/{serverResponseId}', {
  output: DeletedMockResponse,
});
