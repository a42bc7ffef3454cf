import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ServerClock } from '../../../src/components/base/server-clock.js';

describe('the server’s clock', () => {
  it('is not known before it was told', () => {
    const clock = new ServerClock();
    assert.equal(clock.tell(undefined), false);
    assert.equal(clock.tell(Number.NaN), false);
    assert.equal(clock.now, undefined);
  });

  it('goes on from what was told, whatever the machine’s own clock says', (context) => {
    const clock = new ServerClock();
    let at = 100;
    context.mock.method(performance, 'now', () => at);
    assert.equal(clock.tell(5000), true);
    assert.equal(clock.tell(5000), false);
    at += 250.4;
    assert.equal(clock.now, 5250);
    assert.equal(clock.tell(9000), true);
    assert.equal(clock.now, 9000);
  });
});
