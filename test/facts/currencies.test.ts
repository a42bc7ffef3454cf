import assert from 'node:assert/strict';
import { test } from 'node:test';

import { minorDigits } from '../../src/facts/currencies.js';

/** The platform's own list differs from ISO 4217 (here by way of Intl) in these. */
const DEVIATIONS: Record<string, number> = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };

test('digits agree with ISO 4217 as the engine knows it, but for the known deviations', () => {
  const differing: Record<string, number> = {};
  for (const code of Intl.supportedValuesOf('currency')) {
    const ours = minorDigits(code);
    const theirs = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
    if (ours !== undefined && ours !== theirs.maximumFractionDigits) differing[code] = ours;
  }
  // Engines follow usage rather than the standard in these: ISO 4217 has 2 digits, or 3 in the case of IQD.
  const usage = new Set(
    'AFN ALL COP CRC GYD HUF IQD IRR KPW LAK LBP MGA MMK MNT MUR PKR RSD SLE SLL SOS STN SYP TWD TZS UZS YER ZMK'.split(
      ' ',
    ),
  );
  for (const [code, digits] of Object.entries(differing))
    assert.ok(usage.has(code) || DEVIATIONS[code] === digits, `${code}: ${digits}`);
  for (const [code, digits] of Object.entries(DEVIATIONS)) assert.equal(minorDigits(code), digits, code);
});
