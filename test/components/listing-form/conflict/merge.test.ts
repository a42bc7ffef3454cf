import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  differencesOf,
  firstChoices,
  merged,
  type FormFields,
} from '../../../../src/components/listing-form/conflict/merge.js';

const image = (url: string, alt = '') => ({ url, alt, width: '4', height: '3' });
const read: FormFields = {
  title: 'Lamp',
  description: '',
  price: '10.00',
  compareAtPrice: '',
  categoryId: '',
  condition: 'new',
  stock: '5',
  status: 'draft',
  images: [image('https://a.example/1')],
};

describe('two versions of a listing', () => {
  it('ask only about what the other one changed, and leave a choice where both did', () => {
    const mine = { ...read, title: 'My lamp', stock: '7' };
    const theirs = { ...read, title: 'Their lamp', price: '12.00' };
    const differences = differencesOf(read, mine, theirs);
    assert.deepEqual(differences, [
      { name: 'title', isBoth: true },
      { name: 'price', isBoth: false },
    ]);
    assert.deepEqual(firstChoices(differences), { price: 'theirs' });
    const { title, price, stock } = merged(read, mine, theirs, { title: 'mine', price: 'theirs' });
    assert.deepEqual([title, price, stock], ['My lamp', '12.00', '7']);
    assert.equal(merged(read, mine, theirs, { title: 'theirs', price: 'mine' }).price, '10.00');
  });

  it('do not differ by what a service says of pictures that it draws itself', () => {
    const theirs = { ...read, title: 'Their lamp', images: [image('https://a.example/1', 'Their lamp')] };
    assert.deepEqual(
      differencesOf(read, read, theirs).map(({ name }) => name),
      ['title'],
    );
    assert.deepEqual(merged(read, read, theirs, { title: 'mine' }).images, theirs.images);
    const mine = { ...read, images: [image('https://a.example/2')] };
    assert.deepEqual(differencesOf(read, mine, theirs).at(-1), { name: 'images', isBoth: true });
  });

  it('ask nothing where both came to the same', () => {
    const both = { ...read, title: 'Same' };
    assert.deepEqual(differencesOf(read, both, both), []);
  });
});
