import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { createClient } from '../../../src/client/client.js';
import { rateLimited } from '../../../src/client/wire/rate-limit.js';
import type { Fetch } from '../../../src/client/index.js';
import { errorOf, rows } from '../fixtures.js';
import { aWorkspace, MINUTE, numbers } from '../limited-server.js';
import { VirtualClock } from '../virtual-clock.js';

test('300 requests in a minute go at once, the next ones wait their turn, and none is refused', async () => {
  const clock = new VirtualClock();
  const { fetch, heard, refused } = aWorkspace(clock);
  const limited = rateLimited(fetch, { clock });
  const answers = Promise.all(numbers(700).map((input) => limited(input, {})));
  await clock.run(0);
  assert.equal(heard.length, 300);
  await clock.run(MINUTE + 1000);
  assert.equal(heard.length, 600);
  await clock.run();
  assert.ok((await answers).every(({ status }) => status === 200));
  assert.deepEqual(refused, []);
  assert.deepEqual(
    heard.map(({ input }) => input),
    numbers(700),
  );
});

test('who asks what is left gets what the last answer said', async () => {
  const clock = new VirtualClock();
  const limited = rateLimited(aWorkspace(clock).fetch, { clock });
  assert.deepEqual(limited.limits(), {});
  await Promise.all([limited('/', {}), clock.run()]);
  assert.deepEqual(limited.limits(), {
    limit: 300,
    remaining: 299,
    resetAt: Date.UTC(2024, 0, 1, 0, 1),
  });
});

test('every answer says what is left, one that refuses too, and a listener that throws stops no other', async () => {
  const clock = new VirtualClock();
  const answers = [200, 404, 429, 503].map(
    (status, at) =>
      new Response(null, {
        status,
        headers: { 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': String(9 - at) },
      }),
  );
  const told: [status: number, remaining: number | undefined][] = [];
  const limited = rateLimited(async () => answers.shift() ?? assert.fail('one too many'), {
    clock,
    onLimits: ({ remaining }, status) => {
      told.push([status, remaining]);
      throw new Error('the listener’s own');
    },
  });
  for (const status of [200, 404, 429, 503]) {
    const [answer] = await Promise.all([limited('/', {}), clock.run()]);
    assert.equal(answer.status, status);
  }
  assert.deepEqual(told, [
    [200, 9],
    [404, 8],
    [429, 7],
    [503, 6],
  ]);
});

test('who asks for a limit of nothing gets one request in a minute, not all and not none', async () => {
  for (const perMinute of [0, -1]) {
    const clock = new VirtualClock();
    const { fetch, heard } = aWorkspace(clock);
    const limited = rateLimited(fetch, { clock, perMinute });
    const answers = Promise.all(numbers(3).map((input) => limited(input, {})));
    await clock.run();
    await answers;
    assert.deepEqual(
      heard.map(({ at }) => at),
      [0, MINUTE, 2 * MINUTE],
    );
  }
});

test('aborting a call that was already sent removes no other call from the queue', async () => {
  const clock = new VirtualClock();
  const { fetch, heard } = aWorkspace(clock);
  const limited = rateLimited(fetch, { clock, perMinute: 1 });
  const control = new AbortController();
  const first = limited('/first', { signal: control.signal });
  const second = limited('/second', {});
  await clock.run(0);
  control.abort();
  await clock.run();
  assert.equal(heard.length, 2);
  await Promise.all([first, second]);
});

test('who is aborted leaves the queue, and those behind move up', async () => {
  const clock = new VirtualClock();
  const { fetch, heard } = aWorkspace(clock);
  const limited = rateLimited(fetch, { clock, perMinute: 1 });
  const control = new AbortController();
  const first = limited('/first', {});
  const second = limited('/second', { signal: control.signal });
  const third = limited('/third', {});
  const left = assert.rejects(second, /enough/);
  await clock.run(0);
  control.abort(new Error('enough'));
  await left;
  await clock.run();
  await Promise.all([first, third]);
  assert.deepEqual(
    heard.map(({ input, at }) => [input, at]),
    [
      ['/first', 0],
      ['/third', MINUTE],
    ],
  );
  await assert.rejects(limited('/late', { signal: AbortSignal.abort(new Error('before')) }), /before/);
  assert.equal(heard.length, 2);
});

test('when every call has left the queue, the next call is sent without waiting', async () => {
  const clock = new VirtualClock();
  const limited = rateLimited(aWorkspace(clock).fetch, { clock, perMinute: 1 });
  const control = new AbortController();
  await Promise.all([limited('/first', {}), clock.run()]);
  const second = limited('/second', { signal: control.signal }).catch(() => undefined);
  control.abort();
  await second;
  await clock.run();
  assert.equal(clock.time, 50);
});

test('over plain http: the redirect is not followed with the key, and the caller sees a 301', async () => {
  const inits: RequestInit[] = [];
  const plain: Fetch = async (_, init) => {
    inits.push(init);
    return new Response(null, { status: 301, headers: { location: 'https://workspace.example/' } });
  };
  const clock = new VirtualClock();
  const headers = { 'x-api-key': 'secret' };
  const client = createClient({
    baseUrl: 'http://workspace.example',
    headers,
    fetch: rateLimited(plain, { clock }),
  });
  const error = await errorOf(client.call(rows.read, { orderId: '1' }));
  assert.deepEqual([error.kind, error.status, error.unsent], ['contract', 301, false]);
  assert.deepEqual(
    inits.map(({ redirect }) => redirect),
    ['manual'],
  );
});

test('in any minute no more than the limit go, in order, each once, and no wait is negative or above a minute', async () => {
  const garbage = fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    'NaN',
    '299',
    '99999999999',
    '1704067260',
    'Mon, 01 Jan 2024 00:00:30 GMT',
  );
  const header = fc.constantFrom(
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'date',
    'retry-after',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        perMinute: fc.integer({ min: 1, max: 12 }),
        theirs: fc.integer({ min: 1, max: 12 }),
        arrivals: fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 40 }),
        delays: fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 5 }),
        wrongBy: fc.integer({ min: -1e9, max: 1e9 }),
        spoilt: fc.array(fc.tuple(header, garbage), { maxLength: 3 }),
      }),
      async ({ perMinute, theirs, arrivals, delays, wrongBy, spoilt }) => {
        const clock = new VirtualClock();
        const { fetch, heard } = aWorkspace(clock, {
          perMinute: theirs,
          wrongBy,
          delay: (count) => delays[count % delays.length] ?? 0,
          spoil: (right) => ({ ...right, ...Object.fromEntries(spoilt) }),
        });
        const own = new VirtualClock();
        const waiting = {
          now: clock.now,
          date: clock.date,
          wait: (wait: number, signal?: AbortSignal) => {
            own.waits.push(wait);
            return clock.wait(wait, signal);
          },
        };
        const limited = rateLimited(fetch, { clock: waiting, perMinute });
        const calls: Promise<Response>[] = [];
        for (const [index, arrival] of arrivals.entries()) {
          await clock.run(arrival);
          calls.push(limited(`/${index}`, {}));
        }
        await clock.run();
        await Promise.all(calls);
        assert.deepEqual(
          heard.map(({ input }) => input),
          numbers(arrivals.length),
        );
        for (const [index, { at }] of heard.entries()) {
          const before = heard[index - perMinute];
          assert.ok(!before || at - before.at >= MINUTE, `${at - (before?.at ?? 0)}`);
        }
        for (const wait of own.waits) assert.ok(wait > 0 && wait <= MINUTE, `${wait}`);
      },
    ),
  );
});

test('alone with its key, a client is never refused, whatever the times of its requests and answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 }),
      async (perMinute, arrivals, delays) => {
        const clock = new VirtualClock();
        const delay = (count: number) => delays[count % delays.length] ?? 0;
        const { fetch, refused } = aWorkspace(clock, { perMinute, delay });
        const limited = rateLimited(fetch, { clock, perMinute });
        const calls: Promise<Response>[] = [];
        for (const [index, arrival] of arrivals.entries()) {
          await clock.run(arrival);
          calls.push(limited(`/${index}`, {}));
        }
        await clock.run();
        await Promise.all(calls);
        assert.deepEqual(refused, []);
      },
    ),
  );
});
