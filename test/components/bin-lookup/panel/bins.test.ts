import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { readBins, tidyDigits } from '../../../../src/components/bin-lookup/panel/bins.js';

describe('the digits of cards', () => {
  it('are one card on each line, whatever stands between them', () => {
    assert.equal(tidyDigits('411111, 555555;\t403550\n\n6011 00').text, '411111\n555555\n403550\n601100');
  });

  it('are eight at most, and it is told where there were more', () => {
    assert.deepEqual(tidyDigits('4111 1111 1111 1111'), { text: '41111111', isCut: true });
    assert.deepEqual(tidyDigits('4111-1111'), { text: '41111111', isCut: false });
  });

  it('a new line stays while it is typed', () => {
    assert.equal(tidyDigits('411111\n').text, '411111\n');
    assert.equal(tidyDigits('\n').text, '');
  });

  it('no text leaves more than eight digits of a card, and tidying again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { text } = tidyDigits(typed);
        assert.match(text, /^(?:\d{1,8}(?:\n|$))*$/);
        assert.deepEqual(tidyDigits(text), { text, isCut: false });
      }),
    );
  });

  it('are asked about once each, from six digits and up to fifty cards', () => {
    assert.deepEqual(readBins(''), { bins: [], fault: 'none' });
    assert.equal(readBins('411111\n41111').fault, 'short');
    assert.deepEqual(readBins('411111\n411111\n555555').bins, ['411111', '555555']);
    const cards = (count: number) =>
      Array.from({ length: count }, (_, at) => String(400_000 + at)).join('\n');
    assert.equal(readBins(cards(50)).fault, undefined);
    assert.equal(readBins(cards(51)).fault, 'many');
  });
});
