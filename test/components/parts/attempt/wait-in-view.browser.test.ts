import { expect } from '@open-wc/testing';

import { waitInView } from '../../../../src/components/parts/attempt/wait-in-view.js';

/** The tab goes to the back, or comes to the front again. */
function turn(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the pause between two times of asking', () => {
  afterEach(() => delete (document as { visibilityState?: unknown }).visibilityState);

  it('is not over while the page is hidden, and is at once when it is shown again', async () => {
    turn('hidden');
    let isOver = false;
    const pause = waitInView(60_000).then(() => (isOver = true));
    dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(isOver).to.equal(false);
    turn('visible');
    await pause;
  });

  it('is over by itself in a page that is seen', () => waitInView(1));
});
