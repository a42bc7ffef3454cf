import * as z from '../schema/schema.js';
import { list, text, time, word } from '../schema/fields.js';
import { number, object, part, textFields } from './fields.js';
import { KeyValue } from './resource.js';

/** Which calls of a mock server to list; `cursor` is the `nextCursor` of the page before. */
export const CallLogsQuery = /*@__PURE__*/ object(() => ({
  ...textFields('cursor', 'responseType', 'requestMethod', 'requestPath', 'include'),
  limit: number(),
  until: time(),
  since: time(),
  responseStatusCode: number(),
  sort: word('servedAt'),
  direction: word('asc', 'desc'),
}));
export type CallLogsQuery = z.input<ReturnType<typeof CallLogsQuery>>;

/** A call that a mock server received, and what it answered. */
export const CallLog = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'responseName'),
  servedAt: time(),
  request: part({
    ...textFields('method', 'path'),
    headers: z.optional(KeyValue()),
    body: part(textFields('mode', 'data')),
  }),
  response: part({
    type: text(),
    statusCode: number(),
    headers: part({
      ...textFields('key', 'value'),
      description: part(textFields('content', 'type')),
    }),
    body: part({ data: text() }),
  }),
}));
export type CallLog = z.infer<ReturnType<typeof CallLog>>;

/** A page of calls. Without a `nextCursor` it is the last one. */
export const CallLogs = /*@__PURE__*/ object(() => ({
  'call-logs': list(CallLog()),
  meta: part({ nextCursor: z.optional(z.nullable(z.string())) }),
}));
export type CallLogs = z.infer<ReturnType<typeof CallLogs>>;
