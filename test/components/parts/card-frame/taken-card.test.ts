import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { pairOf } from '../../../../src/components/parts/brand-choice/brand-pair.js';
import { takenCard } from '../../../../src/components/parts/card-frame/taken-card.js';
import { detect, namesOf } from '../../../../src/frame/brand.js';
import { BRANDS } from '../../../../src/frame/brands.js';
import type { CardReport } from '../../../../src/frame/protocol.js';
import { EXAMPLES } from '../../../frame/example-cards.js';

const KNOWN = namesOf(BRANDS);
const isPair = (one: string, other: string): boolean => !!pairOf(one, other);

/** What the frame reports of a number, of which all else is fine. */
function report(digits: string): CardReport {
  const { own, fitting } = detect(digits);
  return {
    fields: { number: digits ? 'valid' : 'empty', expiry: 'valid', securityCode: 'valid' },
    complete: true,
    brand: own?.[0],
    brands: fitting && namesOf(fitting),
    lastFour: digits.slice(-4),
  };
}
const taken = (digits: string, accepted: string[] = []) => takenCard(report(digits), accepted, KNOWN, isPair);
const brandOf = (digits: string, accepted: string[] = []) => taken(digits, accepted).brand;
const brandsOf = (digits: string, accepted: string[]) => {
  const { brand, otherBrand } = taken(digits, accepted);
  return `${brand} ${otherBrand}`;
};

describe('the card as the merchant takes it', () => {
  for (const [name, number] of Object.entries(EXAMPLES))
    it(`is of ${name} where the merchant takes nothing else`, () => {
      const { brand, complete } = taken(number, [name]);
      assert.deepEqual([brand, complete], [name, true]);
    });

  it('where several brands fit, the merchant’s order wins', () => {
    assert.equal(brandOf('4035501000000008', ['visa', 'cartebancaire']), 'visa');
    assert.equal(brandOf('4035501000000008', ['cartebancaire', 'visa']), 'cartebancaire');
    assert.equal(brandOf('6703444444444449', ['maestro', 'bcmc']), 'maestro');
    assert.equal(brandOf('6703444444444449', ['bcmc', 'maestro']), 'bcmc');
  });

  it('where the merchant lists none, it is of the frame’s first', () => {
    assert.equal(brandOf('4035501000000008'), 'visa');
    assert.equal(brandOf('6703444444444449'), 'bcmc');
    assert.equal(brandOf('7000000000000000'), undefined);
    assert.equal(taken('7000000000000000').complete, true);
  });

  it('its brand is there early where the merchant takes it', () => {
    assert.equal(brandOf('4', ['mc', 'visa']), 'visa');
    assert.equal(brandOf('4', ['mc']), undefined);
    assert.equal(brandOf('4'), 'visa');
  });

  it('is not supported, not complete and without last digits once six digits fit nothing that the merchant takes', () => {
    assert.deepEqual(taken('5555555555554444', ['amex', 'visa']), {
      fields: { number: 'unsupported', expiry: 'valid', securityCode: 'valid' },
      complete: false,
    });
    const code = (digits: string, accepted: string[]) => taken(digits, accepted).fields.number;
    assert.equal(code('55555', ['amex', 'visa']), 'valid');
    assert.equal(code('555555', ['amex', 'visa']), 'unsupported');
    assert.equal(code('', ['mc']), 'empty');
    assert.equal(code('700000', ['mc']), 'unsupported');
    assert.equal(code('700000', []), 'valid');
  });

  it('a brand that the frame does not know might be any card’s, so nothing is unsupported then', () => {
    for (const name of ['someday', 'constructor', '__proto__'])
      assert.deepEqual(
        [taken('700000', ['visa', name]).fields.number, taken('700000', ['visa', name]).brand],
        ['valid', undefined],
      );
  });

  it('a stored card is of its own brand, whatever is taken of those that are typed', () => {
    const stored: CardReport = { fields: { securityCode: 'valid' }, complete: true, brand: 'amex' };
    assert.deepEqual(takenCard(stored, ['visa'], KNOWN, isPair), stored);
  });

  it('has another brand once six digits are there, whichever the merchant names first', () => {
    assert.equal(brandsOf('403550', ['visa', 'mc', 'cartebancaire']), 'visa cartebancaire');
    assert.equal(brandsOf('403550', ['cartebancaire', 'mc', 'visa']), 'cartebancaire visa');
    assert.equal(brandsOf('555555', ['visa', 'mc', 'cartebancaire']), 'mc cartebancaire');
    assert.equal(brandsOf('670344', ['maestro', 'bcmc']), 'maestro bcmc');
    assert.equal(brandsOf('479658', ['bcmc', 'visa']), 'bcmc visa');
    assert.equal(brandsOf('501955', ['maestro', 'dankort']), 'maestro dankort');
    assert.equal(brandsOf('457100', ['visa', 'visadankort']), 'visa visadankort');
    assert.equal(brandsOf('40355', ['visa', 'mc', 'cartebancaire']), 'visa undefined');
  });

  it('a brand with numbers of its own is offered rather than the one that may be on any card', () => {
    assert.equal(brandsOf('670344', ['maestro', 'cartebancaire', 'bcmc']), 'maestro bcmc');
    assert.equal(brandsOf('457100', ['visa', 'cartebancaire', 'visadankort']), 'visa visadankort');
  });

  it('has no other brand for a merchant who takes one of the two, or who lists none', () => {
    for (const accepted of [['visa', 'mc'], ['cartebancaire', 'mc'], ['visa', 'bcmc'], []])
      assert.equal(Object.hasOwn(taken('403550', accepted), 'otherBrand'), false, accepted.join());
  });

  it('has no two brands that never share a card, and none that the number is too long for', () => {
    assert.equal(brandsOf('670344', ['bcmc', 'cartebancaire']), 'bcmc undefined');
    assert.equal(brandsOf('621234', ['cup', 'cartebancaire']), 'cup undefined');
    assert.equal(brandsOf('401178', ['elo', 'cartebancaire']), 'elo undefined');
    assert.equal(brandsOf('401325', ['vpay', 'visa']), 'vpay undefined');
    assert.equal(brandsOf('4035501000000008', ['visa', 'cartebancaire']), 'visa cartebancaire');
    assert.equal(brandsOf('40355010000000080', ['visa', 'cartebancaire']), 'visa undefined');
    assert.equal(brandsOf('67034444444444498', ['maestro', 'bcmc']), 'maestro bcmc');
  });

  const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 19 });
  const brands = fc.uniqueArray(fc.constantFrom(...Object.keys(EXAMPLES)), { minLength: 1, maxLength: 5 });

  it('more digits never turn a refused number into a taken one', () => {
    fc.assert(
      fc.property(number, brands, (digits, accepted) => {
        const isRefused = (some: string) => taken(some, accepted).fields.number === 'unsupported';
        assert.ok(!isRefused(digits.slice(0, -1)) || isRefused(digits));
      }),
    );
  });

  it('is of a brand that is taken and fits, or of none, and only then complete', () => {
    fc.assert(
      fc.property(number, brands, (digits, accepted) => {
        const { brand, otherBrand, complete } = taken(digits, accepted);
        for (const name of [brand, otherBrand]) if (name) assert.ok(accepted.includes(name));
        assert.ok(otherBrand === undefined || (brand && otherBrand !== brand));
        if (digits.length > 5) assert.equal(complete, brand !== undefined);
      }),
    );
  });
});
