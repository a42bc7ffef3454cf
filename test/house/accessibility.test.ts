import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { readTokens } from '../../scripts/docs/tokens.mjs';
import { weakPairs } from '../theme/weak-pairs.js';
import { elements } from './entries.js';
import { filesIn, read, ROOT } from './sources.js';

const none: string[] = [];

/** The criteria of WCAG 2.2 at the levels A and AA, in its order. */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 ' +
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 ' +
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

const [, table = ''] = /<!-- criteria -->([^]*)<!-- \/criteria -->/.exec(read('docs/accessibility.md')) ?? [];
const rows = [...table.matchAll(/^\| ([\d.]+) [^|]+\| ([^|]+?) +\| ([^|]*)\|$/gm)].map(
  ([, criterion = '', result = '', how = '']) => ({
    criterion,
    result,
    tests: [...how.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path = '']) => path),
  }),
);

describe('the accessibility statement', () => {
  it('names every criterion of WCAG 2.2 AA once', () => {
    assert.deepEqual(
      rows.map(({ criterion }) => criterion),
      CRITERIA.split(' '),
    );
  });

  it('calls a criterion met where it names a test, and names tests that are there', () => {
    const untested = rows.filter(({ result, tests }) => result === 'met' && tests.length === 0);
    assert.deepEqual(
      untested.map(({ criterion }) => criterion),
      none,
    );
    const named = rows.flatMap(({ tests }) => tests);
    assert.deepEqual(
      named.filter((path) => !existsSync(join(ROOT, 'test', path))),
      none,
    );
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
