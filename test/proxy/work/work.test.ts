import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { within, Work } from '../../../src/proxy/work/work.js';

/** Work that ends when it is told to. */
function task() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work: () => done, end, fail };
}

describe('what a process is doing', () => {
  it('is known by its key from its start to its end', async () => {
    const [work, { work: first, end }] = [new Work(), task()];
    const running = work.start('key-1', first);
    assert.deepEqual([work.isRunning('key-1'), work.isRunning('key-2')], [true, false]);
    end();
    await running;
    assert.equal(work.isRunning('key-1'), false);
  });

  it('is over too where it failed, which the one who started it hears', async () => {
    const [work, { work: first, fail }] = [new Work(), task()];
    const running = work.start('key-1', first);
    const joined = work.join('key-1', 60_000);
    fail(new Error('broken'));
    await assert.rejects(running, /broken/);
    await assert.rejects(joined, /broken/);
    assert.equal(work.isRunning('key-1'), false);
  });

  it('is waited for, but not for longer than one wants', async () => {
    const [work, { work: first, end }] = [new Work(), task()];
    void work.start('key-1', first);
    await work.join('key-1', 1);
    await work.join('key-2', 60_000);
    assert.equal(work.isRunning('key-1'), true);
    const joined = work.join('key-1', 60_000);
    end();
    await joined;
    assert.equal(work.isRunning('key-1'), false);
  });

  it('is not waited for where one request must not await another’s promise', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', {
      value: { userAgent: 'Cloudflare-Workers' },
      configurable: true,
    });
    try {
      const [work, { work: first }] = [new Work(), task()];
      void work.start('key-1', first);
      await work.join('key-1', 600_000);
      assert.equal(work.isRunning('key-1'), true);
    } finally {
      if (own) Object.defineProperty(globalThis, 'navigator', own);
      else delete (globalThis as { navigator?: unknown }).navigator;
    }
  });

  it('leaves no timer behind where it ends in time', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await within(Promise.resolve(), 600_000);
    assert.equal(timers(), before);
  });
});
