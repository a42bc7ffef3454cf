import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { drawnOf, scrollFor, wholeOf } from '../../../../src/components/parts/list-window/window.js';

const lists = fc.record({
  length: fc.nat(300_000),
  columns: fc.integer({ min: 1, max: 8 }),
  pitch: fc.integer({ min: 40, max: 900 }),
  viewport: fc.integer({ min: 200, max: 2000 }),
});

describe('the part of a list that is drawn', () => {
  it('covers the screen, is no more than two screens and two rows, and is in the list', () => {
    fc.assert(
      fc.property(lists, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (list, share) => {
        const whole = Math.ceil(list.length / list.columns) * list.pitch;
        const height = Math.min(whole, 12_000_000);
        const scrolled = share * height;
        const drawn = drawnOf({ ...list, scrolled });
        assert.ok(drawn.first >= 0 && drawn.first <= drawn.end && drawn.end <= list.length);
        assert.equal(drawn.height, height);
        const rows = Math.ceil((drawn.end - drawn.first) / list.columns);
        assert.ok(rows <= Math.ceil((list.viewport * 1.5) / list.pitch) + 2);
        // Whatever of the list the screen shows is drawn there.
        const [top, bottom] = [Math.max(0, scrolled), Math.min(height, scrolled + list.viewport)];
        if (top >= bottom) return;
        assert.ok(drawn.offset <= top + 1, `${drawn.offset} is below ${top}`);
        assert.ok(drawn.offset + rows * list.pitch >= bottom - 1, 'the screen’s end is empty');
      }),
    );
  });

  it('of a list that is higher than a browser draws still has its first and its last', () => {
    const list = { length: 300_000, columns: 1, pitch: 400, viewport: 800 };
    assert.equal(drawnOf({ ...list, scrolled: 0 }).first, 0);
    const last = drawnOf({ ...list, scrolled: 12_000_000 - 800 });
    assert.equal(last.end, 300_000);
    assert.ok(Math.abs(last.offset + (last.end - last.first) * 400 - 12_000_000) <= 1);
  });

  it('is all of a list that is drawn whole, wherever it is scrolled to', () => {
    const list = { length: 7, columns: 3, pitch: 50, scrolled: 4000, viewport: 100 };
    assert.deepEqual(wholeOf(list), { first: 0, end: 7, offset: 0, height: 150 });
  });

  it('leads to any of its items', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (list, number) => {
        fc.pre(list.length > 0);
        const index = number % list.length;
        const scrolled = scrollFor(index, list);
        const { first, end } = drawnOf({ ...list, scrolled });
        assert.ok(index >= first && index < end, `${index} is not in ${first} to ${end}`);
      }),
    );
  });
});
