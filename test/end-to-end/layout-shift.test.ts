import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';

import type { BrowserContext } from 'playwright-core';

import { COMPILED } from './browser.js';
import { shiftsOf, sumOf, watchShifts, type Shift } from './layout-shifts.js';
import { openSharedShop, type Shop } from './shop.js';

/** Half of what browsers call good for a page. */
const MOST = 0.05;
/** A line of text that breaks otherwise. */
const NOTHING = 0.01;

const SCREENS = {
  'a desktop': { width: 1280, height: 900 },
  'a phone': { width: 375, height: 667 },
};

const PAGES = [
  'checkout.html?country=NL',
  'index.html',
  'account.html',
  'orders.html',
  'sell.html',
  'seller/sales.html',
  'seller/money.html',
  'seller/financing.html',
  'office/payments.html',
  'office/terminals.html',
];

describe('a page that loads', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  async function shiftsAt(context: BrowserContext, path: string): Promise<readonly Shift[]> {
    const page = await context.newPage();
    await page.goto(`${shop.address}/${path}`, { waitUntil: 'networkidle' });
    const shifts = await shiftsOf(page);
    await page.close();
    return shifts;
  }

  for (const [screen, viewport] of Object.entries(SCREENS))
    it(`moves nothing that was seen already, on ${screen}`, async () => {
      const context = await shop.browser.newContext({ viewport });
      await context.addInitScript(COMPILED);
      await context.addInitScript(watchShifts);
      for (const path of PAGES) {
        const shifts = await shiftsAt(context, path);
        const sum = sumOf(shifts);
        assert.ok(sum <= MOST, `${path} moved ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
      }
      await context.close();
    });

  for (const [screen, viewport] of Object.entries(SCREENS))
    it(`moves nothing where there are no orders, or an approver has one kind of task, on ${screen}`, async () => {
      const context = await shop.browser.newContext({ viewport });
      await context.addInitScript(COMPILED);
      await context.addInitScript(watchShifts);
      for (const path of ['orders.html', 'approvals.html']) {
        const shifts = await shiftsAt(context, path);
        assert.ok(sumOf(shifts) <= NOTHING, `${path}: ${JSON.stringify(shifts)}`);
      }
      await context.close();
    });

  it('has the rules that the documentation names', () => {
    const [, section = ''] =
      /## Room while it loads\n([^]*?)\n## /.exec(readFileSync('docs/theming.md', 'utf8')) ?? [];
    const rules = [...section.matchAll(/```css\n([^]*?)```/g)].flatMap(
      ([, css = '']) => css.match(/[^}]+\}/g) ?? [],
    );
    const style = readFileSync('demo/pages/style.css', 'utf8');
    assert.deepEqual(
      rules.map((rule) => style.includes(rule.trim())),
      [true, true, true],
    );
  });
});
