import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { CLOSED_ROWS } from '../../../../src/components/checkout-sessions/closed/closed-rows.js';
import { checkoutClassicOffer } from '../../../../src/proxy/policy/checkout-classic.js';
import { checkoutOffer } from '../../../../src/proxy/policy/checkout.js';

const { 'checkout-sessions/panel': words } = JSON.parse(readFileSync('src/words/en.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;

const collapsed = (text: string): string => text.replaceAll('`', '').replaceAll(/ +/g, ' ');

describe('the calls of Checkout that are closed', () => {
  it('are those that the proxy’s policy offers to no caller, every one of them', () => {
    const never = [checkoutOffer, checkoutClassicOffer].flatMap(({ name, policy }) =>
      Object.entries(policy).flatMap(([row, rule]) => (rule === 'never' ? [`${name}.${row}`] : [])),
    );
    const listed = CLOSED_ROWS.flatMap(({ rows }) => rows);
    assert.deepEqual(listed.toSorted(), never.toSorted());
  });

  it('stand in the documentation with the words of the element', () => {
    const page = collapsed(readFileSync('docs/elements/checkout-sessions.md', 'utf8'));
    for (const { word, rows } of CLOSED_ROWS) {
      const line = `| ${rows.join(', ')} | ${words![`why-${word}`]} | ${words![`instead-${word}`]} |`;
      assert.ok(page.includes(line), line);
    }
  });
});
