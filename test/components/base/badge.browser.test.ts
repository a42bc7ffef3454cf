import { expect, fixture, html, waitUntil } from '@open-wc/testing';

import { noteEnvironment } from '../../../src/components/base/environment.js';
import { TestElement } from './test-element.js';

customElements.define('test-of-badge', class extends TestElement {});

const badgeOf = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part=badge]');
const says = (element: Element, text: string) =>
  waitUntil(() => badgeOf(element)?.textContent === text, `never “${text}”`);

async function page(): Promise<[TestElement, TestElement]> {
  const main = await fixture<HTMLElement>(
    html`<main><test-of-badge></test-of-badge><test-of-badge></test-of-badge></main>`,
  );
  const [first, second] = [...main.children] as [TestElement, TestElement];
  await Promise.all([first.updateComplete, second.updateComplete]);
  return [first, second];
}

describe('the badge of test mode', () => {
  it('stands once on a page, in the first element, whichever was the first to know', async () => {
    const [first, second] = await page();
    noteEnvironment(second, 'test');
    await says(second, 'Test mode');
    noteEnvironment(first, 'sandbox');
    await says(first, 'Test mode');
    expect(badgeOf(second)).to.equal(null);
  });

  it('stands in an element that knew before it was first shown', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    await import('../../../src/components/base/badge.js');
    const element = document.createElement('test-of-badge') as TestElement;
    // As in a checkout, whose first update waits for other tasks.
    let update = (): void => undefined;
    const { scheduleUpdate } = element as unknown as { scheduleUpdate: () => unknown };
    Object.assign(element, {
      scheduleUpdate: () =>
        new Promise<void>((resolve) => {
          update = () => resolve(scheduleUpdate.call(element) as undefined);
        }),
    });
    main.append(element);
    noteEnvironment(element, 'sandbox');
    await waitUntil(() => badgeOf(element), 'never before');
    update();
    await element.updateComplete;
    await says(element, 'Test mode');
    expect(badgeOf(element)!.matches(':popover-open')).to.equal(true);
  });

  it('goes on to the next element when its own leaves, and comes back with it', async () => {
    const [first, second] = await page();
    [first, second].forEach((each) => noteEnvironment(each, 'sandbox'));
    await says(first, 'Test mode');
    first.remove();
    await says(second, 'Test mode');
    second.before(first);
    await says(first, 'Test mode');
    expect(badgeOf(second)).to.equal(null);
  });

  it('leaves once the proxy is live, and never comes where it always was', async () => {
    const [first, second] = await page();
    noteEnvironment(first, 'sandbox');
    await says(first, 'Test mode');
    noteEnvironment(first, 'live');
    noteEnvironment(second, 'live');
    await waitUntil(() => badgeOf(first) === null);
    expect(badgeOf(second)).to.equal(null);
  });

  it('hangs from the top of the window: it moves nothing, and no press ends on it', async () => {
    const [first] = await page();
    const before = first.getBoundingClientRect();
    noteEnvironment(first, 'sandbox');
    await says(first, 'Test mode');
    expect(first.getBoundingClientRect()).to.deep.equal(before);
    const { top, left, width } = badgeOf(first)!.getBoundingClientRect();
    expect(top).to.equal(0);
    expect(left + width / 2).to.be.closeTo(document.documentElement.clientWidth / 2, 1);
    expect(document.elementFromPoint(left + 2, 2)).not.to.equal(first);
  });

  it('is read with the element, and passes axe', async () => {
    const [first] = await page();
    noteEnvironment(first, 'sandbox');
    await says(first, 'Test mode');
    await expect(first).to.be.accessible();
  });
});
