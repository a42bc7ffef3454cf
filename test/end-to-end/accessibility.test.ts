import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { AxeResults } from 'axe-core';
import type { CDPSession, Frame, Page } from 'playwright-core';

import { read } from '../house/sources.js';
import { until } from './browser.js';
import { cardFrame, CARDS, challengeFrame, pay, payButton, received } from './card.js';
import { openShop, type Shop } from './shop.js';

const AXE = read('node_modules/axe-core/axe.min.js');

const OF_A_WHOLE_PAGE = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'bypass'];

/** A frame of another site or sandbox has a debugger of its own. */
const debuggerOf = (page: Page, frame: Frame): Promise<CDPSession> =>
  page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page));

interface Tree {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Tree[];
}

const idOf = ({ frame, childFrames = [] }: Tree, url: string): string | undefined =>
  frame.url === url ? frame.id : childFrames.map((child) => idOf(child, url)).find(Boolean);

/** Paints what shines through a see-through document onto it, because axe inside takes it for white. */
async function paintBehind(page: Page, frame: Frame): Promise<void> {
  const color = await page.locator('florin-checkout').evaluate((element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return at ? getComputedStyle(at).backgroundColor : 'Canvas';
  });
  await frame.evaluate((behind) => {
    document.documentElement.style.backgroundColor = behind;
  }, color);
}

/**
 * All that axe finds in one document. It runs beside the page's own scripts, where no policy stops it and no frozen
 * prototype trips it; rules about a whole page are left out where the document is a part of one.
 */
async function findings(page: Page, frame: Frame): Promise<string[]> {
  if (frame !== page.mainFrame()) await paintBehind(page, frame);
  const session = await debuggerOf(page, frame);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = idOf(frameTree, frame.url()) ?? '';
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId });
  const isPart = frame !== page.mainFrame();
  const rules = isPart ? Object.fromEntries(OF_A_WHOLE_PAGE.map((rule) => [rule, { enabled: false }])) : {};
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `${AXE};axe.run(${JSON.stringify({ iframes: false, rules, resultTypes: ['violations'] })})`,
    awaitPromise: true,
    returnByValue: true,
  });
  assert.equal(exceptionDetails, undefined);
  const { violations } = result.value as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${frame.url()} ${id}: ${node.html}`));
}

async function allFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await findings(page, frame)));
  return found;
}

const SITUATIONS: readonly { what: string; frames: number; reach: (page: Page) => Promise<void> }[] = [
  { what: 'the empty form', frames: 2, reach: (page) => cardFrame(page).getByLabel('Card number').waitFor() },
  {
    what: 'the form with all its errors',
    frames: 2,
    async reach(page) {
      await cardFrame(page).getByLabel('Card number').waitFor();
      await payButton(page).click();
      await cardFrame(page).getByText('Enter the security code.').waitFor();
    },
  },
  {
    what: 'the bank’s question',
    frames: 4,
    async reach(page) {
      await pay(page, CARDS.challenge);
      await challengeFrame(page).getByLabel(/code/i).waitFor();
    },
  },
  {
    what: 'a refusal',
    frames: 2,
    async reach(page) {
      await pay(page, CARDS.refused);
      await page.getByRole('heading', { name: 'Payment refused' }).waitFor();
    },
  },
  {
    what: 'a payment that went through',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.paid);
      await received(page);
    },
  },
  {
    what: 'the bank’s own page',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.redirect);
      await page.getByRole('button', { name: /approve/i }).waitFor();
    },
  },
  {
    what: 'the page one comes back to',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.redirect);
      await page.getByRole('button', { name: /approve/i }).click();
      await received(page);
    },
  },
];

describe('axe finds nothing', () => {
  let shop: Shop;
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  for (const { what, frames, reach } of SITUATIONS)
    it(`in ${what}, light and dark, frames included`, async () => {
      const { page, context } = await shop.visit();
      await reach(page);
      await until(() => page.frames().length === frames, `${frames} frames are there to be looked at`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await allFindings(page), [], colorScheme);
      }
      await context.close();
    });

  it('unless there is something to find, in the page and in the card frame', async () => {
    const { page } = await shop.visit();
    await cardFrame(page).getByLabel('Card number').waitFor();
    for (const frame of page.frames())
      await frame.evaluate(() => document.body.append(document.createElement('button')));
    const found = await allFindings(page);
    assert.equal(found.filter((one) => one.includes('button-name')).length, 2);
  });
});
