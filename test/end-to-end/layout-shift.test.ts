import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';

import type { BrowserContext } from 'playwright-core';

import { COMPILED } from './browser.js';
import { openSharedShop, type Shop } from './shop.js';

/** What moved without a key or a click before it, and how much of the window that was. */
interface Shift {
  readonly share: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in a document. */
function watch(): void {
  const shifts: Shift[] = [];
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}${node.id && `#${node.id}`}` : (node?.nodeName ?? '');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
      if (!hadRecentInput) shifts.push({ share: value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = shifts;
}

/** Half of what browsers call good for a page. */
const MOST = 0.05;

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

  async function shiftsOf(context: BrowserContext, path: string): Promise<readonly Shift[]> {
    const page = await context.newPage();
    await page.goto(`${shop.address}/${path}`, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => window.layoutShifts);
    await page.close();
    return shifts;
  }

  for (const [screen, viewport] of Object.entries(SCREENS))
    it(`moves nothing that was seen already, on ${screen}`, async () => {
      const context = await shop.browser.newContext({ viewport });
      await context.addInitScript(COMPILED);
      await context.addInitScript(watch);
      for (const path of PAGES) {
        const shifts = await shiftsOf(context, path);
        const sum = shifts.reduce((all, { share }) => all + share, 0);
        assert.ok(sum <= MOST, `${path} moved ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
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
