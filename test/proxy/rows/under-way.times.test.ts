import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { ClientError } from '../../../src/client/index.js';
import { whileUnderWay } from '../../../src/proxy/rows/under-way.js';

const UNDER_WAY = new ClientError({ kind: 'refused', operation: 'POST /payments', status: 422, code: '704' });

/** Sends while the platform works on an earlier request so many times, and tells how often and how long it waited. */
async function sendAgainst(
  times: number,
  options: { readonly answerWithin: number; readonly pause?: number },
) {
  const { answerWithin, pause } = options;
  let sent = 0;
  let waited = 0;
  let isOver = false;
  const send = async (): Promise<string> => {
    sent += 1;
    if (sent <= times) throw UNDER_WAY;
    return 'answered';
  };
  const settings = { answerWithin, options: { platform: { pause } } } as unknown as Parameters<
    typeof whileUnderWay
  >[1];
  const ended = whileUnderWay(send, settings).then(
    (answer) => answer,
    (error: unknown) => error,
  );
  void ended.finally(() => (isOver = true));
  for (await turn(); !isOver && sent < 10; await turn()) {
    mock.timers.tick(100);
    waited += 100;
  }
  return { sent, waited, end: isOver ? await ended : 'still sending' };
}

describe('how long a request is sent again', () => {
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  it('is twice as long before each try, from half a second on', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { sent, waited, end } = await sendAgainst(2, { answerWithin: 60_000 });
    assert.deepEqual([sent, end], [3, 'answered']);
    assert.ok(waited >= 1500, `${waited} ms`);
  });

  it('ends where the next try would come when the caller waits no more', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(performance, 'now', () => 1000);
    assert.deepEqual(await sendAgainst(Infinity, { answerWithin: 1601, pause: 400 }), {
      sent: 4,
      waited: 2800,
      end: UNDER_WAY,
    });
    const { sent, end } = await sendAgainst(Infinity, { answerWithin: 400, pause: 400 });
    assert.deepEqual([sent, end], [1, UNDER_WAY]);
  });
});
