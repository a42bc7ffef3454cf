import '../../src/components/index.js';

import { assert } from '@open-wc/testing';

import * as elements from '../../src/index.js';

/** The tags of all elements that the package gives by name. */
const TAGS = Object.values(elements)
  .filter((value) => typeof value === 'function' && value.prototype instanceof HTMLElement)
  .map((value) => customElements.getName(value as CustomElementConstructor) ?? 'not registered');

/** What names the thing that an element shows; each element reads its own. */
const ATTRIBUTES = {
  proxy: '/florin',
  order: 'ORDER-1',
  listing: 'L-1',
  'legal-entity': 'LE-1',
};

/** Chromium alone collects on request, and only where the tests start it so. */
const collect = (globalThis as { gc?: (options: { type: 'major'; execution: 'async' }) => Promise<void> }).gc;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function mounts(tag: string, times: number): Promise<WeakRef<Element>[]> {
  const removed: WeakRef<Element>[] = [];
  for (let time = 0; time < times; time++) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(ATTRIBUTES)) element.setAttribute(name, value);
    document.body.append(element);
    // Some are taken out while they load, as a router does; some once they stand there.
    if (time % 4 === 0) await frame();
    element.remove();
    removed.push(new WeakRef(element));
  }
  return removed;
}

async function alive(removed: readonly WeakRef<Element>[]): Promise<number> {
  let count = removed.length;
  for (let round = 0; round < 40 && count > 1; round++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await collect?.({ type: 'major', execution: 'async' });
    count = removed.filter((each) => each.deref()).length;
  }
  return count;
}

describe('an element that a page has taken out', () => {
  const { fetch } = globalThis;

  before(function () {
    if (!collect) this.skip();
    globalThis.fetch = async () =>
      new Response('{"error":{"code":"not-found"}}', {
        status: 404,
        headers: { 'content-type': 'application/json' },
      });
  });

  after(() => {
    globalThis.fetch = fetch;
  });

  for (const tag of TAGS)
    it(`${tag}: of 200 that came and went, the browser keeps no more than one`, async function () {
      assert.isDefined(customElements.get(tag));
      assert.isAtMost(await alive(await mounts(tag, 200)), 1);
    });
});
