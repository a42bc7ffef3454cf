import { median, pairedRatio } from './statistics.mjs';

const LIMIT = 20_000;

/**
 * Runs in every document before its own scripts: notes when the page's elements are in the DOM, when inputs can be
 * used, and how long the main thread was blocked.
 */
function watch() {
  const marks = (globalThis.florinBench = { blocking: 0 });
  const now = () => performance.timeOrigin + performance.now();
  const roots = new Set();
  const look = () => {
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) follow(element.shadowRoot);
      if (!marks.elements && root.host && root.querySelector('input, iframe')) marks.elements = now();
      const inputs = [...root.querySelectorAll('input')].filter((input) => input.getClientRects().length > 0);
      if (!marks.usable && inputs.length >= 3) marks.usable = now();
    }
  };
  const observer = new MutationObserver(look);
  const follow = (root) => {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true, attributes: true });
  };
  follow(document);
  // A shadow root is no mutation that an observer outside of it could see.
  const attachShadow = Element.prototype.attachShadow;
  if (self === top)
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      follow(root);
      return root;
    };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function usableFrame(page) {
  const deadline = Date.now() + LIMIT;
  while (Date.now() < deadline) {
    for (const frame of page.frames()) {
      const usable = await frame.evaluate(() => globalThis.florinBench?.usable).catch(() => undefined);
      if (usable) return frame;
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`${page.url()} showed no card form: there is nothing to compare`);
}

/** Opens a page in a context of its own and waits until a card can be typed. */
export async function openPage(browser, address, rate = 1) {
  const context = await browser.newContext();
  await context.addInitScript(watch);
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request));
  if (rate > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }
  // A new window of the browser is busy with itself first.
  await page.waitForTimeout(700);
  await page.goto(address, { waitUntil: 'commit' });
  const frame = await usableFrame(page);
  return { context, page, frame, requests };
}

async function startOnce(browser, address, rate) {
  const { context, page, frame } = await openPage(browser, address, rate);
  // What the page still has to do shortly after belongs to its start.
  await page.waitForTimeout(300);
  const start = await page.evaluate(() => performance.timeOrigin);
  const { elements } = await page.evaluate(() => globalThis.florinBench);
  const { usable } = await frame.evaluate(() => globalThis.florinBench);
  // A long task of one document is reported in the others of its process too: the worst of them, not the sum.
  const blockings = page.frames().map((each) => each.evaluate(() => globalThis.florinBench.blocking));
  const blocking = Math.max(...(await Promise.all(blockings)));
  await context.close();
  if (!elements) throw new Error(`${address} put no element into the page: there is nothing to compare`);
  return { elements: elements - start, usable: usable - start, blocking };
}

/** Opens the checkout and what it is compared with in turns; how much later the checkout is there. */
export async function compareStarts(browser, url, { rate, rounds }) {
  const runs = { checkout: [], 'lit-form': [], 'lit-frame': [] };
  for (let round = 0; round <= rounds; round++)
    for (const name of round % 2 ? Object.keys(runs) : Object.keys(runs).reverse()) {
      const run = await startOnce(browser, `${url}/${name}/`, rate);
      // The first round warms the browser up.
      if (round > 0) runs[name].push(run);
    }
  const values = (name, key) => runs[name].map((run) => run[key]);
  const against = (name, key) => pairedRatio(values('checkout', key), values(name, key));
  return {
    elements: against('lit-frame', 'elements'),
    usable: against('lit-frame', 'usable'),
    elementsAgainstForm: against('lit-form', 'elements'),
    usableAgainstForm: against('lit-form', 'usable'),
    blocking: median(values('checkout', 'blocking')),
    blockingOfForm: median(values('lit-form', 'blocking')),
    ms: Object.fromEntries(Object.keys(runs).map((name) => [name, median(values(name, 'usable'))])),
  };
}

/** Addresses a page, its own document aside, asks for until a card can be typed. */
export async function countRequests(browser, address) {
  const { context, frame, requests } = await openPage(browser, address);
  const { usable } = await frame.evaluate(() => globalThis.florinBench);
  const before = requests.filter((request) => request.timing().startTime < usable);
  await context.close();
  return before
    .map((request) => request.url())
    .filter((url) => url !== address && !url.endsWith('/favicon.ico'));
}
