import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { isHello, readFrameMessage } from '../../src/action-frame/protocol.js';
import { readInit } from '../../src/action-frame/read-init.js';

const INIT = {
  florin: 1,
  type: 'action-init',
  nonce: 'n',
  task: 'challenge',
  token: 'e30=',
  windowSize: '02',
  title: 'Your bank’s page',
};

describe('the action frame’s protocol', () => {
  it('knows a hello of this version', () => {
    assert.equal(isHello({ florin: 1, type: 'action-hello' }), true);
    for (const other of [{ florin: 2, type: 'action-hello' }, { florin: 1, type: 'hello' }, 'hello', null])
      assert.equal(isHello(other), false);
  });

  it('reads an init into a new object with the known fields', () => {
    const read = readInit({ ...INIT, extra: 1 });
    assert.deepEqual(read, { ...INIT, limit: undefined });
    assert.equal(readInit({ ...INIT, limit: 50 })?.limit, 50);
    for (const limit of ['50', -1, Number.NaN, null])
      assert.equal(readInit({ ...INIT, limit })?.limit, undefined);
  });

  it('refuses an init with a field missing or wrong', () => {
    for (const change of [
      { florin: 2 },
      { type: 'init' },
      { nonce: '' },
      { nonce: 'x'.repeat(65) },
      { task: 'pay' },
      { token: 'x'.repeat(65_537) },
      { token: 7 },
      { windowSize: '06' },
      { windowSize: 2 },
      { title: '' },
      { title: 'x'.repeat(201) },
    ])
      assert.equal(readInit({ ...INIT, ...change }), undefined, JSON.stringify(change));
  });

  it('reads the frame’s messages and nothing else', () => {
    assert.deepEqual(readFrameMessage({ type: 'ready', nonce: 'n', more: 1 }), { type: 'ready', nonce: 'n' });
    assert.deepEqual(readFrameMessage({ type: 'shown' }), { type: 'shown' });
    assert.deepEqual(readFrameMessage({ type: 'result', value: 'Y' }), { type: 'result', value: 'Y' });
    assert.deepEqual(readFrameMessage({ type: 'refused', field: 'url' }), { type: 'refused', field: 'url' });
    for (const other of [
      { type: 'result', value: 'YES' },
      { type: 'refused', field: 'x' },
      { type: 'ready' },
      {},
    ])
      assert.equal(readFrameMessage(other), undefined);
  });

  it('never throws at what it hears', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        assert.equal(isHello(data), false);
        assert.equal(readInit(data), undefined);
        assert.equal(readFrameMessage(data), undefined);
      }),
    );
  });
});
