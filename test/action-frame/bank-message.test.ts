import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { readBankMessage } from '../../src/action-frame/bank-message.js';

describe('a bank page’s message', () => {
  it('is read as the one letter it brings', () => {
    const fingerprint = '{"type":"fingerPrintResult","result":{"threeDSCompInd":"Y"}}';
    const challenge = '{"type":"challengeResult","result":{"transStatus":"N","other":1}}';
    assert.equal(readBankMessage(fingerprint, 'fingerprint'), 'Y');
    assert.equal(readBankMessage(challenge, 'challenge'), 'N');
  });

  it('about the other step is not the answer', () => {
    assert.equal(
      readBankMessage('{"type":"challengeResult","result":{"transStatus":"Y"}}', 'fingerprint'),
      undefined,
    );
    assert.equal(
      readBankMessage('{"type":"fingerPrintResult","result":{"threeDSCompInd":"Y"}}', 'challenge'),
      undefined,
    );
  });

  it('with anything but one capital letter is not the answer', () => {
    for (const transStatus of ['', 'y', 'YY', 'É', 1, true, null, ['Y'], { toString: 'Y' }])
      assert.equal(
        readBankMessage(JSON.stringify({ type: 'challengeResult', result: { transStatus } }), 'challenge'),
        undefined,
      );
  });

  it('that inherits its fields is not the answer', () => {
    const message = '{"__proto__":{"type":"challengeResult","result":{"transStatus":"Y"}}}';
    assert.equal(readBankMessage(message, 'challenge'), undefined);
  });

  it('that is an object, huge, deep or no JSON is not the answer', () => {
    const answer = { type: 'challengeResult', result: { transStatus: 'Y' } };
    assert.equal(readBankMessage(answer, 'challenge'), undefined);
    assert.equal(
      readBankMessage(JSON.stringify({ ...answer, padding: 'x'.repeat(5000) }), 'challenge'),
      undefined,
    );
    assert.equal(readBankMessage('['.repeat(4000), 'challenge'), undefined);
    fc.assert(fc.property(fc.anything(), (data) => readBankMessage(data, 'challenge') === undefined));
    fc.assert(fc.property(fc.json(), (data) => readBankMessage(data, 'challenge') === undefined));
  });
});
