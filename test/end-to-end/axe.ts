import assert from 'node:assert/strict';

import type { AxeResults } from 'axe-core';
import type { CDPSession, Frame, Page } from 'playwright-core';

import { read } from '../house/files.js';

const AXE = read('node_modules/axe-core/axe.min.js');

const OF_A_WHOLE_PAGE = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'bypass'];

/** Criteria 2.5.8 and 2.5.3 of WCAG: axe looks for them only where it is told to. */
const OFF_BY_DEFAULT = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

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
 * prototype trips it; rules about a whole page are left out where the document is a part of one. With `only`, by these rules alone.
 */
export async function findings(page: Page, frame: Frame, only?: readonly string[]): Promise<string[]> {
  if (frame !== page.mainFrame()) await paintBehind(page, frame);
  const session = await debuggerOf(page, frame);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = idOf(frameTree, frame.url()) ?? '';
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId });
  const isPart = frame !== page.mainFrame();
  const rules = isPart ? Object.fromEntries(OF_A_WHOLE_PAGE.map((rule) => [rule, { enabled: false }])) : {};
  const choice = only ? { runOnly: only } : { rules: { ...OFF_BY_DEFAULT, ...rules } };
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `${AXE};axe.run(${JSON.stringify({ iframes: false, ...choice, resultTypes: ['violations'] })})`,
    awaitPromise: true,
    returnByValue: true,
  });
  assert.equal(exceptionDetails, undefined);
  const { violations } = result.value as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${frame.url()} ${id}: ${node.html}`));
}
