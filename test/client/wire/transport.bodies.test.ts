import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { createClient } from '../../../src/client/client.js';
import { outcomeOf } from '../../../src/client/outcome.js';
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

test('C2-43, C4-83: prose of a server is never carried on, whatever it holds', async () => {
  const message = `<img src=x onerror=alert(1)>\u001b[31m\u202e${'x'.repeat(10_000)}`;
  const { url } = await aServerSaying(JSON.stringify({ error: { code: message, message }, message }), {
    status: 422,
  });
  const error = await failing(url);
  assert.deepEqual(
    [error.kind, error.status, error.code, error.field],
    ['refused', 422, undefined, undefined],
  );
  assert.equal(error.message, 'POST /orders: refused (422)');
});

test('C2-46: 100,000 levels and 50 MB are an error, and the body is not read to its end', async () => {
  const deep = await aServerSaying('['.repeat(100_000) + ']'.repeat(100_000));
  assert.equal((await failing(deep.url)).code, 'too deep');
  let written = 0;
  let cut = false;
  const large = await aServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('close', () => (cut = true));
    const chunk = Buffer.alloc(65_536, ' ');
    const more = (): void => {
      while (written < 50_000_000 && !cut) {
        written += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', more);
          return;
        }
      }
      response.end('{}');
    };
    more();
  });
  const error = await failing(large.url);
  assert.deepEqual([error.kind, error.code], ['contract', 'too large']);
  assert.ok(written < 50_000_000, `${written} bytes were taken`);
});

test('C2-47: what is not one whole JSON text of the right shape is not an answer', async () => {
  const text = JSON.stringify(anOrder);
  const bodies: Record<string, string | Buffer> = {
    truncated: text.slice(0, -5),
    'trailing junk': `${text}}`,
    'byte order mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    'UTF-16': Buffer.from(text, 'utf16le'),
    'broken UTF-8': Buffer.from(text.replace('o-1', '\u00c3('), 'latin1'),
    'cut UTF-8': Buffer.concat([Buffer.from('"'), Buffer.from([0xe2, 0x82])]),
    empty: '',
    null: 'null',
    array: '[]',
    string: '"x"',
    'not strict': `{"id":'o-1'}`,
  };
  for (const [name, body] of Object.entries(bodies)) {
    const error = await failing((await aServerSaying(body)).url);
    assert.deepEqual([error.kind, error.status, error.unsent], ['contract', 200, false], name);
  }
});

test('C2-48: a login page with status 200 is not an answer', async () => {
  const { url } = await aServerSaying('<!doctype html><title>Hotel WiFi</title>', { type: 'text/html' });
  const error = await failing(url);
  assert.deepEqual([error.kind, error.status, error.code], ['contract', 200, 'not JSON']);
  for (const type of [
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/json2',
    'text/html; a=application/json',
  ])
    assert.equal(
      (await failing((await aServerSaying(JSON.stringify(anOrder), { type })).url)).code,
      'not JSON',
      type,
    );
});

test('C2-49: JSON by any of its names is read', async () => {
  for (const type of [
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/problem+json',
    'application/json ;x=y',
  ])
    assert.deepEqual(
      await paying((await aServerSaying(JSON.stringify(anOrder), { type })).url),
      anOrder,
      type,
    );
});

test('C2-50: a compressed bomb is measured by what it unpacks to', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
  assert.ok(bomb.length < 100_000);
  const { url } = await aServerSaying(bomb, { headers: { 'content-encoding': 'gzip' } });
  assert.equal((await failing(url)).code, 'too large');
});

test('C2-52: a length that promises more than comes is an error, not part of an answer', async () => {
  const text = JSON.stringify(anOrder);
  const short = await aSocketServer((socket) => socket.end(`${HEAD}Content-Length: 4000\r\n\r\n${text}`));
  assert.equal((await failing(short)).kind, 'network');
  const long = await aSocketServer((socket) => socket.end(`${HEAD}Content-Length: 10\r\n\r\n${text}`));
  assert.ok(['contract', 'network'].includes((await failing(long)).kind));
});

test('C2-57: of a key that stands twice, the last counts', async () => {
  const { url } = await aServerSaying('{"id":"first","total":{"value":1,"currency":"EUR"},"id":"last"}');
  assert.equal((await paying(url)).id, 'last');
});

test('C2-53: an amount that a float has rounded is not an answer', async () => {
  for (const value of ['9007199254740993', '1e21', '19.99', '-1', '"1000"', '-0', 'null', '1e-7']) {
    const { url } = await aServerSaying(`{"id":"o-1","total":{"value":${value},"currency":"EUR"}}`);
    const error = await failing(url);
    assert.deepEqual([error.kind, error.field], ['contract', 'total.value'], value);
  }
});

test('C2-45: keys that name prototypes change nothing', async () => {
  const { url } = await aServerSaying(
    '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"id":"o-1","total":{"value":1,"currency":"EUR","__proto__":{"x":1}}}',
  );
  const answer = await paying(url);
  assert.deepEqual(answer, { id: 'o-1', total: { value: 1, currency: 'EUR' } });
  assert.equal(Object.getPrototypeOf(answer), Object.prototype);
  assert.equal(({} as { x?: unknown }).x, undefined);
});

test('an answer that is not an answer never counts as a refusal or a payment', async () => {
  const error = await failing((await aServerSaying('{}')).url);
  assert.equal(error.kind, 'contract');
  assert.equal(outcomeOf({}, { reference: 'r', amount: aRequest.total }), 'unknown');
});
