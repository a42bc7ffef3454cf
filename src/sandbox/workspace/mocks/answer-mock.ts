import type { State } from '../../state/state.js';
import { keyOf } from '../allowance.js';
import { recordsOf } from '../records.js';
import { workspaceRefusals } from '../refusal.js';
import { runWhatIsDue } from '../schedule.js';
import { addressOf, serve, type MockPlace, type Served } from './mock-server.js';

/** Bytes of a body that is called with. */
const MOST = 1024 * 1024;

/** Pages of every origin may call a mock server; its key is in a header. */
const OPEN = { 'access-control-allow-origin': '*' };

const PREFLIGHT = {
  ...OPEN,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '600',
};

/** Headers by which an answer would change more than itself: the origin that the sandbox shares, or the connection. */
const KEPT_BACK = new Set([
  'clear-site-data',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'refresh',
  'service-worker-allowed',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
  'upgrade',
]);

/** The type of a body that is in a format. */
function typeOf(format: string): string {
  if (format === 'json' || format === 'xml') return `application/${format}`;
  return `text/${format === 'text' ? 'plain' : format};charset=utf-8`;
}

const BODILESS = new Set([204, 205, 304]);

/** The answer as it was made or saved. Scripts in it cannot reach the origin that it comes from. */
function responseOf({ status, body, headers, language }: Served): Response {
  const sent = new Headers();
  for (const { key = '', value = '' } of headers)
    if (!KEPT_BACK.has(key.toLowerCase())) setHeader(sent, key, value);
  if (!sent.has('content-type')) sent.set('content-type', typeOf(language ?? formatOf(body)));
  for (const [key, value] of Object.entries(OPEN)) sent.set(key, value);
  sent.set('content-security-policy', "sandbox; default-src 'none'");
  sent.set('x-content-type-options', 'nosniff');
  sent.set('cache-control', 'no-store');
  return new Response(BODILESS.has(status) ? null : body, { status, headers: sent });
}

/** A name or value that HTTP cannot carry is left out. */
function setHeader(headers: Headers, key: string, value: string): void {
  try {
    headers.append(key, value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function formatOf(body: string): 'json' | 'text' {
  try {
    JSON.parse(body);
    return 'json';
  } catch {
    return 'text';
  }
}

const refused = (refusal: ReturnType<typeof workspaceRefusals.notFound>): Response =>
  Response.json(refusal.bodyOf(), { status: refusal.status, headers: OPEN });

/** Answers a call of a mock server at its address. A private one takes the sandbox's own key; where that takes any, any. */
export async function answerMock(
  state: State,
  { id, path }: MockPlace,
  request: Request,
  apiKey: string | undefined,
): Promise<Response> {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (isPreflight) return new Response(null, { status: 204, headers: PREFLIGHT });
  if (Number(request.headers.get('content-length')) > MOST) return refused(workspaceRefusals.tooLarge());
  const raw = await request.clone().text();
  if (raw.length > MOST) return refused(workspaceRefusals.tooLarge());
  runWhatIsDue(state);
  const mock = recordsOf(state).mocks.get(id);
  if (!mock) return refused(workspaceRefusals.notFound());
  const key = keyOf(request);
  const isKnown = key !== null && (apiKey === undefined || key === apiKey);
  const header = [...request.headers]
    .filter(([name]) => name !== 'x-api-key')
    .map(([name, value]) => ({ key: name, value }));
  const call = {
    method: request.method,
    url: `${addressOf(state, mock)}${path}`,
    header: isKnown ? [{ key: 'x-api-key', value: key }, ...header] : header,
    body: { mode: 'raw', raw },
  };
  return responseOf(serve(state, mock, call, state.now()));
}
