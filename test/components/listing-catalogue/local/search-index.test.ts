import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { fold, searchedStart, searchedWords, wordsToFind } from '../../../../src/client/listings/fold.js';
import { SearchIndex } from '../../../../src/components/listing-catalogue/local/search-index.js';

const TITLES = [
  'Brass Lamp',
  'Oak chair',
  'Łódź poster',
  'LAMP shade, oak',
  'نَجفة قديمة',
  'Straße',
  'Line\nbreak',
];
const SELLERS = { codes: Uint32Array.of(0, 0, 1, 1, 0, 1, 0), folded: ['grun', 'nowak & oak'] };

const find = (search: string, index = new SearchIndex(TITLES, [SELLERS])): number[] => [
  ...(index.find(searchedWords(search)) ?? TITLES.keys()),
];

/** Letters of one byte and more, of two halves, that fold to several or to none, and what stands between words. */
const texts = (maxLength: number) =>
  fc.oneof(
    fc.stringMatching(new RegExp(`^[abcé ]{0,${maxLength}}$`)),
    fc.string({ unit: fc.constantFrom(...'abAÉłжИ字𝐛ﬁ½3–- \u0301'), maxLength }),
  );

const few = (maxLength: number) => fc.stringMatching(new RegExp(`^[ab Ł-]{0,${maxLength}}$`));

describe('a search', () => {
  it('finds the beginnings of words of a title or seller, without regard to case and marks', () => {
    assert.deepEqual(find('lamp'), [0, 3]);
    assert.deepEqual(find('lodz'), [2]);
    assert.deepEqual(find('ŁÓDŹ'), [2]);
    assert.deepEqual(find('نجفة'), [4]);
    assert.deepEqual(find('strasse'), [5]);
    assert.deepEqual(find('Nowák'), [2, 3, 5]);
    assert.deepEqual(find('break'), [6]);
    assert.deepEqual(find('amp'), []);
    assert.deepEqual(find('a'), []);
    assert.deepEqual(find('l'), [0, 2, 3, 6]);
  });

  it('finds what has all words, wherever each is', () => {
    assert.deepEqual(find('oak lamp'), [3]);
    assert.deepEqual(find('nowak lamp'), [3]);
    assert.deepEqual(find('oak'), [1, 2, 3, 5]);
    assert.deepEqual(find('lamp zebra'), []);
  });

  it('keeps titles apart, whatever control characters are in them', () => {
    const index = new SearchIndex(['oak\0lamp', 'Łódź × oak', '\0', 'lamp'], []);
    assert.deepEqual(find('lamp', index), [0, 3]);
    assert.deepEqual(find('oak', index), [0, 1]);
    assert.deepEqual(find('lodz', index), [1]);
    assert.deepEqual(find('l', index), [0, 1, 3]);
  });

  it('that asks nothing finds all', () => {
    assert.equal(new SearchIndex(TITLES, []).find(searchedWords(' .,! ')), undefined);
  });

  it('finds the same, letter by letter and back, as one that has never been asked before', () => {
    const titles = fc.array(texts(8), { minLength: 1, maxLength: 60 });
    const searches = fc.array(texts(5), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(titles, searches, (titles, searches) => {
        const codes = Uint32Array.from(titles, (_, at) => at % 2);
        const column = { codes, folded: ['ab', 'x'] };
        const index = new SearchIndex(titles, [column]);
        for (const search of searches) {
          const words = searchedWords(search);
          const expected = titles.flatMap((title, at) =>
            words.every((word) =>
              wordsToFind(title, column.folded[at % 2]).some((each) => each.startsWith(word)),
            )
              ? [at]
              : [],
          );
          assert.deepEqual([...(index.find(words) ?? titles.keys())], expected, `“${search}”`);
        }
      }),
    );
  });

  it('takes titles of any length, and letters that fold to many', () => {
    const index = new SearchIndex([`${'ﷺ '.repeat(200)}chair`, 'lamp '.repeat(500), 'oak'], []);
    assert.deepEqual(find('lamp', index), [1]);
    assert.deepEqual(find('oak', index), [2]);
    assert.deepEqual(find('chair', index), [0]);
  });

  it('puts first what begins as was typed, then what has all words after a space, then the rest', () => {
    fc.assert(
      fc.property(fc.array(few(6), { minLength: 1, maxLength: 40 }), few(3), (titles, search) => {
        const words = searchedWords(search);
        const index = new SearchIndex(titles, []);
        const matches = index.find(words);
        if (!matches) return;
        const scoreOf = (title: string): number =>
          Number(title.startsWith(searchedStart(search))) +
          Number(words.every((word) => ` ${title}`.includes(` ${word}`)));
        const scores = titles.map((title) => scoreOf(fold(title)));
        const expected = [...matches].sort((a, b) => scores[b]! - scores[a]! || a - b);
        assert.deepEqual([...index.rank(matches, searchedStart(search), words)], expected);
      }),
    );
  });
});
