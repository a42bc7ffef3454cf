import { serveCatalogues } from './catalogue-page.mjs';
import { median, pairedRatio } from './statistics.mjs';

const VIEWPORT = { width: 1200, height: 800 };
const WAYS = ['florin', 'virtualizer', 'naive'];
const COUNTS = [100, 10_000, 100_000];
const MOST = 100_000;
/** A paint waits for a frame, so its times go in steps: ours, which have a goal, are taken often. */
const ROUNDS = { florin: 15, virtualizer: 5, naive: 5 };
/** All nodes at once take minutes of a busy machine and a gigabyte: once is enough to know it. */
const isUnbearable = (way, count) => way === 'naive' && count === MOST;

async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.isReady === true);
  // What is loaded once is loaded before.
  await page.evaluate((ways) => {
    const lists = ways.map((way) => globalThis.show(way, globalThis.makeListings(8)));
    return new Promise((resolve) => {
      setTimeout(() => {
        for (const list of lists) list.remove();
        setTimeout(resolve, 50);
      }, 400);
    });
  }, WAYS);
  return { context, page };
}

async function inPage(browser, url, work) {
  const { context, page } = await openPage(browser, url);
  try {
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the listings at hand to the first frame with them on it. */
const paintOnce = ([way, count]) =>
  new Promise((resolve, reject) => {
    const listings = globalThis.makeListings(count);
    const start = performance.now();
    const list = globalThis.show(way, listings);
    const look = () => {
      if (performance.now() - start > 200_000) return reject(new Error(`${way} never painted ${count}`));
      if (!globalThis.isShown(list)) return requestAnimationFrame(look);
      // The frame after the one it is drawn in: by then it has been painted.
      return requestAnimationFrame(() =>
        setTimeout(() => resolve({ ms: performance.now() - start, nodes: globalThis.nodesOf(list) })),
      );
    };
    requestAnimationFrame(look);
  });

/** First paint of each number of listings in each way, in turns. */
async function comparePaints(browser, url) {
  const runs = new Map(WAYS.flatMap((way) => COUNTS.map((count) => [`${way} ${count}`, []])));
  for (let round = 0; round < ROUNDS.florin; round++)
    for (const count of COUNTS)
      for (const way of WAYS)
        if (round < (isUnbearable(way, count) ? 1 : ROUNDS[way]))
          runs
            .get(`${way} ${count}`)
            .push(await inPage(browser, url, (page) => page.evaluate(paintOnce, [way, count])));
  return (way, count) => runs.get(`${way} ${count}`);
}

/** Frames while listings are scrolled by 150 pixels a frame, and the memory beyond the listings themselves. */
const scroll = (browser, url, way, count) =>
  inPage(browser, url, async (page, context) => {
    const session = await context.newCDPSession(page);
    const memory = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage');
      return { script: usedSize, all: usedSize + embedderHeapUsedSize };
    };
    await page.evaluate((wanted) => {
      globalThis.listings = globalThis.makeListings(wanted);
    }, count);
    const before = await memory();
    await page.evaluate(
      (shown) =>
        new Promise((resolve) => {
          globalThis.list = globalThis.show(shown, globalThis.listings);
          setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 500)));
        }),
      way,
    );
    const frames = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const gaps = [];
          let blank = 0;
          let last = performance.now();
          const step = (now) => {
            gaps.push(now - last);
            last = now;
            if (!globalThis.isShown(globalThis.list)) blank++;
            if (gaps.length > 90) return resolve({ gaps: gaps.slice(1), blank, top: scrollY });
            scrollBy(0, 150);
            return requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        }),
    );
    if (frames.top < 10_000) throw new Error(`${way} scrolled by ${frames.top} pixels alone`);
    const after = await memory();
    return {
      worst: Math.max(...frames.gaps),
      median: median(frames.gaps),
      blank: frames.blank,
      beyond: after.script - before.script,
      withNodes: after.all - before.all,
    };
  });

/** Milliseconds from a letter typed into the search of 100,000 listings to what it finds laid out. */
const typeInto = (browser, url) =>
  inPage(browser, url, (page) =>
    page.evaluate(async (count) => {
      const list = globalThis.show('florin', globalThis.makeListings(count));
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while (!globalThis.isShown(list)) await nextFrame();
      const input = list.shadowRoot.querySelector('[type=search]');
      input.focus();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const times = [];
      for (const text of ['vintage kettle', 'oak lamp', 'touring', 'lodz']) {
        for (let end = 1; end <= text.length; end++) {
          await nextFrame();
          const start = performance.now();
          input.value = text.slice(0, end);
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          await list.updateComplete;
          list.getBoundingClientRect();
          times.push(performance.now() - start);
        }
        if (!list.shadowRoot.querySelector('.count').textContent) throw new Error('nothing was searched');
      }
      // The first letter loads what highlights, and makes the index where it was not made yet.
      return times.slice(1);
    }, MOST),
  );

/** Paint, scroll, memory and typing of the catalogue, of `@lit-labs/virtualizer` and of all nodes at once. */
export async function compareCatalogues(browser, root) {
  const { url, close } = await serveCatalogues(root);
  const runs = await comparePaints(browser, url);
  const times = (way, count) => runs(way, count).map(({ ms }) => ms);
  const scrolls = {};
  for (const [way, count] of [
    ['florin', MOST],
    ['virtualizer', MOST],
    ['naive', 10_000],
  ])
    scrolls[way] = await scroll(browser, url, way, count);
  const typed = await typeInto(browser, url);
  close();
  return {
    ratio: pairedRatio(times('florin', MOST), times('florin', 100)),
    paints: COUNTS.map((count) => ({
      count,
      ...Object.fromEntries(WAYS.map((way) => [way, median(times(way, count))])),
    })),
    nodes: Math.max(...runs('florin', MOST).map(({ nodes }) => nodes)),
    nodesOfVirtualizer: Math.max(...runs('virtualizer', MOST).map(({ nodes }) => nodes)),
    scrolls,
    typed: median(typed),
  };
}
