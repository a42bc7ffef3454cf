import type { Operation } from '../../client/index.js';
import { strictly, wordOf } from '../../client/schema/validate.js';
import { readQuery } from '../../client/wire/query.js';
import { pathOfNul } from '../edge/nul.js';
import { refuseClearCardData } from '../edge/card-data.js';
import type { Rule } from '../policy/rule.js';
import { Refusal } from '../refusal.js';
import { readBody } from '../edge/request-checks.js';
import type { Settings } from '../settings.js';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a row's fields travel in a body: a GET or a DELETE has none. */
export const hasBody = ({ input, method }: Operation): boolean =>
  input !== undefined && method !== 'GET' && method !== 'DELETE';

/** An unknown name may be a value in disguise. */
const nameOf = (name: string | undefined): string | undefined => name && (wordOf(name) ?? '(query)');

/** A field of the body is no parameter: what stands in an address stands in logs, too. */
function readParameters(settings: Settings, row: Operation, rule: Rule, url: string): Fields {
  const parameters = readQuery(row, new URL(url).searchParams);
  const nul = pathOfNul(parameters, '(query)');
  if (nul !== undefined) throw new Refusal('invalid-request', { field: nul });
  const stranger = Object.keys(parameters).find((name) => hasBody(row) && !row.query.includes(name));
  refuseClearCardData(parameters, settings.environment !== 'live', rule.plain);
  if (stranger !== undefined) throw new Refusal('invalid-request', { field: nameOf(stranger) });
  return parameters;
}

/** A browser's own `Authorization` is for the merchant's session, whatever a row calls by that name. */
const isForSession = (name: string): boolean => /^authorization$/i.test(name);

/** The headers that a page may send to a row beside those that every row takes. */
export const ownHeaders = ({ headers, supplied }: Operation): readonly string[] =>
  headers.filter((name) => !isForSession(name) && !supplied.includes(name));

function readHeaders({ headers: names }: Operation, { headers }: Request): Fields {
  const given = names.filter((name) => headers.has(name) && !isForSession(name));
  return Object.fromEntries(given.map((name) => [name, headers.get(name)]));
}

/** Nothing at all, not even a content type, is as good as an object without fields. */
async function isEmpty({ headers, body }: Request): Promise<boolean> {
  if (headers.has('content-type')) return false;
  const reader = body?.getReader();
  const { done = true } = (await reader?.read()) ?? {};
  if (!done) void reader?.cancel().catch(() => undefined);
  if (!done) throw new Refusal('unsupported-media-type');
  return true;
}

async function readObject(settings: Settings, request: Request, rule: Rule): Promise<Fields> {
  if (await isEmpty(request)) return {};
  const body = await readBody(settings, request, rule);
  if (!isObject(body)) throw new Refusal('invalid-request', { field: 'body' });
  return body;
}

/** Query, headers and body as the browser's row has them; a field that the proxy supplies is refused like any unknown. */
export async function readFields(
  settings: Settings,
  request: Request,
  own: Operation,
  rule: Rule,
): Promise<Fields> {
  const fields = {
    ...readParameters(settings, own, rule, request.url),
    ...readHeaders(own, request),
    ...(hasBody(own) ? await readObject(settings, request, rule) : {}),
  };
  const { value, fault } = own.input
    ? strictly(own.input(), fields)
    : { value: {}, fault: nameOf(Object.keys(fields)[0]) };
  if (fault) throw new Refusal('invalid-request', { field: fault });
  return value as Fields;
}
