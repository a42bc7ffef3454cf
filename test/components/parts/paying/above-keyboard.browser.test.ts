import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import { openStage } from '../../../stage.js';
import { show, type, type Shown } from '../../checkout/till-keys.js';

/** The lower edge of the button, from the upper edge of the window. */
const lowerEdge = (shown: Shown): number => Math.round(shown.pay().getBoundingClientRect().bottom);

/** A keyboard covers so many pixels of the window's end. */
function keyboard(covered: number): void {
  const covers = (height: number) =>
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
  if (covered) covers(innerHeight - covered);
  else Reflect.deleteProperty(visualViewport!, 'height');
  visualViewport!.dispatchEvent(new Event('resize'));
}

describe('the button that pays, on a phone', () => {
  afterEach(async () => {
    keyboard(0);
    await setViewport({ width: 800, height: 600 });
  });

  it('is in sight while the form is, and above a keyboard, once something was typed', async () => {
    await setViewport({ width: 375, height: 260 });
    const shown = await show(await openStage());
    scrollTo(0, 0);
    expect(lowerEdge(shown), 'at first at its place').to.be.greaterThan(260);
    await type(shown);
    await waitUntil(() => getComputedStyle(shown.pay()).position === 'sticky', 'never sticky');
    scrollTo(0, 0);
    await waitUntil(() => lowerEdge(shown) <= 260, 'never in sight');
    keyboard(100);
    await waitUntil(() => lowerEdge(shown) <= 160, 'never above the keyboard');
    keyboard(0);
    await waitUntil(() => lowerEdge(shown) > 200, 'never down again');
  });

  it('stays at its place where the window is wide', async () => {
    await setViewport({ width: 800, height: 260 });
    const shown = await show(await openStage());
    await type(shown);
    await waitUntil(() => shown.pay().getAttribute('aria-disabled') === 'false');
    expect(getComputedStyle(shown.pay()).position).to.equal('static');
  });
});
