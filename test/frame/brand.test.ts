import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { brandOf, codeLength, codeRule, detect, labelOf, longest, permits } from '../../src/frame/brand.js';
import { INTERNATIONAL, NATIONAL } from '../../src/components/parts/brand-choice/brand-names.js';
import { BRANDS } from '../../src/frame/brands.js';

const nameOf = (digits: string, accepted: string[] = []) => detect(digits, accepted).brand?.[0];

const pairOf = (digits: string, accepted: string[]) => {
  const { brand, other } = detect(digits, accepted);
  return `${brand?.[0]} ${other?.[0]}`;
};

/** Public test numbers, and for the rest the beginning of one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  elo: '5066991111111118',
  hipercard: '6062828888666688',
  hiper: '6370950000000005',
  bcmc: '6703444444444449',
  dankort: '5019555544445555',
  forbrugsforeningen: '600722',
  rupay: '6522000000000003',
  troy: '9792030394440796',
  mir: '2200000000000004',
  codensa: '5907120000000009',
  naranja: '5895620000000002',
  cabal: '6035227716427021',
  shopping: '589407',
  argencard: '5011050000000001',
  laser: '6304000000000000',
  maestrouk: '6759649826438453',
  visa: '4111111111111111',
  mc: '5555555555554444',
  amex: '370000000000002',
  diners: '36006666333344',
  jcb: '3569990010095841',
  cup: '6243030000000001',
  discover: '6011601160116611',
  uatp: '135412345678911',
  korean_local_card: '9490220006611406',
  visadankort: '4571000000000001',
  vpay: '4013250000000000006',
  maestro: '6771798021000008',
  cartebancaire: '4035501000000008',
};

describe('brands of cards', () => {
  for (const [name, number] of Object.entries(EXAMPLES)) {
    it(`knows ${name} by its first digits where the merchant takes it`, () => {
      assert.equal(nameOf(number, [name]), name);
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

  it('where several brands fit, the merchant’s order wins', () => {
    assert.equal(nameOf('4035501000000008', ['visa', 'cartebancaire']), 'visa');
    assert.equal(nameOf('4035501000000008', ['cartebancaire', 'visa']), 'cartebancaire');
    assert.equal(nameOf('6703444444444449', ['maestro', 'bcmc']), 'maestro');
    assert.equal(nameOf('6703444444444449', ['bcmc', 'maestro']), 'bcmc');
  });

  it('where the merchant lists none, what belongs to one brand alone comes first', () => {
    assert.equal(nameOf('4011780000000000'), 'elo');
    assert.equal(nameOf('4035501000000008'), 'visa');
    assert.equal(nameOf('6703444444444449'), 'bcmc');
    assert.equal(nameOf('2720999999999996'), 'mc');
    assert.equal(nameOf('2721000000000004'), undefined);
  });

  it('a number is refused as unsupported only when nothing the merchant takes can begin like it', () => {
    const isRefused = (digits: string, accepted: string[]) => detect(digits, accepted).unsupported;
    assert.equal(isRefused('5', ['amex', 'visa']), true);
    assert.equal(isRefused('2', ['mc']), false);
    assert.equal(isRefused('21', ['mc']), true);
    assert.equal(isRefused('', ['mc']), false);
    assert.equal(isRefused('7', []), false);
  });

  it('a brand the table does not know might be any card’s, so nothing is unsupported then', () => {
    assert.equal(detect('7', ['visa', 'someday']).unsupported, false);
    assert.equal(brandOf('__proto__'), undefined);
  });

  it('each key is judged anew against the same list, and a question asked again costs no search', () => {
    const accepted = ['visa', 'mc'];
    assert.equal(detect('4', accepted).brand?.[0], 'visa');
    assert.equal(detect('5', accepted).brand, undefined);
    assert.equal(detect('55', accepted).brand?.[0], 'mc');
    assert.equal(detect('55', accepted), detect('55', accepted));
    assert.equal(detect('55', ['amex']).unsupported, true);
  });

  it('a number is judged by a brand only once all of a prefix of it is there', () => {
    assert.equal(detect('4', []).own?.[0], 'visa');
    assert.equal(detect('401178', []).own?.[0], 'elo');
    assert.equal(detect('2', []).own, undefined);
  });

  it('offers the other brand of a card once six digits are there, whichever the merchant names first', () => {
    assert.equal(pairOf('403550', ['visa', 'mc', 'cartebancaire']), 'visa cartebancaire');
    assert.equal(pairOf('403550', ['cartebancaire', 'mc', 'visa']), 'cartebancaire visa');
    assert.equal(pairOf('555555', ['visa', 'mc', 'cartebancaire']), 'mc cartebancaire');
    assert.equal(pairOf('670344', ['maestro', 'bcmc']), 'maestro bcmc');
    assert.equal(pairOf('479658', ['bcmc', 'visa']), 'bcmc visa');
    assert.equal(pairOf('501955', ['maestro', 'dankort']), 'maestro dankort');
    assert.equal(pairOf('457100', ['visa', 'visadankort']), 'visa visadankort');
    assert.equal(pairOf('40355', ['visa', 'mc', 'cartebancaire']), 'visa undefined');
  });

  it('a brand with numbers of its own is offered rather than the one that may be on any card', () => {
    assert.equal(pairOf('670344', ['maestro', 'cartebancaire', 'bcmc']), 'maestro bcmc');
    assert.equal(pairOf('457100', ['visa', 'cartebancaire', 'visadankort']), 'visa visadankort');
  });

  it('offers nothing to a merchant who takes one of the two, or who lists none', () => {
    for (const accepted of [['visa', 'mc'], ['cartebancaire', 'mc'], ['visa', 'bcmc'], []])
      assert.equal(detect('403550', accepted).other, undefined, accepted.join());
  });

  it('offers no two brands that never share a card, and none that the number is too long for', () => {
    assert.equal(pairOf('670344', ['bcmc', 'cartebancaire']), 'bcmc undefined');
    assert.equal(pairOf('621234', ['cup', 'cartebancaire']), 'cup undefined');
    assert.equal(pairOf('401178', ['elo', 'cartebancaire']), 'elo undefined');
    assert.equal(pairOf('401325', ['vpay', 'visa']), 'vpay undefined');
    assert.equal(pairOf('4035501000000008', ['visa', 'cartebancaire']), 'visa cartebancaire');
    assert.equal(pairOf('40355010000000080', ['visa', 'cartebancaire']), 'visa undefined');
    assert.equal(pairOf('67034444444444498', ['maestro', 'bcmc']), 'maestro bcmc');
  });

  it('the page knows the same brands of shared cards, by the same names', () => {
    const shared = (kind: string) =>
      Object.fromEntries(BRANDS.filter((row) => row[5] === kind).map((row) => [row[0], labelOf(row)]));
    assert.deepEqual(NATIONAL, shared('-1'));
    assert.deepEqual(INTERNATIONAL, shared('1'));
  });

  it('six digits decide about every brand of shared cards', () => {
    for (const [, prefixes, , , , coBadge] of BRANDS)
      if (coBadge) assert.ok(prefixes.split(/[,-]/).every(({ length }) => length <= 6));
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

  it('more digits never turn a refused number into a taken one', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 19 });
    const brands = fc.uniqueArray(fc.constantFrom(...Object.keys(EXAMPLES)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(number, brands, (digits, accepted) => {
        const refused = detect(digits.slice(0, -1), accepted).unsupported === true;
        assert.ok(!refused || detect(digits, accepted).unsupported === true);
      }),
    );
  });
});
