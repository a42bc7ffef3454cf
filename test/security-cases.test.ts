import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { filesIn, read } from './house/files.js';

const { untested, ...groups } = JSON.parse(read('test/security-cases.json')) as Record<
  string,
  Record<string, string>
> & { readonly untested: Record<string, string> };

const TEST_NAME =
  /\b(?:it|test)(\.\w+)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The number of a case at the start of a group's name, where it counts for none of the tests in it. */
const GROUP_NUMBER = /\bdescribe(?:\.\w+)?\(\s*['"`]C\d+-\d+/;

/** Numbers a text's tests carry at the start of their names: `C1-6: …`, or several, `C1-6, C2-33: …`. */
export function numbersIn(code: string): string[] {
  return [...code.matchAll(TEST_NAME)]
    .filter(([, modifier]) => modifier === undefined || modifier === '.only')
    .map(([, , single, double, template]) => single ?? double ?? template ?? '')
    .map((name) => /^(?:C\d+-\d+(?:, | and )?)+(?=:)/.exec(name)?.[0] ?? '')
    .flatMap((prefix) => prefix.match(/C\d+-\d+/g) ?? []);
}

/** All that tests are written in: some stand in a contract, which several files run. */
const tests = filesIn('test').filter(
  (path) => path.endsWith('.ts') && path !== 'test/security-cases.test.ts',
);
const tested = new Set(
  tests.flatMap((path) => numbersIn(read(path)).filter((number) => /^C\d+-/.test(number))),
);
const listed = Object.entries(groups).flatMap(([group, cases]) =>
  Object.keys(cases).map((number) => `${group}-${number}`),
);

describe('the attack cases', () => {
  it('every case is listed once, in order, from 1 on', () => {
    const numbers = Object.values(groups).flatMap((cases) => Object.keys(cases).map(Number));
    const places = Object.keys(groups).map((group) => Number(group.slice(1)));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    assert.deepEqual(
      numbers.slice(0, 122),
      Array.from({ length: 122 }, (_, index) => index + 1),
    );
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].toSorted((one, other) => one - other),
    );
  });

  it('every case has a test with its number, or a reason', () => {
    assert.deepEqual(
      listed.filter((number) => !tested.has(number) && !Object.hasOwn(untested, number)),
      [],
    );
  });

  it('a case without a test says why', () => {
    for (const [number, reason] of Object.entries(untested)) {
      assert.ok(listed.includes(number) && !tested.has(number), number);
      assert.ok(reason.length > 20, `${number} does not say why`);
    }
  });

  it('no test carries the number of a case that is not listed', () => {
    assert.deepEqual(
      [...tested].filter((number) => !listed.includes(number)),
      [],
    );
  });

  it('a number stands in the name of a test, where it counts, and not of a group of tests', () => {
    assert.deepEqual(
      tests.filter((path) => GROUP_NUMBER.test(read(path))),
      [],
    );
    assert.ok(GROUP_NUMBER.test("describe('C1-6: one', () => {});"));
  });

  it('a number counts in the name of a test that runs, and nowhere else', () => {
    const code = [
      "it('C1-6: one', () => {}); it(`C1-7, C1-8: two`, () => {});",
      "it.skip('C1-9: skipped', () => {}); it('about C1-10: no', () => {}); // C1-11: a comment",
    ].join('\n');
    assert.deepEqual(numbersIn(code), ['C1-6', 'C1-7', 'C1-8']);
  });
});
