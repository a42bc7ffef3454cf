import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { filesIn, read } from './house/sources.js';

const { C1, C2, C3, C5, C7, waiting } = JSON.parse(read('test/security-cases.json')) as Record<
  'C1' | 'C2' | 'C3' | 'C5' | 'C7' | 'waiting',
  Record<string, string>
>;

const TEST_NAME =
  /\b(?:it|test)(\.\w+)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Numbers a text's tests carry at the start of their names: `C1-6: …`, or several, `C1-6, C2-33: …`. */
export function numbersIn(code: string): string[] {
  return [...code.matchAll(TEST_NAME)]
    .filter(([, modifier]) => modifier === undefined || modifier === '.only')
    .map(([, , single, double, template]) => single ?? double ?? template ?? '')
    .map((name) => /^(?:C\d-\d+(?:, | and )?)+(?=:)/.exec(name)?.[0] ?? '')
    .flatMap((prefix) => prefix.match(/C\d-\d+/g) ?? []);
}

const tests = filesIn('test').filter(
  (path) => path.endsWith('.test.ts') && path !== 'test/security-cases.test.ts',
);
const tested = new Set(
  tests.flatMap((path) => numbersIn(read(path)).filter((number) => /^C\d-/.test(number))),
);
const listed = Object.entries({ C1, C2, C3, C5, C7 }).flatMap(([group, cases]) =>
  Object.keys(cases).map((number) => `${group}-${number}`),
);

describe('the attack cases', () => {
  it('every case from 1 to 63 and from 89 to 112 is listed once', () => {
    const numbers = [...Object.keys(C1), ...Object.keys(C2), ...Object.keys(C5)].map(Number);
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    assert.deepEqual(numbers, [...from(1, 63), ...from(89, 112)]);
    assert.ok(Object.keys(C1).every((number) => Number(number) <= 32));
  });

  it('the third group has numbers from 64 to 79: each comes with the element that it is about', () => {
    assert.ok(Object.keys(C3).every((number) => Number(number) >= 64 && Number(number) <= 79));
  });

  it('every case has a test with its number, or waits for something that is named', () => {
    assert.deepEqual(
      listed.filter((number) => !tested.has(number) && !Object.hasOwn(waiting, number)),
      [],
    );
  });

  it('at most three cases wait, none of them about the frame, and none that has a test already', () => {
    const numbers = Object.keys(waiting);
    assert.ok(numbers.length <= 3);
    for (const number of numbers) {
      assert.match(number, /^C2-/);
      assert.ok(listed.includes(number) && !tested.has(number), number);
      assert.ok((waiting[number] ?? '').length > 20, `${number} does not say what brings it`);
    }
  });

  it('no test carries the number of a case that is not listed, or of a later group that does not exist', () => {
    const isLater = (number: string) => /^C[467]-(?:8[0-8]|11[3-8])$/.test(number);
    assert.deepEqual(
      [...tested].filter((number) => !listed.includes(number) && !isLater(number)),
      [],
    );
  });

  it('a number counts in the name of a test that runs, and nowhere else', () => {
    const code = [
      "it('C1-6: one', () => {}); it(`C1-7, C1-8: two`, () => {});",
      "it.skip('C1-9: skipped', () => {}); it('about C1-10: no', () => {}); // C1-11: a comment",
    ].join('\n');
    assert.deepEqual(numbersIn(code), ['C1-6', 'C1-7', 'C1-8']);
  });
});
