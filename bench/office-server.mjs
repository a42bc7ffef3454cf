import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { createProxy, memoryLedger } from '../dist/proxy/index.js';
import { scriptsOf } from './page-scripts.mjs';

/** Clocks of the benches stand still, so that the same page asks the same. */
export const NOW = Date.UTC(2026, 10, 30, 12);

const pageOf = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><script type="module" src="/${script}.js"></script></html>`;

/**
 * A page with an element of the office, and a proxy before its platform. Each answer is made once: what is measured is the browser.
 *
 * @param before - Answers a request itself, or leaves it to the proxy.
 */
export async function serveOffice(root, script, sandbox, before = () => undefined) {
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
  const files = await scriptsOf(root, script);
  const answers = new Map();
  const answer = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/florin')) {
      const file = files.get(pathname);
      return new Response(file ?? pageOf(script), {
        headers: { 'content-type': file ? 'text/javascript' : 'text/html' },
      });
    }
    const own = before(pathname);
    if (own) return own;
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
    close: () => (server.closeAllConnections(), server.close()),
  };
}
