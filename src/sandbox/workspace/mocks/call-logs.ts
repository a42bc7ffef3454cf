import type { CallLog, CallLogs, CallLogsQuery } from '../../../client/workspace/index.js';
import type { MockEntry } from '../records.js';
import { wrong } from '../refusal.js';

const MOST = 100;

/** A listing leaves request and response out unless they are asked for. */
function narrowed({ id, responseName, servedAt, request, response }: CallLog, include: string): CallLog {
  const wants = (part: string): boolean => include.split(',').some((name) => name.trim() === part);
  return {
    id,
    responseName,
    servedAt,
    request: {
      method: request?.method,
      path: request?.path,
      ...(wants('request.headers') && { headers: request?.headers }),
      ...(wants('request.body') && { body: request?.body }),
    },
    response: {
      type: response?.type,
      statusCode: response?.statusCode,
      ...(wants('response.headers') && { headers: response?.headers }),
      ...(wants('response.body') && { body: response?.body }),
    },
  };
}

const isIn = (at: number, since: string | undefined, until: string | undefined): boolean =>
  !(at < Date.parse(since ?? '')) && !(at > Date.parse(until ?? ''));

const fits = <Value>(wanted: Value | undefined, value: Value | undefined): boolean =>
  wanted === undefined || wanted === value;

/** A page of the calls that fit, the latest first unless it is said otherwise. A cursor is the id of the call before. */
export function callLogs({ calls }: MockEntry, query: CallLogsQuery): CallLogs {
  const { limit = MOST, cursor, direction = 'desc', include = '', since, until } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw wrong('limit');
  const fitting = calls.filter(
    ({ at, request, response }) =>
      isIn(at, since, until) &&
      fits(query.responseStatusCode, response?.statusCode) &&
      fits(query.responseType, response?.type) &&
      fits(query.requestMethod?.toUpperCase(), request?.method) &&
      fits(query.requestPath, request?.path),
  );
  const ordered = direction === 'asc' ? fitting : fitting.toReversed();
  const before = cursor === undefined ? -1 : ordered.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && before < 0) throw wrong('cursor');
  const page = ordered.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + limit >= ordered.length;
  return {
    'call-logs': page.map((call) => narrowed(call, include)),
    meta: { nextCursor: isLast ? null : page.at(-1)?.id },
  };
}
