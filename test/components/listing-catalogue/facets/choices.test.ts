import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { choicesOf, withChoice } from '../../../../src/components/listing-catalogue/facets/choices.js';

const VALUES = [
  { value: 'home', count: 9 },
  { value: 'lamps', parent: 'home', count: 6 },
  { value: 'music', count: 5 },
  { value: 'shades', parent: 'lamps', count: 2 },
  { value: 'chairs', parent: 'home', count: 3 },
  { value: 'lost', parent: 'nowhere', count: 1 },
];

const shown = (...chosen: string[]) =>
  choicesOf(VALUES, chosen).map(({ value, depth }) => `${'-'.repeat(depth)}${value.value}`);

describe('the choices of a filter', () => {
  it('are wholes, and parts once their whole is set', () => {
    assert.deepEqual(shown(), ['home', 'music', 'lost']);
    assert.deepEqual(shown('home'), ['home', '-lamps', '-chairs', 'music', 'lost']);
    assert.deepEqual(shown('shades'), ['home', '-lamps', '--shades', '-chairs', 'music', 'lost']);
  });

  it('are shown, each once, where they are said to be within each other', () => {
    const values = [
      { value: 'egg', parent: 'hen', count: 1 },
      { value: 'hen', parent: 'egg', count: 1 },
      { value: 'self', parent: 'self', count: 1 },
    ];
    assert.deepEqual(
      choicesOf(values, ['egg', 'self']).map(({ value }) => value.value),
      ['egg', 'hen', 'self'],
    );
  });

  it('add up, and a part takes the place of its whole as a whole does of its parts', () => {
    assert.deepEqual(withChoice(VALUES, ['home'], 'music'), ['home', 'music']);
    assert.deepEqual(withChoice(VALUES, ['home', 'music'], 'music'), ['home']);
    assert.deepEqual(withChoice(VALUES, ['home', 'music'], 'shades'), ['music', 'shades']);
    assert.deepEqual(withChoice(VALUES, ['shades', 'chairs', 'music'], 'home'), ['music', 'home']);
    assert.deepEqual(withChoice(VALUES, ['lamps'], 'chairs'), ['lamps', 'chairs']);
  });
});
