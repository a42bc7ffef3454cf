import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { fold, foldedWords } from '../../../src/client/listings/fold.js';

test('marks, case and letters of their own are typed as plain ones', () => {
  assert.equal(
    fold('Łódź, CRÈME Brûlée, Straße, Ærø, Œuvre, ĐỒ, ｆｕｌｌ'),
    'lodz, creme brulee, strasse, aero, oeuvre, do, full',
  );
  assert.equal(fold('İstanbul ısı'), 'istanbul isi');
});

test('words are letters and digits, each once, of any script', () => {
  assert.deepEqual(foldedWords('Tea & tea; 30×40 cm — чай 茶!'), ['tea', '30', '40', 'cm', 'чаи', '茶']);
});

test('folded text stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(fold(fold(text)), fold(text))),
  );
});
