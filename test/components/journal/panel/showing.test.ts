import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choiceText } from '../../../../src/components/journal/panel/showing.js';

const showing = { words: { text: (id: string) => `«${id}»` } };

test('of people to choose from, staff have their name, sellers are told apart, and one who is not known yet has no name', () => {
  const deed = (changes: object) => ({ audience: 'seller', ...changes }) as never;
  assert.equal(choiceText(showing, 'digest-1234', deed({ audience: 'operator', by: 'olga' })), 'olga');
  assert.equal(choiceText(showing, 'digest-1234', deed({})), '«a-seller» · 1234');
  assert.equal(choiceText(showing, 'digest-1234', undefined), '«one-person»');
});
