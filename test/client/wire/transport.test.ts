import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { newIdempotencyKey } from '../../../src/client/wire/idempotency.js';
import { anOrder, aRequest, aServer, aServerSaying, errorOf, KEY, rows, stopServers } from '../fixtures.js';

after(stopServers);

const answering = () => aServerSaying(JSON.stringify(anOrder));

test('a call puts path parameters into the address and gives back the validated answer', async () => {
  const { url, heard } = await answering();
  const answer = await createClient({ baseUrl: `${url}/v71/` }).call(rows.read, { orderId: 'a b/ü' });
  assert.deepEqual(answer, anOrder);
  assert.equal(heard[0]?.request.url, '/v71/orders/a%20b%2F%C3%BC');
  assert.equal(heard[0]?.request.method, 'GET');
});

test('a call sends JSON with its idempotency key', async () => {
  const { url, heard } = await answering();
  const key = newIdempotencyKey();
  await createClient({ baseUrl: url }).call(rows.create, aRequest, { idempotencyKey: key });
  const [{ request, body } = assert.fail()] = heard;
  assert.equal(request.headers['idempotency-key'], key);
  assert.equal(request.headers['content-type'], 'application/json');
  assert.equal(request.headers.accept, 'application/json');
  assert.deepEqual(JSON.parse(body), aRequest);
});

test('headers come from an object or from a function, for each call anew', async () => {
  const { url, heard } = await answering();
  let count = 0;
  const client = createClient({ baseUrl: url, headers: async () => ({ 'x-api-key': `key-${++count}` }) });
  await client.call(rows.read, { orderId: '1' });
  await client.call(rows.read, { orderId: '2' });
  assert.deepEqual(
    heard.map(({ request }) => request.headers['x-api-key']),
    ['key-1', 'key-2'],
  );
});

test('a table turns into methods', async () => {
  const { url } = await answering();
  const orders = bind(createClient({ baseUrl: url }), rows);
  assert.deepEqual(await orders.read({ orderId: '1' }), anOrder);
  assert.deepEqual(await orders.create(aRequest, { idempotencyKey: KEY }), anOrder);
});

test('an answer without a body is nothing at all', async () => {
  const { url } = await aServer((_, response) => response.writeHead(204).end());
  assert.equal(await createClient({ baseUrl: url }).call(rows.forget, { orderId: '1' }), undefined);
});

test('fields of an answer that the row does not know are dropped', async () => {
  const { url } = await aServerSaying(JSON.stringify({ ...anOrder, brandNew: true }));
  assert.deepEqual(await createClient({ baseUrl: url }).call(rows.read, { orderId: '1' }), anOrder);
});

test('a fetch of the caller is used, and never as a method of anything', async () => {
  const calls: [self: unknown, input: string][] = [];
  async function fetch(this: unknown, input: string): Promise<Response> {
    calls.push([this, input]);
    return Response.json(anOrder);
  }
  const client = createClient({ baseUrl: '/florin', fetch });
  assert.deepEqual(await client.call(rows.read, { orderId: '1' }), anOrder);
  assert.deepEqual(calls, [[undefined, '/florin/orders/1']]);
});

test('what does not fit the row is refused before anything is sent, with the path of the field', async () => {
  const { url, heard } = await answering();
  const client = createClient({ baseUrl: url });
  const key = { idempotencyKey: KEY };
  const cases: [field: string, input: unknown][] = [
    ['total', {}],
    ['total.value', { total: { value: 1.5, currency: 'EUR' } }],
    ['total.currency', { total: { value: 1, currency: 'EURO' } }],
    ['discount', { ...aRequest, discount: 1 }],
    ['total.tax', { total: { ...aRequest.total, tax: 1 } }],
    ['note', { ...aRequest, note: 7 }],
  ];
  for (const [field, input] of cases) {
    const error = await errorOf(client.call(rows.create, input as never, key));
    assert.deepEqual([error.kind, error.field, error.unsent], ['contract', field, true]);
  }
  assert.equal(heard.length, 0);
});

test('a field that is not known and named like a card number is not quoted', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:9' });
  const input = { ...aRequest, '4111 1111 1111 1111': 1 } as never;
  const error = await errorOf(client.call(rows.create, input, { idempotencyKey: KEY }));
  assert.equal(error.field, '(body)');
});

test('a row that moves money is not sent without a usable idempotency key', async () => {
  const { url, heard } = await answering();
  const client = createClient({ baseUrl: url });
  for (const idempotencyKey of [undefined, '', 'x'.repeat(65), 'two keys', 'clé', 'a\nb', 7]) {
    const error = await errorOf(client.call(rows.create, aRequest, { idempotencyKey } as never));
    assert.deepEqual([error.kind, error.field, error.unsent], ['contract', 'Idempotency-Key', true]);
    assert.equal(error.idempotencyKey, undefined);
  }
  const error = await errorOf(client.call(rows.quote, aRequest, { idempotencyKey: 'no good' }));
  assert.equal(error.field, 'Idempotency-Key');
  await client.call(rows.quote, aRequest);
  assert.equal(heard.length, 1);
  assert.equal(heard[0]?.request.headers['idempotency-key'], undefined);
});

test('every error carries the key that was used, and no value of either side', async () => {
  const { url } = await aServerSaying(
    JSON.stringify({ errorCode: '101', message: 'secret prose 4111111111111111' }),
    {
      status: 422,
    },
  );
  const client = createClient({ baseUrl: url, headers: { 'x-api-key': 'secret-key' } });
  const input = { ...aRequest, note: 'secret note' };
  const error = await errorOf(client.call(rows.create, input, { idempotencyKey: KEY }));
  assert.equal(error.idempotencyKey, KEY);
  const shown = [error.message, String(error), JSON.stringify(error), String(error.cause)].join();
  assert.doesNotMatch(shown, /secret|4111|1999/);
  assert.equal(error.message, 'POST /orders: refused (422 101)');
});

test('headers that cannot be made end the call before it is sent, without a word of them', async () => {
  const { url, heard } = await answering();
  const failing = [
    () => Promise.reject(new Error('secret token expired')),
    () => ({ 'x-api-key': 'secret\nkey' }),
    { 'x-api-key': 'secret ключ' },
  ];
  for (const headers of failing) {
    const error = await errorOf(createClient({ baseUrl: url, headers }).call(rows.read, { orderId: '1' }));
    assert.deepEqual([error.kind, error.field, error.unsent], ['contract', '(request)', true]);
    assert.doesNotMatch(`${error.message}${String(error.cause)}`, /secret/);
  }
  assert.equal(heard.length, 0);
});

test('what was checked is what is sent, even if reading it twice gives two answers', async () => {
  const { url, heard } = await answering();
  let reads = 0;
  const total = {
    currency: 'EUR',
    get value() {
      return reads++ === 0 ? 1999 : -1;
    },
  };
  await createClient({ baseUrl: url }).call(rows.create, { total }, { idempotencyKey: KEY });
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), aRequest);
});
