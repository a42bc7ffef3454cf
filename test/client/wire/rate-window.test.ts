import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rateLimited } from '../../../src/client/wire/rate-limit.js';
import type { Fetch } from '../../../src/client/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { aWorkspace, byHand, left, MINUTE, numbers } from '../limited-server.js';
import { VirtualClock } from '../virtual-clock.js';

test('what others with the same key have used is not used again', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  void limited('/first', {});
  await clock.run(0);
  asked[0]?.answer(left(clock, 2, 30));
  await clock.run(0);
  for (const input of numbers(5)) void limited(input, {});
  await clock.run(0);
  assert.equal(asked.length, 3);
  await clock.run(29_999);
  assert.equal(asked.length, 3);
  await clock.run(1);
  assert.equal(asked.length, 6);
});

test('an answer that comes late does not give back what newer ones have taken', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  for (const input of numbers(3)) void limited(input, {});
  await clock.run(0);
  asked[2]?.answer(left(clock, 0, 40));
  await clock.run(0);
  asked[1]?.answer(left(clock, 100, 40));
  asked[0]?.answer(left(clock, 100, -20));
  await clock.run(0);
  void limited('/next', {});
  await clock.run(39_999);
  assert.equal(asked.length, 3);
  await clock.run(1);
  assert.equal(asked.length, 4);
});

test('a request whose answer was lost counts as used', async () => {
  const clock = new VirtualClock();
  let count = 0;
  const lost: Fetch = async () => {
    if (++count > 1) throw new TypeError('lost');
    const reset = String(clock.trueDate() / 1000 + 60);
    const headers = { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': reset };
    return new Response('{}', { headers });
  };
  const limited = rateLimited(lost, { clock });
  await limited('/first', {});
  await assert.rejects(limited('/second', {}), TypeError);
  const third = limited('/third', {}).catch(() => undefined);
  await clock.run(59_000);
  assert.equal(count, 2);
  await clock.run();
  await third;
  assert.equal(count, 3);
});

test('a lower limit that the server tells is kept from then on', async () => {
  const clock = new VirtualClock();
  const { fetch, heard, refused } = aWorkspace(clock, { perMinute: 10 });
  const limited = rateLimited(fetch, { clock });
  await Promise.all([limited('/first', {}), clock.run()]);
  const rest = Promise.all(numbers(25).map((input) => limited(input, {})));
  await clock.run();
  await rest;
  assert.deepEqual([heard.length, refused], [26, []]);
});

test('headers that are no numbers are not believed and not shown', async () => {
  for (const text of ['', 'NaN', '-1', '1e400', '300, 300', '0x10', '99999999999999999999']) {
    const clock = new VirtualClock();
    const spoil = () => ({
      'x-ratelimit-limit': text,
      'x-ratelimit-remaining': text,
      'x-ratelimit-reset': text,
    });
    const { fetch, heard } = aWorkspace(clock, { spoil });
    const limited = rateLimited(fetch, { clock, perMinute: 2 });
    const answers = Promise.all(numbers(4).map((input) => limited(input, {})));
    await clock.run(0);
    assert.equal(heard.length, 2, text);
    await clock.run();
    await answers;
    assert.deepEqual([limited.limits(), heard.length, clock.time], [{}, 4, MINUTE + 50], text);
  }
});

test('a clock that is wrong, on either side, makes no wait longer or shorter than the window', async () => {
  const year = 365 * DAY;
  for (const [theirs, ours] of [
    [year, 0],
    [-year, 0],
    [0, year],
    [0, -year],
  ] as const) {
    const clock = new VirtualClock();
    clock.wrongBy = ours;
    const { fetch, asked } = byHand();
    const limited = rateLimited(fetch, { clock });
    void limited('/first', {});
    await clock.run(0);
    const date = clock.trueDate() + theirs;
    asked[0]?.answer({
      date: new Date(date).toUTCString(),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(date / 1000 + 25),
    });
    await clock.run(0);
    void limited('/second', {});
    await clock.run(24_999);
    assert.equal(asked.length, 1);
    await clock.run(1);
    assert.equal(asked.length, 2);
  }
});

test('C2-60: without a date to measure by, a reset in the past or in the year 3000 holds a second or a minute', async () => {
  for (const [reset, held] of [
    ['1', 1000],
    [String(Date.UTC(3000, 0) / 1000), MINUTE],
    ['soon', MINUTE],
  ] as const) {
    const clock = new VirtualClock();
    const { fetch, asked } = byHand();
    const limited = rateLimited(fetch, { clock });
    void limited('/first', {});
    await clock.run(0);
    asked[0]?.answer({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
    await clock.run(0);
    void limited('/second', {});
    await clock.run(held - 1);
    assert.equal(asked.length, 1, reset);
    await clock.run(1);
    assert.equal(asked.length, 2, reset);
  }
});

test('a refusal for the limit is handed on, and those behind it wait as long as it asks', async () => {
  for (const [after, held] of [
    ['20', 20_000],
    [new Date(Date.UTC(2024, 0, 1, 0, 0, 20)).toUTCString(), 20_000],
    ['0', 1000],
    ['86400', MINUTE],
    ['-5', 1000],
    ['soon', MINUTE],
  ] as const) {
    const clock = new VirtualClock();
    const { fetch, asked } = byHand();
    const limited = rateLimited(fetch, { clock });
    const refused = limited('/refused', {});
    await clock.run(0);
    asked[0]?.answer({ 'retry-after': after, 'x-ratelimit-remaining': '200' }, 429);
    assert.equal((await refused).status, 429);
    void limited('/next', {});
    await clock.run(held - 1);
    assert.equal(asked.length, 1, after);
    await clock.run(1);
    assert.equal(asked.length, 2, after);
  }
});

test('answers that say nothing use up what was left, and do not put off the end of the window', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  const ask = async (headers?: Record<string, string>): Promise<void> => {
    void limited('/', {});
    await clock.run(0);
    if (headers) asked.at(-1)?.answer(headers);
    await clock.run(0);
  };
  await ask(left(clock, 2, 30));
  await clock.run(10_000);
  await ask({});
  await ask({});
  await ask();
  assert.equal(asked.length, 3);
  await clock.run(20_000);
  assert.equal(asked.length, 4);
});

test('a window that has begun anew lets the queue go on at once', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  for (const input of numbers(2)) void limited(input, {});
  await clock.run(0);
  asked[0]?.answer(left(clock, 0, 30));
  await clock.run(20_000);
  void limited('/next', {});
  await clock.run(0);
  assert.equal(asked.length, 2);
  asked[1]?.answer(left(clock, 5, 60));
  await clock.run(0);
  assert.equal(asked.length, 3);
});

test('a new window that others have used up already is waited for to its own end', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  for (const input of numbers(2)) void limited(input, {});
  await clock.run(0);
  asked[0]?.answer(left(clock, 9, 30));
  await clock.run(20_000);
  asked[1]?.answer(left(clock, 0, 50));
  await clock.run(0);
  void limited('/next', {});
  await clock.run(49_999);
  assert.equal(asked.length, 2);
  await clock.run(1);
  assert.equal(asked.length, 3);
});

test('a late answer about a window that is over does not close the one that is open', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  for (const input of numbers(2)) void limited(input, {});
  await clock.run(0);
  asked[1]?.answer(left(clock, 5, 40));
  await clock.run(0);
  asked[0]?.answer(left(clock, 0, -20));
  await clock.run(0);
  void limited('/next', {});
  await clock.run(0);
  assert.equal(asked.length, 3);
});

test('a reset far in the future is forgotten after a minute, and the server believed again', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  void limited('/first', {});
  await clock.run(0);
  asked[0]?.answer(left(clock, 0, 1e9));
  await clock.run(MINUTE);
  void limited('/second', {});
  await clock.run(0);
  asked[1]?.answer(left(clock, 0, 30));
  await clock.run(0);
  void limited('/third', {});
  await clock.run(29_999);
  assert.equal(asked.length, 2);
  await clock.run(1);
  assert.equal(asked.length, 3);
});

test('a refusal is heeded even where its reset is older than the one known', async () => {
  const clock = new VirtualClock();
  const { fetch, asked } = byHand();
  const limited = rateLimited(fetch, { clock });
  for (const input of numbers(2)) void limited(input, {});
  await clock.run(0);
  asked[0]?.answer(left(clock, 100, 30));
  await clock.run(0);
  asked[1]?.answer(left(clock, 0, -30), 429);
  await clock.run(0);
  void limited('/next', {});
  await clock.run(999);
  assert.equal(asked.length, 2);
  await clock.run(1);
  assert.equal(asked.length, 3);
});
