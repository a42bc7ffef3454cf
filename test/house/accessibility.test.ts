import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { STATEMENT_PAGE, withCriteria } from '../../scripts/docs/criteria.mjs';
import { readTokens } from '../../scripts/docs/tokens.mjs';
import { weakPairs } from '../theme/weak-pairs.js';
import { CRITERIA } from './accessibility/criteria.js';
import type { Criterion } from './accessibility/criterion.js';
import { elements } from './entries.js';
import { filesIn, read, ROOT } from './files.js';

const none: string[] = [];

/** The criteria of WCAG 2.2 at the levels A and AA, in its order: 4.1.1 is obsolete. */
const NUMBERS =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 ' +
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 ' +
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';
const OF_LEVEL_AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 ' +
  '3.3.3 3.3.4 3.3.8 4.1.3';

const SHOWN = /\b(?:it|test)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Titles of the tests of a text that run, as they are written. */
const titlesIn = (code: string): string[] =>
  [...code.matchAll(SHOWN)].map(([, single, double, template]) => single ?? double ?? template ?? '');

/** Tests that criteria name and that are not there. */
const missingTests = (criteria: readonly Pick<Criterion, 'number' | 'shown'>[]): string[] =>
  criteria.flatMap(({ number, shown = {} }) =>
    Object.entries(shown).flatMap(([path, titles]) => {
      const there = existsSync(join(ROOT, 'test', path)) ? titlesIn(read(`test/${path}`)) : [];
      return titles.filter((title) => !there.includes(title)).map((title) => `${number}: ${path}: ${title}`);
    }),
  );

/** Criteria of which a reader would not learn why they are what they are said to be. */
const unfounded = (criteria: readonly Criterion[]): string[] =>
  criteria
    .filter(({ result, does, lacks, shown = {}, untested = '' }) => {
      const isShown = Object.values(shown).some((titles) => titles.length > 0);
      if (does.length < 20 || (result === 'supports in part') !== Boolean(lacks)) return true;
      return result !== 'not applicable' && !isShown && untested.length < 20;
    })
    .map(({ number }) => number);

describe('the accessibility statement', () => {
  it('names every criterion of WCAG 2.2 AA once, in order, with its level', () => {
    assert.deepEqual(
      CRITERIA.map(({ number }) => number),
      NUMBERS.split(' '),
    );
    assert.deepEqual(
      CRITERIA.filter(({ level }) => level === 'AA').map(({ number }) => number),
      OF_LEVEL_AA.split(' '),
    );
  });

  it('has a test or a reason for each, and says what falls short of those that are met in part', () => {
    assert.deepEqual(unfounded(CRITERIA), none);
    const [first] = CRITERIA;
    assert.ok(first);
    const untested: Criterion = { ...first, result: 'supports', shown: { 'a.test.ts': [] } };
    const { lacks: _, ...whole } = first;
    assert.deepEqual(unfounded([untested, whole]), [first.number, first.number]);
  });

  it('names tests that are there, by file and title', () => {
    assert.deepEqual(missingTests(CRITERIA), none);
    const shown = { 'a.test.ts': ['one'], 'house/accessibility.test.ts': ['is true of ours'] };
    assert.equal(missingTests([{ number: '1.1.1', shown }]).length, 2);
    assert.deepEqual(titlesIn("it('one', f); it.skip('two', f); it(`${a} three`, f);"), [
      'one',
      '${a} three',
    ]);
  });

  it('stands in the documentation as its tests have it', async () => {
    const page = read(STATEMENT_PAGE);
    assert.equal(page, await withCriteria(page, CRITERIA), 'run node scripts/document-accessibility.mjs');
  });

  it('is true of every element: axe looks at each', () => {
    const isLookedAt = (name: string): boolean =>
      filesIn(`test/components/${name}`).some((path) => read(path).includes('.to.be.accessible('));
    assert.deepEqual(
      elements.filter((name) => !isLookedAt(name)),
      none,
    );
  });

  it('is true of the default colours, in light and dark', () => {
    const defaults = new Map(readTokens());
    assert.deepEqual(
      weakPairs((name) => defaults.get(`color-${name}`) ?? ''),
      none,
    );
  });
});
