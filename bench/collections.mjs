import { bind, createClient } from '../dist/client/index.js';
import { workspace } from '../dist/client/workspace/index.js';
import { createSandbox } from '../dist/sandbox/index.js';
import { NOW, serveOffice } from './office-server.mjs';
import { median, pairedRatio } from './statistics.mjs';

const SIZES = { few: 5, many: 500 };
const ROUNDS = 15;
/** Fewer than there are in the smaller one. */
const STEPS = 4;

const collectionOf = (count) => ({
  info: { name: `${count} requests` },
  item: Array.from({ length: count }, (_, at) => ({
    name: `Request ${at}`,
    request: {
      method: 'POST',
      url: `https://api.example/v1/orders/${at}?page={{page}}`,
      header: [{ key: 'accept', value: 'application/json' }],
      body: { mode: 'raw', raw: JSON.stringify({ order: at, note: 'x'.repeat(200) }) },
    },
    response: [],
  })),
});

async function openOnce(browser, url, uid) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.isReady === true);
  try {
    return await page.evaluate(([item, steps]) => globalThis.openOnce(item, steps), [uid, STEPS]);
  } finally {
    await context.close();
  }
}

/** A collection of 500 requests is opened, and one of 5, in turns; then its tree is gone through by keyboard. */
export async function compareCollections(browser, root) {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:1', seed: 'collections', now: () => NOW });
  const client = createClient({
    baseUrl: 'https://workspace.example',
    headers: { 'x-api-key': 'sandbox' },
    fetch: sandbox.fetch,
  });
  const { createCollection } = bind(client, workspace);
  const uids = {};
  for (const [name, count] of Object.entries(SIZES)) {
    const { collection } = await createCollection({ collection: collectionOf(count) });
    uids[name] = collection.uid;
  }
  const server = await serveOffice(root, 'collections-page', sandbox);
  const runs = { few: [], many: [] };
  // The first round has all answers made, and counts for nothing.
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of Object.keys(SIZES)) runs[name].push(await openOnce(browser, server.url, uids[name]));
  server.close();
  const of = (name, what) => runs[name].slice(1).map((run) => run[what]);
  return {
    opened: pairedRatio(of('many', 'ms'), of('few', 'ms')),
    stepped: pairedRatio(of('many', 'step'), of('few', 'step')),
    nodes: Math.max(...of('many', 'nodes')),
    times: {
      opened: [median(of('few', 'ms')), median(of('many', 'ms'))],
      stepped: [median(of('few', 'step')), median(of('many', 'step'))],
    },
  };
}
