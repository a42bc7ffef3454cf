import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { highlight } from '../../../../src/components/listing-catalogue/view/highlight.js';

const marked = (text: string, search: string): string =>
  highlight(text, search)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

describe('what was searched for', () => {
  it('is found without regard to case and marks', () => {
    assert.equal(marked('Brass Lamp, small', 'lamp'), 'Brass [Lamp], small');
    assert.equal(marked('Łódź café', 'lodz CAFE'), '[Łódź] [café]');
    assert.equal(marked('cafe\u0301s', 'cafe'), '[cafe\u0301]s');
    assert.equal(marked('Straße', 'strass'), '[Straß]e');
    assert.equal(marked('مِصباح قديم', 'مصباح'), '[مِصباح] قديم');
    assert.equal(marked('lala land', 'la'), '[la]la [la]nd');
  });

  it('is the beginning of a word, as it is for the search', () => {
    assert.equal(marked('Straße', 's'), '[S]traße');
    assert.equal(marked('cast-iron, 𝒜ron iron', 'iron ron'), 'cast-[iron], 𝒜ron [iron]');
  });

  it('is nothing where nothing was', () => {
    assert.equal(marked('Lamp', ''), 'Lamp');
    assert.equal(marked('Lamp', '.*('), 'Lamp');
    assert.deepEqual(highlight('', 'lamp'), []);
  });

  it('C3-64: is parted and never changed: joined, the parts are the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 6 }),
        (text, search) => {
          assert.equal(
            highlight(text, search)
              .map((each) => each.text)
              .join(''),
            text,
          );
        },
      ),
    );
    const markup = '<img src=x onerror=alert(1)><!--?lit$1$-->{{x}}${y}';
    assert.equal(
      highlight(markup, 'img')
        .map((each) => each.text)
        .join(''),
      markup,
    );
  });
});
