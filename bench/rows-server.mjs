import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createClient } from '../dist/client/index.js';
import { listTransactions } from '../dist/client/transfers/index.js';
import { pages } from '../dist/client/index.js';
import { createProxy, memoryLedger } from '../dist/proxy/index.js';
import { createSandbox } from '../dist/sandbox/index.js';
import { scriptsOf } from './page-scripts.mjs';

const NOW = Date.UTC(2026, 10, 30, 12);
const DAY = 86_400_000;
/** The list asks for what is booked while it is asked for, too. */
const END = NOW + 300_000;
const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><script type="module" src="/rows-page.js"></script></html>';

/** All that the books of a platform say was booked, the oldest first. */
async function booked(sandbox) {
  const client = createClient({
    baseUrl: 'https://platform.example/btl/v4',
    headers: { 'x-api-key': 'sandbox' },
    fetch: sandbox.fetch,
  });
  const window = {
    createdSince: new Date(END - 180 * DAY).toISOString(),
    createdUntil: new Date(END).toISOString(),
    limit: 100,
  };
  const all = [];
  for await (const each of pages(client, listTransactions, window)) all.push(each);
  return all;
}

/**
 * A platform with a history, and a page before it. Its clock stands still, so that the same page asks the same, and each
 * answer is made once: what is measured is the browser.
 */
export async function serveRows(root, history) {
  const sandbox = await createSandbox({
    origin: 'http://127.0.0.1:1',
    seed: 'rows',
    now: () => NOW,
    history,
  });
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'FlorinBench',
    apiKey: 'sandbox',
    secret: 'thirty-two characters and some more',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    log: false,
    now: () => NOW,
    platform: { fetch: sandbox.fetch },
    identify: () => ({ audience: 'operator', email: 'olga@shop.example' }),
    resolveOrder: () => null,
    supply: () => ({ balancePlatform: 'FlorinPlatform' }),
  });
  const files = await scriptsOf(root, 'rows-page');
  const answers = new Map();
  const state = { refuseAt: undefined, calls: 0 };
  const answer = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/florin')) {
      const script = files.get(pathname);
      return new Response(script ?? PAGE, {
        headers: { 'content-type': script ? 'text/javascript' : 'text/html' },
      });
    }
    if (pathname.endsWith('/transactions') && ++state.calls === state.refuseAt)
      return Response.json(
        { status: 429, errorCode: 'too-many' },
        { status: 429, headers: { 'retry-after': '1' } },
      );
    const name = `${request.method} ${pathname}${search}`;
    const known = answers.get(name);
    if (known) return new Response(known.body, known);
    const fresh = await proxy(request);
    const made = {
      status: fresh.status,
      headers: Object.fromEntries(fresh.headers),
      body: await fresh.text(),
    };
    answers.set(name, made);
    return new Response(made.body, made);
  };
  const server = createServer(getRequestListener(answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    books: () => booked(sandbox),
    refuse: (at) => Object.assign(state, { refuseAt: at, calls: 0 }),
    calls: () => state.calls,
    close: () => (server.closeAllConnections(), server.close()),
  };
}
