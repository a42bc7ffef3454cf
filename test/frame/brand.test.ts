import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { brandOf, codeLength, codeRule, detect, labelOf, longest, permits } from '../../src/frame/brand.js';
import { INTERNATIONAL, NATIONAL } from '../../src/components/parts/brand-choice/brand-names.js';
import { BRANDS } from '../../src/frame/brands.js';
import { EXAMPLES } from './example-cards.js';

const nameOf = (digits: string) => detect(digits).own?.[0];
const fitting = (digits: string) =>
  detect(digits)
    .fitting?.map(([name]) => name)
    .join(' ');

describe('brands of cards', () => {
  for (const [name, number] of Object.entries(EXAMPLES)) {
    it(`knows ${name} by its first digits`, () => {
      assert.ok(detect(number).fitting?.some((row) => row[0] === name));
      assert.ok(labelOf(brandOf(name) ?? assert.fail()).length > 1);
    });
  }

  it('has an example for every brand, and every row reads', () => {
    assert.deepEqual(BRANDS.map(([name]) => name).sort(), Object.keys(EXAMPLES).sort());
    for (const [, prefixes, lengths = ''] of BRANDS) {
      assert.match(prefixes, /^\d+(-\d+)?(,\d+(-\d+)?)*$/);
      assert.match(lengths, /^(\d\d(-\d\d)?(,\d\d(-\d\d)?)*)?$/);
    }
  });

  it('of several brands, what belongs to one alone comes first', () => {
    assert.equal(nameOf('4011780000000000'), 'elo');
    assert.equal(nameOf('4035501000000008'), 'visa');
    assert.equal(nameOf('6703444444444449'), 'bcmc');
    assert.equal(nameOf('2720999999999996'), 'mc');
    assert.equal(nameOf('2721000000000004'), undefined);
  });

  it('a question asked again costs no search, and each key is judged anew', () => {
    assert.equal(detect('4').own?.[0], 'visa');
    assert.equal(detect('5').own?.[0], 'cartebancaire');
    assert.equal(detect('55').own?.[0], 'mc');
    assert.equal(detect('55'), detect('55'));
  });

  it('a number is judged by a brand only once all of a prefix of it is there', () => {
    assert.equal(detect('401178').own?.[0], 'elo');
    assert.equal(detect('2').own, undefined);
    assert.equal(brandOf('__proto__'), undefined);
  });

  it('names all that fit once six digits are there, and none that the number is too long for', () => {
    assert.equal(fitting('40355'), undefined);
    assert.equal(fitting('403550'), 'visa cartebancaire');
    assert.equal(fitting('670344'), 'bcmc maestro cartebancaire');
    assert.equal(fitting('457100'), 'visa visadankort cartebancaire');
    assert.equal(fitting('4035501000000008'), 'visa cartebancaire');
    assert.equal(fitting('40355010000000080'), 'visa');
    assert.equal(fitting('55555555555544440'), 'mc');
    assert.equal(fitting('700000'), '');
  });

  it('the page knows the same brands of shared cards, by the same names', () => {
    const shared = (kind: string) =>
      Object.fromEntries(BRANDS.filter((row) => row[5] === kind).map((row) => [row[0], labelOf(row)]));
    assert.deepEqual(NATIONAL, shared('-1'));
    assert.deepEqual(INTERNATIONAL, shared('1'));
  });

  it('six digits decide about every brand', () => {
    for (const [, prefixes] of BRANDS) assert.ok(prefixes.split(/[,-]/).every(({ length }) => length <= 6));
  });

  it('knows lengths and the rule of the security code', () => {
    const visa = brandOf('visa') ?? assert.fail();
    assert.deepEqual(
      [12, 13, 14, 16, 18, 19, 20].filter((length) => permits(visa, length)),
      [13, 16, 19],
    );
    assert.equal(longest(visa), 19);
    assert.equal(longest(brandOf('amex')), 15);
    assert.equal(longest(brandOf('mc')), 16);
    assert.equal(longest(undefined), 19);
    assert.equal(codeLength(brandOf('amex')), 4);
    assert.equal(codeLength(brandOf('mc')), 3);
    assert.equal(codeRule(brandOf('bcmc')), 'hidden');
    assert.equal(codeRule(brandOf('maestro')), 'optional');
    assert.ok(!codeRule(brandOf('visa')));
  });

  it('more digits never bring a brand that six did not', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 19 });
    fc.assert(
      fc.property(number, (digits) => {
        const first = detect(digits.slice(0, 6)).fitting ?? assert.fail();
        const all = detect(digits).fitting ?? assert.fail();
        assert.ok(all.every((row) => first.includes(row)));
        assert.equal(all[0], detect(digits).own);
      }),
    );
  });
});
