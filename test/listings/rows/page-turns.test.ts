import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { PageTurns } from '../../../src/listings/rows/page-turns.js';

/** Pages that are found when the test says so. */
function catalogue() {
  const turns = new PageTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<string> =>
    turns.take(() => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  return { turns, begun, ask, end: (name: string) => ends.get(name)?.() };
}

describe('pages of listings', () => {
  it('are looked up one after the other, so that payments have their turn', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = catalogue();
    const first = ask('first');
    const second = ask('second');
    await turn();
    assert.deepEqual(begun, ['first']);
    end('first');
    assert.equal(await first, 'first');
    await turn();
    assert.deepEqual(begun, ['first', 'second']);
    end('second');
    assert.equal(await second, 'second');
    mock.timers.reset();
  });

  it('do not wait long for a slow search', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = catalogue();
    void ask('slow');
    const quick = ask('quick');
    await turn();
    mock.timers.tick(24);
    await turn();
    assert.deepEqual(begun, ['slow']);
    mock.timers.tick(1);
    await turn();
    assert.deepEqual(begun, ['slow', 'quick']);
    end('quick');
    assert.equal(await quick, 'quick');
    mock.timers.reset();
  });

  it('go on after a search that failed', async () => {
    const { turns, ask, end } = catalogue();
    await assert.rejects(
      turns.take(() => Promise.reject(new Error('the database is away'))),
      /away/,
    );
    const next = ask('next');
    await turn();
    end('next');
    assert.equal(await next, 'next');
  });
});
