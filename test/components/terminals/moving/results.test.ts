import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TerminalDetails } from '../../../../src/client/terminal-management/index.js';
import { effectsOf } from '../../../../src/components/terminals/moving/effects.js';
import { having, resultNow, resultsOf } from '../../../../src/components/terminals/moving/results.js';
import type { Place } from '../../../../src/components/terminals/panel/places.js';

const utrecht: Place = { kind: 'store', account: 'Shops', store: 'Utrecht' };
const unknown = { kind: 'unknown' } as const;

const details = (changed: Partial<TerminalDetails>): TerminalDetails => ({
  companyAccount: 'Gulden',
  terminal: 'V400m-1',
  ...changed,
});

describe('the answer for each terminal', () => {
  it('is done, scheduled or an error by the words that are known, and not known by any other', () => {
    const results = resultsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'toString'], {
      a: 'Done',
      b: 'AssignmentScheduled',
      c: 'RemoveConfigScheduled',
      d: 'Error',
      e: 'Error: terminal not found',
      f: 'ActionScheduled',
    });
    assert.deepEqual(
      [...results].map(([id, { kind, told }]) => [id, kind, told]),
      [
        ['a', 'done', undefined],
        ['b', 'scheduled', undefined],
        ['c', 'scheduled', undefined],
        ['d', 'failed', undefined],
        ['e', 'failed', 'terminal not found'],
        ['f', 'unknown', 'ActionScheduled'],
        ['g', 'unknown', undefined],
        ['toString', 'unknown', undefined],
      ],
    );
    assert.deepEqual(having(results, 'failed', 'done'), ['a', 'd', 'e']);
  });

  it('read again, is what the terminal’s place and status show, and never more', () => {
    const there = details({ merchantAccount: 'Shops', store: 'Utrecht', terminalStatus: 'OnlineToday' });
    const waiting = details({ merchantAccount: 'Shops', terminalStatus: 'ReAssignToStorePending' });
    const away = details({ merchantAccount: 'Shops', terminalStatus: 'OnlineToday' });
    assert.equal(resultNow(there, utrecht, unknown, false).kind, 'done');
    assert.equal(resultNow(waiting, utrecht, unknown, false).kind, 'scheduled');
    assert.equal(resultNow(away, utrecht, unknown, false).kind, 'unknown');
    assert.equal(resultNow(away, utrecht, { kind: 'scheduled' }, false).kind, 'unknown');
    assert.equal(resultNow(away, utrecht, { kind: 'failed' }, false).kind, 'failed');
  });

  it('is not known where the terminal waited for a restart before, or waits to go elsewhere', () => {
    const waiting = details({ merchantAccount: 'Shops', terminalStatus: 'ReAssignToStorePending' });
    assert.equal(resultNow(waiting, utrecht, unknown, true).kind, 'unknown');
    assert.equal(resultNow(waiting, utrecht, { kind: 'scheduled' }, true).kind, 'scheduled');
    assert.equal(resultNow(waiting, { kind: 'inventory' }, unknown, false).kind, 'unknown');
  });
});

describe('what a move does', () => {
  const row = (id: string, place: Place) => ({ id, model: 'V400m', serial: id, place });
  const rows = [
    row('a', utrecht),
    row('b', { kind: 'store', account: 'Shops', store: 'Delft' }),
    row('c', { kind: 'in-use', account: 'Shops' }),
    row('d', { kind: 'stock', account: 'Shops' }),
    row('e', { kind: 'inventory' }),
  ];

  it('restarts the terminals in use, moves the others at once, and nothing that is there already', () => {
    const effects = effectsOf(rows, utrecht, (id) => ({ kind: id === 'b' ? 'off' : 'online' }));
    const { from, ...numbers } = effects;
    assert.deepEqual(numbers, { atOnce: 2, restarting: 2, off: 1, there: 1 });
    assert.deepEqual(
      from.map(({ count }) => count),
      [1, 1, 1, 1, 1],
    );
    assert.equal(effectsOf(rows, undefined, () => undefined).restarting, 3);
  });
});
