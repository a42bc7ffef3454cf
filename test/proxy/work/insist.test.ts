import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';

import { insist } from '../../../src/proxy/work/insist.js';

/** How often a write is tried that fails so many times, after which pauses (ms), and what is noted. */
async function tried(failures: number) {
  const pauses: number[] = [];
  const notes: string[] = [];
  mock.method(globalThis, 'setTimeout', (act: () => void, pause: number) => {
    pauses.push(pause);
    queueMicrotask(act);
  });
  let times = 0;
  try {
    const around = { note: (word: string) => notes.push(word), keepAlive: () => undefined };
    const answer = await insist(around, async () => {
      if (times++ < failures) throw new Error(`away ${times}`);
      return 'written';
    }).catch((error: unknown) => String(error));
    return { answer, times, pauses, notes };
  } finally {
    mock.restoreAll();
  }
}

describe('a write that must not get lost', () => {
  it('is done once where the database is there', async () => {
    assert.deepEqual(await tried(0), { answer: 'written', times: 1, pauses: [], notes: [] });
  });

  it('is tried again, each time later, while the database is away for a moment', async () => {
    assert.deepEqual(await tried(3), {
      answer: 'written',
      times: 4,
      pauses: [50, 200, 800],
      notes: ['ledger-failed', 'ledger-failed', 'ledger-failed'],
    });
  });

  it('fails with the last error where the database stays away', async () => {
    const { answer, times, pauses } = await tried(9);
    assert.deepEqual([answer, times, pauses], ['Error: away 4', 4, [50, 200, 800]]);
  });
});
