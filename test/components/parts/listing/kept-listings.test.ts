import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { readKept } from '../../../../src/components/parts/listing/kept-listings.js';

const lamp = { id: 'lamp-1', title: 'Lamp', image: { url: '/1.svg', alt: 'A lamp', width: 4, height: 3 } };

describe('what this browser keeps of listings', () => {
  it('is read back as it was written', () => {
    assert.deepEqual(readKept(JSON.stringify([lamp, { id: 'b', title: 'B' }])), [
      lamp,
      { id: 'b', title: 'B' },
    ]);
    assert.deepEqual(readKept(null), []);
  });

  it('C3-69: is nothing that has not the shape, and nothing twice, whatever the names', () => {
    const odd = [
      null,
      1,
      'x',
      {},
      { id: 1, title: 'x' },
      { id: '', title: 'x' },
      { id: 'x'.repeat(201), title: 'x' },
    ];
    assert.deepEqual(readKept(JSON.stringify(odd)), []);
    const names = ['__proto__', 'constructor', 'toString', '__proto__'];
    const kept = readKept(JSON.stringify(names.map((id) => ({ id, title: id, isAdmin: true }))));
    assert.deepEqual(
      kept.map(({ id }) => id),
      ['__proto__', 'constructor', 'toString'],
    );
    assert.deepEqual(Object.keys(kept[0] ?? {}), ['id', 'title']);
    assert.deepEqual(readKept(JSON.stringify([{ ...lamp, image: { url: 1 } }])), [
      { id: 'lamp-1', title: 'Lamp' },
    ]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(readKept(text))));
  });
});
