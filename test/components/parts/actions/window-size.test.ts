import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { challengeWindow } from '../../../../src/components/parts/actions/window-size.js';

const at = (width: number, height: number) => challengeWindow(() => ({ width, height }));

describe('the window of a challenge', () => {
  it('is the roomiest of the five that fits', () => {
    assert.equal(at(1200, 900).code, '03');
    assert.equal(at(500, 600).code, '03');
    assert.equal(at(700, 500).code, '04');
    assert.equal(at(420, 560).code, '02');
    assert.equal(at(290, 500).code, '01');
    assert.equal(at(240, 900).code, '05');
    assert.equal(at(800, 320).code, '05');
  });

  it('has the size 3D Secure gives it', () => {
    assert.deepEqual(at(500, 600).size, { width: 500, height: 600 });
    assert.deepEqual(at(600, 400).size, { width: 600, height: 400 });
    assert.deepEqual(at(390, 400).size, { width: 390, height: 400 });
    assert.deepEqual(at(250, 400).size, { width: 250, height: 400 });
    assert.equal(at(100, 100).size, undefined);
  });

  it('counts that words take more lines in a narrow one', () => {
    assert.equal(challengeWindow((width) => ({ width: 400, height: width < 300 ? 380 : 420 })).code, '02');
    assert.equal(challengeWindow((width) => ({ width: 300, height: width < 300 ? 380 : 420 })).code, '05');
  });
});
