import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { read } from '../house/files.js';
import { familiesInPaths, lifeOf, type Family } from './lifecycle/family.js';
import { ELSEWHERE, SAMPLES } from './lifecycle/samples.js';
import { moveOfTerminal, orderOfListing } from './lifecycle/moves.js';
import { openWorld } from './lifecycle/world.js';

/** Numbers below `count`, the same ones for the same seed. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Families that the paths do not tell of: each is read by other rows than those below its own path. */
const ODD: readonly Family[] = Object.keys(SAMPLES)
  .filter((create) => !familiesInPaths().some((family) => family.create === create))
  .map((create) => ({ create, read: undefined, list: undefined, remove: undefined, changing: [], by: '' }));

const families = [...familiesInPaths(), ...ODD].filter(({ create }) => !(create in ELSEWHERE));

describe('what is written is seen by other rows, whatever else happens in between', () => {
  it('has a sample for every family that the paths tell of, and for every row that changes one', () => {
    assert.deepEqual(
      families.filter(({ create }) => !SAMPLES[create]).map(({ create }) => create),
      [],
    );
    for (const { create, changing } of families)
      assert.deepEqual(
        changing.filter((row) => !SAMPLES[create]?.changes?.[row]),
        [],
        create,
      );
    for (const [create, path] of Object.entries(ELSEWHERE))
      assert.ok(read(path).includes(create.split('.')[1] ?? ''), `${path} does not call ${create}`);
    assert.ok(families.length >= 25);
  });

  for (const seed of [1, 20_260_504, 77])
    it(`in an order of its own, from seed ${seed}`, async () => {
      const world = await openWorld(seed);
      const next = dice(seed);
      const lives = [
        ...families.map((each) => lifeOf(world, each, SAMPLES[each.create] ?? assert.fail(each.create))),
        moveOfTerminal(world),
        orderOfListing(world),
      ];
      while (lives.length > 0) {
        const at = next(lives.length);
        const { done } = (await lives[at]?.next()) ?? {};
        if (done) lives.splice(at, 1);
      }
    });
});
