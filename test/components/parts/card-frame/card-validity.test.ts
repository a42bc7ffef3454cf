import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { cardValidity } from '../../../../src/components/parts/card-frame/card-validity.js';
import type { CardState } from '../../../../src/components/parts/card-frame/card-state.js';
import { FIELD_CODES, FIELDS } from '../../../../src/frame/protocol.js';
import { words } from '../../../../src/words/compiled/parts/card-frame/en.js';

const english = { ready: true, text: (key: keyof typeof words) => String(words[key]) };
const of = (fields: CardState['fields'], complete = false) =>
  cardValidity('ready', { fields, complete }, english);

describe('what a form is told of a card', () => {
  it('nothing where the card is complete', () => {
    assert.deepEqual(of({ number: 'valid' }, true), { flags: {}, message: '' });
  });

  it('the first field to correct, and how', () => {
    const told = of({ number: 'valid', expiry: 'expired', securityCode: 'empty' });
    assert.deepEqual(told, { flags: { badInput: true }, message: words.expiryExpired });
    assert.deepEqual(of({ number: 'empty', expiry: 'too-far' }), {
      flags: { valueMissing: true },
      message: words.numberMissing,
    });
  });

  it('a sentence for every field and code', () => {
    for (const field of FIELDS)
      for (const code of FIELD_CODES)
        if (code !== 'valid')
          assert.match(of({ [field]: code }).message, /^[A-Z].{10,}\.$/, `${field} ${code}`);
  });

  it('that there are no fields yet, or none at all', () => {
    const none: CardState = { fields: {}, complete: false };
    assert.equal(cardValidity('loading', none, english).message, words.cardLoading);
    assert.equal(cardValidity('error', none, english).message, words.cardFailed);
  });
});
