import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  isBic,
  isCzechAccount,
  isHungarianAccount,
  isNorwegianAccount,
  isPolishAccount,
  isRoutingNumber,
  routingNumberOf,
} from '../../src/facts/bank-accounts.js';

/** Numbers that banks and standards print as examples. */
const PRINTED = [
  ['a routing number', isRoutingNumber, ['011000015', '121000358']],
  ['a Norwegian account', isNorwegianAccount, ['86011117947']],
  ['a Hungarian account', isHungarianAccount, ['117730161111101800000000']],
  ['a Czech account', isCzechAccount, ['19-2000145399', '2000145399', '000019-2000145399']],
  ['a Polish account', isPolishAccount, ['61109010140000071219812874']],
] as const;

describe('the numbers of bank accounts', () => {
  for (const [name, isRight, numbers] of PRINTED)
    it(`${name} is right as printed, and wrong with any one digit changed`, () => {
      for (const number of numbers) {
        assert.ok(isRight(number), number);
        for (const [at, digit] of [...number].entries()) {
          if (digit === '-') continue;
          const other = number.slice(0, at) + String((Number(digit) + 1) % 10) + number.slice(at + 1);
          assert.ok(!isRight(other), other);
        }
      }
    });

  it('a Czech account has one hyphen at most, and a prefix of six digits at most', () => {
    for (const wrong of ['192000145399', '19-2000145399-19', '-2000145399', '19-', '0000019-2000145399', '0'])
      assert.ok(!isCzechAccount(wrong), wrong);
  });

  it('a routing number is made from its first eight digits', () => {
    assert.equal(routingNumberOf('01100001'), '011000015');
  });

  it('a BIC has eight or eleven characters; its party may have digits', () => {
    for (const bic of ['DBSSSGSG', 'DEUTDEFF500', 'E097AEXX']) assert.ok(isBic(bic), bic);
    for (const bic of ['DBSSSGS', 'DBSSSGSG1', 'dbsssgsg', 'HDFC1NBB']) assert.ok(!isBic(bic), bic);
  });

  it('a routing number begins with a district, whatever its check digit says', () => {
    const starts = fc.integer({ min: 0, max: 99 }).map((start) => String(start).padStart(2, '0'));
    const rest = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(starts, rest, (start, digits) => {
        const district = Number(start);
        const isOne =
          district <= 12 ||
          (district >= 21 && district <= 32) ||
          (district >= 61 && district <= 72) ||
          district === 80;
        assert.equal(isRoutingNumber(routingNumberOf(start + digits)), isOne);
      }),
    );
  });

  it('a routing number with any one digit changed is none', () => {
    const changes = fc.tuple(fc.stringMatching(/^0[1-9]\d{6}$/), fc.nat(8), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(changes, ([digits, at, by]) => {
        const number = routingNumberOf(digits);
        const other = String((Number(number[at]) + by) % 10);
        assert.ok(isRoutingNumber(number));
        assert.ok(!isRoutingNumber(number.slice(0, at) + other + number.slice(at + 1)));
      }),
    );
  });
});
