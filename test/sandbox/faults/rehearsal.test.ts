import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readFaults, rehearse } from '../../../src/sandbox/index.js';

const request = (): Request =>
  new Request('https://shop.example/florin/checkout/payments', { method: 'POST', body: '{}' });

/** A handler that counts what it carried out, behind the faults of one line. */
function behind(text: string, leg: 'browser' | 'platform' = 'browser') {
  let count = 0;
  const handler = async (got: Request): Promise<Response> => {
    await got.text();
    return Response.json({ done: ++count });
  };
  return { send: rehearse(handler, readFaults(text), { leg, random: () => 0.5 }), done: () => count };
}

describe('reading FLORIN_FAULTS', () => {
  it('reads words with chances, times and sides', () => {
    assert.deepEqual(readFaults('lost-response:0.5, latency:3000,platform.busy'), [
      { word: 'lost-response', leg: undefined, chance: 0.5, ms: 0 },
      { word: 'latency', leg: undefined, chance: 1, ms: 3000 },
      { word: 'busy', leg: 'platform', chance: 1, ms: 0 },
    ]);
    assert.deepEqual(readFaults(''), []);
  });

  for (const [text, part, why] of [
    ['lost-response:0.5,lost-everything', 'lost-everything', /is no fault.*lost-request, lost-response/],
    ['lost-response:50', 'lost-response:50', /chance from 0 to 1/],
    ['busy:often', 'busy:often', /chance from 0 to 1/],
    ['busy:', 'busy:', /chance from 0 to 1/],
    ['latency', 'latency', /whole milliseconds/],
    ['latency:-1', 'latency:-1', /whole milliseconds/],
    ['latency:3s', 'latency:3s', /whole milliseconds/],
    ['bank.busy', 'bank.busy', /neither 'browser\.' nor 'platform\.'/],
    ['busy,,latency:1', '', /is no fault/],
    ['toString', 'toString', /is no fault/],
  ] as const)
    it(`names the part of '${text}' that it cannot read`, () => {
      assert.throws(
        () => readFaults(text),
        ({ name, message }: Error) =>
          name === 'TypeError' && message.startsWith(`FLORIN_FAULTS: '${part}' `) && why.test(message),
      );
    });
});

describe('rehearsing faults', () => {
  const isBroken = (error: Error): boolean => error instanceof TypeError && error.message === 'fetch failed';

  it('loses requests before, and answers after they were carried out', async () => {
    const before = behind('lost-request');
    await assert.rejects(before.send(request()), isBroken);
    assert.equal(before.done(), 0);
    const after = behind('lost-response');
    await assert.rejects(after.send(request()), isBroken);
    assert.equal(after.done(), 1);
  });

  it('is busy before and after, breaks answers off, and delivers twice', async () => {
    for (const [word, status, done] of [
      ['busy', 503, 0],
      ['busy-after', 503, 1],
      ['duplicate', 200, 2],
    ] as const) {
      const { send, done: count } = behind(word);
      assert.deepEqual([(await send(request())).status, count()], [status, done], word);
    }
    const cut = await behind('garbled').send(request());
    await assert.rejects(cut.json(), SyntaxError);
  });

  it('strikes as often as was asked for, and on the side that was named', async () => {
    assert.equal((await behind('busy:0.5').send(request())).status, 200);
    assert.equal((await behind('busy:0.51').send(request())).status, 503);
    assert.equal((await behind('platform.busy').send(request())).status, 200);
    assert.equal((await behind('platform.busy', 'platform').send(request())).status, 503);
  });

  it('lets be what it is told to spare', async () => {
    const send = rehearse(async () => Response.json({}), readFaults('busy'), {
      leg: 'browser',
      spares: () => true,
    });
    assert.equal((await send(request())).status, 200);
  });
});
