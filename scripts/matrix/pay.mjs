import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Failure } from '../processes.mjs';

const TYPES = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** An entry of the package that is installed in the app. */
function load(folder, entry) {
  const path = createRequire(join(folder, 'package.json')).resolve(entry);
  return import(pathToFileURL(path).href);
}

/** The app's pages with a proxy and the sandbox. */
async function openShop(folder) {
  const { florin } = await load(folder, 'florin/node');
  const settled = [];
  let address = '';
  const proxy = florin({
    environment: 'sandbox',
    log: false,
    identify: () => ({ audience: 'shopper', shopperReference: 'SHOPPER-1' }),
    resolveOrder: () => ({ amount: { value: 1999, currency: 'EUR' }, returnUrl: `${address}/return.html` }),
    onSettled: (order, outcome) => void settled.push(`${order}: ${outcome}`),
  });
  const servePage = async ({ url }, response) => {
    const { pathname } = new URL(url, address);
    const path = pathname === '/' ? '/index.html' : pathname;
    const content = await readFile(join(folder, 'dist', path)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(content);
  };
  const server = createServer((request, response) =>
    proxy(request, response, () => void servePage(request, response)),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${server.address().port}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await proxy.proxy.close();
  };
  return { address, settled, close };
}

/** Pays with a card whose bank asks for a code. Fails where the page, the app's own code or the server is not told. */
async function payInPage(page, checkout, { address, settled }) {
  await page.goto(address);
  await checkout.typeCard({ number: '4212 3456 7891 0006' });
  await checkout.pay();
  await checkout.answerChallenge();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.locator('output', { hasText: /^paid$/ }).waitFor();
  if (settled.join() !== 'ORDER-1001: paid')
    throw new Failure(`the server was told: ${settled.join() || 'nothing'}`);
}

/** Opens what an app has built, and pays in it. */
export async function pay(folder, browser) {
  const shop = await openShop(folder);
  const context = await browser.newContext({ viewport: { width: 1280, height: 1100 } });
  context.setDefaultTimeout(30_000);
  const complaints = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A page without an icon of its own is asked for one.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        complaints.push(message.text());
    });
    const { CheckoutPage } = await load(folder, 'florin/testing');
    await payInPage(page, new CheckoutPage(page), shop).catch((error) => {
      throw new Failure([error.message.split('\n')[0], ...complaints].join(' · ').slice(0, 400));
    });
    if (complaints.length > 0)
      throw new Failure(`the page complains: ${complaints.join(' · ').slice(0, 400)}`);
  } finally {
    await context.close();
    await shop.close();
  }
}
