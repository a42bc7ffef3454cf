import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import * as fc from 'fast-check';

import { createClient, type Client } from '../../../src/client/client.js';
import { ClientError, type ClientErrorFacts } from '../../../src/client/wire/errors.js';
import { withRetries, type Retry, type RetryOptions } from '../../../src/client/wire/retry.js';
import { anOrder, aRequest, aServer, errorOf, KEY, rows, stopServers } from '../fixtures.js';
import { VirtualClock } from '../virtual-clock.js';

after(stopServers);

type Answer = Partial<ClientErrorFacts> | 'order';

/** A client that gives these answers, one for each send, and notes what it was sent; the last answer stays. */
function aClient(...answers: readonly Answer[]) {
  const sent: { key: unknown }[] = [];
  const call = async (row: { method: string; path: string }, _: unknown, options: object = {}) => {
    const { idempotencyKey } = options as { idempotencyKey?: string };
    sent.push({ key: idempotencyKey });
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    if (answer === 'order') return anOrder;
    const operation = `${row.method} ${row.path}`;
    throw new ClientError({ operation, kind: 'network', idempotencyKey, ...answer });
  };
  return { client: { call } as unknown as Client, sent };
}

/** Starts a call through retries and lets the clock run until it is over. */
async function calling(
  start: (client: Client) => Promise<unknown>,
  answers: readonly Answer[],
  options: RetryOptions = {},
) {
  const clock = new VirtualClock();
  const { client, sent } = aClient(...answers);
  const events: Retry[] = [];
  const onRetry = (retry: Retry) => events.push(retry);
  const call = start(withRetries(client, { clock, random: () => 0.5, onRetry, ...options }));
  const ended = call.then(
    (answer) => ({ answer, error: undefined }),
    (error: ClientError) => ({ answer: undefined, error }),
  );
  await clock.run();
  return { ...(await ended), sent, events, waits: clock.waits, took: clock.time };
}

const reading = (client: Client) => client.call(rows.read, { orderId: '1' });
const paying = (client: Client) => client.call(rows.create, aRequest, { idempotencyKey: KEY });
const quoting = (client: Client) => client.call(rows.quote, aRequest);

const DOUBTFUL = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'refused', status: 500 }] as const;
const LIMITED = { kind: 'rate-limited', status: 429, retryAfter: 7000 } as const;

test('a read that met a lost connection, a timeout, a fault or a limit is made again', async () => {
  for (const failure of [...DOUBTFUL, { kind: 'refused', status: 503, retryAfter: 1000 } as const, LIMITED]) {
    const { answer, sent } = await calling(reading, [failure, 'order']);
    assert.deepEqual([answer, sent.length], [anOrder, 2], JSON.stringify(failure));
  }
});

test('a payment is sent again with the same key', async () => {
  const { answer, sent } = await calling(paying, [...DOUBTFUL.slice(0, 2), 'order']);
  assert.deepEqual([answer, sent], [anOrder, [{ key: KEY }, { key: KEY }, { key: KEY }]]);
});

test('a write without a key is sent once, whatever it meets', async () => {
  for (const failure of [...DOUBTFUL, LIMITED]) {
    const { error, sent } = await calling(quoting, [failure, 'order']);
    assert.deepEqual([error?.kind, sent.length], [failure.kind, 1]);
  }
});

test('what would be the same again, or was not wanted any more, is not sent again', async () => {
  for (const failure of [
    { kind: 'refused', status: 400 },
    { kind: 'refused', status: 422 },
    { kind: 'refused', status: 501 },
    { kind: 'contract' },
    { kind: 'contract', unsent: true },
    { kind: 'cancelled' },
  ] as const)
    for (const start of [reading, paying]) {
      const { error, sent } = await calling(start, [failure, 'order']);
      assert.deepEqual([error?.kind, sent.length], [failure.kind, 1], JSON.stringify(failure));
    }
});

test('what is no error of the client, a mistake in the program, goes through', async () => {
  const broken = { call: () => Promise.reject(new RangeError('mistake')) } as unknown as Client;
  await assert.rejects(withRetries(broken).call(rows.read, { orderId: '1' }), RangeError);
  const { client } = aClient({ kind: 'timeout' });
  const onRetry = (): void => void Object.assign(client, broken);
  const retrying = withRetries(client, { onRetry, random: () => 0 });
  await assert.rejects(retrying.call(rows.create, aRequest, { idempotencyKey: KEY }), RangeError);
});

test('the wait doubles, and a random part of it is waited', async () => {
  const { waits } = await calling(reading, [{ kind: 'network' }], { sends: 5 });
  assert.deepEqual(waits, [250, 500, 1000, 2000]);
  const hurried = await calling(reading, [{ kind: 'network' }], { pause: 100, random: () => 0 });
  assert.deepEqual(hurried.waits, [0, 0]);
});

test('the server is not asked again before the time it named', async () => {
  const { waits } = await calling(reading, [LIMITED, 'order']);
  assert.deepEqual(waits, [7250]);
});

test('there are three sends at most, or as many as were asked for', async () => {
  assert.equal((await calling(reading, [{ kind: 'network' }])).sent.length, 3);
  assert.equal((await calling(reading, [{ kind: 'network' }], { sends: 1 })).sent.length, 1);
  assert.equal((await calling(reading, [{ kind: 'network' }], { sends: 6 })).sent.length, 6);
});

test('no send starts after the budget, and the caller does not wait for one that will not come', async () => {
  const { error, sent, took } = await calling(reading, [LIMITED], { sends: 10, budget: 15_000 });
  assert.deepEqual([error?.kind, sent.length, took], ['rate-limited', 3, 14_750]);
});

test('each wait is told before it begins: what was called, how often, how long and why', async () => {
  const { events } = await calling(paying, [{ kind: 'timeout' }, LIMITED, 'order']);
  assert.deepEqual(events, [
    { operation: 'POST /orders', sends: 1, wait: 250, kind: 'timeout' },
    { operation: 'POST /orders', sends: 2, wait: 7500, kind: 'rate-limited' },
  ]);
});

test('a listener that throws does not harm the call', async () => {
  const onRetry = (): never => {
    throw new Error('broken listener');
  };
  const { answer } = await calling(reading, [{ kind: 'network' }, 'order'], { onRetry });
  assert.deepEqual(answer, anOrder);
});

test("the caller's signal ends the waiting at once, and whether the payment arrived is not known", async () => {
  const clock = new VirtualClock();
  const control = new AbortController();
  const { client, sent } = aClient({ kind: 'timeout' });
  const retrying = withRetries(client, { clock, random: () => 0.9 });
  const call = retrying.call(rows.create, aRequest, { idempotencyKey: KEY, signal: control.signal });
  const ended = errorOf(call);
  await clock.run(100);
  control.abort();
  const error = await ended;
  assert.deepEqual([error.kind, error.unsent, error.idempotencyKey], ['cancelled', false, KEY]);
  assert.deepEqual([error.operation, sent.length, clock.time], ['POST /orders', 1, 100]);
});

test('a real wait of a minute ends at once with the signal', async () => {
  const control = new AbortController();
  const { client } = aClient({ kind: 'rate-limited', retryAfter: 59_000 });
  const onRetry = () => setImmediate(() => control.abort());
  const retrying = withRetries(client, { onRetry, random: () => 0 });
  const call = retrying.call(rows.read, { orderId: '1' }, { signal: control.signal });
  assert.equal((await errorOf(call)).kind, 'cancelled');
});

test('a payment that was in doubt once stays in doubt, whatever a later send is told', async () => {
  const certain = [
    { kind: 'refused', status: 401 },
    { kind: 'refused', status: 409, code: 'attempt-open' },
    { kind: 'timeout', unsent: true },
    { kind: 'contract', unsent: true },
    LIMITED,
  ] as const;
  for (const later of certain) {
    const { error, sent } = await calling(paying, [{ kind: 'refused', status: 502 }, later], { sends: 2 });
    assert.deepEqual([error?.kind, error?.status, error?.unsent, sent.length], ['refused', 502, false, 2]);
  }
  const stopped = await calling(paying, [{ kind: 'timeout' }, { kind: 'cancelled', unsent: true }]);
  assert.deepEqual([stopped.error?.kind, stopped.error?.unsent], ['cancelled', false]);
  const unreadable = await calling(paying, [{ kind: 'timeout' }, { kind: 'contract', status: 200 }]);
  assert.deepEqual([unreadable.error?.kind, unreadable.error?.status], ['contract', 200]);
});

test('a read ends with what its last send was told', async () => {
  const { error } = await calling(reading, [{ kind: 'timeout' }, { kind: 'refused', status: 404 }]);
  assert.deepEqual([error?.kind, error?.status], ['refused', 404]);
});

test('waits are never negative and never above a minute; keyless writes are sent once; keys never change', async () => {
  const failure = fc.record(
    {
      kind: fc.constantFrom('network', 'timeout', 'refused', 'rate-limited', 'contract', 'cancelled'),
      status: fc.constantFrom(400, 404, 429, 500, 501, 503),
      retryAfter: fc.integer({ min: -100_000, max: 1_000_000 }),
      unsent: fc.boolean(),
    },
    { requiredKeys: ['kind'] },
  ) as fc.Arbitrary<Partial<ClientErrorFacts>>;
  const options = {
    sends: fc.integer({ min: 0, max: 6 }),
    pause: fc.integer({ min: 0, max: 100_000 }),
    chance: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(failure, { minLength: 1, maxLength: 6 }),
      fc.record(options),
      fc.constantFrom(reading, paying, quoting),
      async (answers, { sends, pause, chance }, start) => {
        const random = () => chance;
        const { sent, waits } = await calling(start, answers, { sends, pause, random, budget: 300_000 });
        for (const wait of waits) assert.ok(wait >= 0 && wait <= 60_000, `${wait}`);
        assert.ok(sent.length <= Math.max(1, sends));
        if (start === quoting) assert.equal(sent.length, 1);
        for (const { key } of sent) assert.equal(key, start === paying ? KEY : undefined);
      },
    ),
  );
});

test('over a real connection: two faults, then the order, under one key', async () => {
  let asked = 0;
  const { url, heard } = await aServer((_, response) => {
    const isWell = ++asked > 2;
    response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '2' });
    response.end(isWell ? JSON.stringify(anOrder) : '{}');
  });
  const waits: number[] = [];
  const clock = { ...new VirtualClock(), wait: async (wait: number) => void waits.push(wait) };
  const client = withRetries(createClient({ baseUrl: url }), { clock, random: () => 0 });
  const call = client.call(rows.create, aRequest, { idempotencyKey: KEY });
  assert.deepEqual(await call, anOrder);
  assert.deepEqual(waits, [2000, 2000]);
  assert.deepEqual(
    heard.map(({ request }) => request.headers['idempotency-key']),
    [KEY, KEY, KEY],
  );
});
