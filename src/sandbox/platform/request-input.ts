import type { Operation } from '../../client/operation.js';
import { readQuery } from '../../client/wire/query.js';
import type { Fields } from '../refusals/fields.js';
import type { Match } from './routes.js';
import type { Refusals } from '../rows/simulation.js';

/** Bytes of a body: more than any document, page of base64 by page, comes to. */
const MOST = 16 * 1024 * 1024;

/** Query, headers, body and path together, each read as the row says. */
export async function readInput(match: Match, request: Request): Promise<Fields> {
  const { row, parameters, around } = match;
  const query = new URL(request.url).searchParams;
  for (const name of around.ignoredQuery ?? []) query.delete(name);
  const inHeaders = row.headers.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...readQuery(row, query),
    ...(Object.fromEntries(inHeaders) as Fields),
    ...(await readBody(request, row, around.refusals)),
    ...parameters,
  };
}

/** Read to the end even where the caller has given up: what has arrived is carried out. */
async function readBody(request: Request, row: Operation, refusals: Refusals): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  if (Number(request.headers.get('content-length')) > MOST) throw refusals.tooLarge();
  const text = await request.clone().text();
  if (text.length > MOST) throw refusals.tooLarge();
  if (!text && !row.input) return {};
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '');
  const body = isJson ? parse(text) : undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refusals.unreadable();
  return body as Fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
