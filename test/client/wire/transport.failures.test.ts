import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import {
  anOrder,
  aRequest,
  aServer,
  aServerSaying,
  aSocketServer,
  errorOf,
  KEY,
  rows,
  stopServers,
} from '../fixtures.js';

after(stopServers);

const paying = (url: string, options = {}) =>
  createClient({ baseUrl: url, ...options }).call(rows.create, aRequest, { idempotencyKey: KEY });

const failing = (url: string, options = {}) => errorOf(paying(url, options));

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

test('C2-51: the time limit covers headers that never end and a body that drips', async ({ mock }) => {
  // The limit passes once the part of the answer that comes has arrived, however long that takes.
  mock.timers.enable({ apis: ['setTimeout'] });
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const silent = await aSocketServer((socket) => socket.write('HTTP/1.1 200 OK\r\n', () => begin()));
  const withoutEnd = failing(silent, { timeout: 100 });
  await begun;
  mock.timers.tick(100);
  const headless = await withoutEnd;
  assert.deepEqual([headless.kind, headless.status, headless.unsent], ['timeout', undefined, false]);
  const dripping = await aSocketServer((socket) => {
    socket.write(`${HEAD}Content-Length: 1000\r\n\r\n{`);
    const timer = setInterval(() => socket.write(' '), 20);
    socket.on('close', () => clearInterval(timer));
  });
  let arrive = (): void => undefined;
  const answered = new Promise<void>((resolve) => (arrive = resolve));
  const slowly = failing(dripping, {
    timeout: 150,
    fetch: async (input: Request, init?: RequestInit) => {
      const answer = await fetch(input, init);
      setImmediate(arrive);
      return answer;
    },
  });
  await answered;
  mock.timers.tick(150);
  const error = await slowly;
  assert.deepEqual([error.kind, error.status, error.unsent], ['timeout', 200, false]);
});

test('C2-51: a fetch that is deaf to signals cannot hold a call beyond its time limit', async () => {
  const never = new Promise<never>(() => undefined);
  assert.equal((await failing('/', { timeout: 20, fetch: () => never })).kind, 'timeout');
  const endless = new Response(new ReadableStream({ pull: () => never }), {
    headers: { 'content-type': 'application/json' },
  });
  assert.equal((await failing('/', { timeout: 20, fetch: async () => endless })).kind, 'timeout');
});

test('C2-58: 304, 204 and other answers without what was asked for are no answer; any 2xx that fits is', async () => {
  for (const status of [204, 304, 201, 206, 299, 300]) {
    const { url } = await aServer((_, response) => response.writeHead(status).end());
    const error = await failing(url);
    assert.deepEqual([error.kind, error.status, error.unsent], ['contract', status, false]);
  }
  for (const status of [200, 201, 202, 206, 299]) {
    assert.deepEqual(await paying('/', { fetch: async () => Response.json(anOrder, { status }) }), anOrder);
    assert.equal(
      (await failing('/', { fetch: async () => Response.json({ no: 'order' }, { status }) })).kind,
      'contract',
    );
  }
  const noisy = await aServer((_, response) => {
    response.writeProcessing();
    response.writeEarlyHints({ link: '</a>; rel=preload' });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(anOrder));
  });
  assert.deepEqual(await paying(noisy.url), anOrder);
});

test('C2-59: a redirect is never followed, so no other host gets key or body', async () => {
  const other = await aServerSaying(JSON.stringify(anOrder));
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await aServer((_, response) => response.writeHead(status, { location: other.url }).end());
    const error = await failing(url);
    assert.deepEqual([error.kind, error.status, error.unsent], ['contract', status, false]);
  }
  assert.equal(other.heard.length, 0);
});

test('C2-59: an answer that a fetch of the caller got by following a redirect is not taken', async () => {
  const answer = Response.json(anOrder);
  Object.defineProperty(answer, 'redirected', { value: true });
  assert.equal((await failing('/', { fetch: async () => answer })).kind, 'contract');
});

test('C2-60: 429 asks to wait between a second and a minute, whatever it says', async () => {
  const year3000 = String(Date.UTC(3000, 0) / 1000);
  const cases: [expected: (wait: number) => boolean, headers: Record<string, string>][] = [
    [(wait) => wait === 7000, { 'retry-after': '7' }],
    [(wait) => wait === 1000, { 'retry-after': '0' }],
    [(wait) => wait === 1000, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    [(wait) => wait === 60_000, { 'retry-after': new Date(Date.UTC(3000, 0)).toUTCString() }],
    [(wait) => wait === 60_000, { 'retry-after': '99999999999999999999' }],
    // A server whose clock is years off means what it says by its own clock.
    [
      (wait) => wait === 7000,
      { date: 'Wed, 21 Oct 2015 07:28:00 GMT', 'retry-after': 'Wed, 21 Oct 2015 07:28:07 GMT' },
    ],
    [(wait) => wait === 5000, { date: 'Wed, 21 Oct 2015 07:28:00 GMT', 'x-ratelimit-reset': '1445412485' }],
    [(wait) => wait === 1000, { 'retry-after': 'soon' }],
    [(wait) => wait === 1000, { 'retry-after': '-5' }],
    [(wait) => wait === 1000, { 'x-ratelimit-reset': '1' }],
    [(wait) => wait === 60_000, { 'x-ratelimit-reset': year3000 }],
    [(wait) => wait === 1000, { 'x-ratelimit-reset': 'NaN' }],
    [(wait) => wait === 60_000, { 'x-ratelimit-reset': '1e400' }],
    [
      (wait) => wait > 20_000 && wait <= 31_000,
      { 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 30) },
    ],
    [(wait) => wait === 1000, {}],
  ];
  for (const [expected, headers] of cases) {
    const { url } = await aServerSaying('{"error":{"code":"rate-limited"}}', { status: 429, headers });
    const error = await failing(url);
    assert.deepEqual([error.kind, error.status, error.code], ['rate-limited', 429, 'rate-limited']);
    assert.ok(expected(error.retryAfter ?? 0), `${JSON.stringify(headers)}: ${error.retryAfter}`);
  }
});

test('C2-61: 503 is refused with its status and the key to try again with, and says nothing of the payment', async () => {
  const { url } = await aServerSaying('upstream', { status: 503, type: 'text/plain' });
  const error = await failing(url);
  assert.deepEqual([error.kind, error.status, error.unsent, error.retryAfter], ['refused', 503, false, 1000]);
  assert.equal(error.idempotencyKey, KEY);
});

test('C2-63: an attempt in flight, one that was given up and a key used for something else are told apart', async () => {
  for (const [status, code] of [
    [409, 'attempt-open'],
    [409, 'attempt-fenced'],
    [422, 'key-reused'],
  ] as const) {
    const { url } = await aServerSaying(JSON.stringify({ error: { code } }), { status });
    const error = await failing(url);
    assert.deepEqual([error.kind, error.status, error.code], ['refused', status, code]);
  }
});

test('a connection that is refused or reset is a network error, and whether it arrived is not known', async () => {
  const refused = await failing('http://127.0.0.1:1');
  assert.deepEqual([refused.kind, refused.status, refused.unsent], ['network', undefined, false]);
  const reset = await aSocketServer((socket) => socket.resetAndDestroy());
  assert.equal((await failing(reset)).kind, 'network');
  const halfway = await aSocketServer((socket) => {
    socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"id"`, () => socket.resetAndDestroy());
  });
  const error = await failing(halfway);
  assert.deepEqual([error.kind, error.unsent, error.idempotencyKey], ['network', false, KEY]);
});

test("the caller's signal ends a call before, during and after its headers", async () => {
  const { url, heard } = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  const client = createClient({ baseUrl: url });
  const before = await errorOf(client.call(rows.read, { orderId: '1' }, { signal: AbortSignal.abort() }));
  assert.deepEqual([before.kind, before.unsent, heard.length], ['cancelled', true, 0]);
  const controller = new AbortController();
  const call = client.call(rows.read, { orderId: '1' }, { signal: controller.signal });
  const ended = errorOf(call);
  setTimeout(() => controller.abort(new Error('secret reason')), 50);
  const error = await ended;
  assert.deepEqual([error.kind, error.unsent], ['cancelled', false]);
  assert.doesNotMatch(`${error.message}${String(error.cause)}`, /secret/);
});

test("a call's own time limit goes before the client's, and none is too long for a timer", async () => {
  const never = () => new Promise<never>(() => undefined);
  const client = createClient({ baseUrl: '/', fetch: never, timeout: 2 ** 40 });
  assert.equal((await errorOf(client.call(rows.read, { orderId: '1' }, { timeout: 10 }))).kind, 'timeout');
  const patient = createClient({
    baseUrl: '/',
    timeout: Infinity,
    fetch: async () => Response.json(anOrder),
  });
  assert.deepEqual(await patient.call(rows.read, { orderId: '1' }), anOrder);
});

test('a call whose time is over ends its request too', async () => {
  let signal: AbortSignal | null | undefined;
  const fetch = (_: string, init: RequestInit): Promise<never> => {
    ({ signal } = init);
    return new Promise(() => undefined);
  };
  await failing('/', { fetch, timeout: 10 });
  assert.equal(signal?.aborted, true);
});

test('headers that never come are covered by the time limit, and nothing was sent', async () => {
  const headers = () => new Promise<never>(() => undefined);
  const error = await failing('/', { headers, timeout: 20, fetch: () => assert.fail('sent') });
  assert.deepEqual([error.kind, error.unsent], ['timeout', true]);
});

test('an answer that the caller does not read is released', async () => {
  let cancelled = 0;
  const fetch = async (): Promise<Response> =>
    new Response(new ReadableStream({ cancel: () => void cancelled++ }), {
      headers: { 'content-type': 'text/html' },
    });
  await failing('/', { fetch });
  assert.equal(cancelled, 1);
});
