import { createServer } from 'node:http';
import { build } from 'vite';

import { frameDocument } from '../dist/frame/document.js';
import { createProxy, memoryLedger } from '../dist/proxy/index.js';
import { createSandbox } from '../dist/sandbox/index.js';

const SHOP = 'http://localhost';
const METHODS = '/florin/checkout/paymentMethods';
const FRAME = '/florin/card-frame/1/frame.html';
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };

/** The pages that are compared: their script, and what stands in their body. */
export const PAGES = {
  'lit-form': { script: 'bench/lit-form.js', body: '<lit-form></lit-form>' },
  'lit-frame': { script: 'bench/lit-frame.js', body: '<lit-frame></lit-frame>', unread: 'checkout' },
  'bare-sealing': { script: 'bench/bare-sealing.js', body: '<bare-sealing></bare-sealing>' },
  checkout: {
    script: 'dist/components/checkout/define.js',
    body: '<florin-checkout proxy="/florin" order="bench"></florin-checkout>',
  },
  'card-fields': {
    script: 'dist/components/card-fields/define.js',
    body: '<florin-card-fields proxy="/florin"></florin-card-fields>',
  },
};

/** The platform's calls for four envelopes, once before they are asked for, as ours does. */
function answerBarely() {
  const { subtle } = crypto;
  onmessage = async ({ ports: [port] }) => {
    const kind = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048 };
    const made = { ...kind, publicExponent: Uint8Array.of(1, 0, 1) };
    const { publicKey } = await subtle.generateKey(made, false, ['encrypt', 'decrypt']);
    const seal = () => {
      const secret = crypto.getRandomValues(new Uint8Array(32));
      const algorithm = { name: 'AES-GCM', iv: crypto.getRandomValues(new Uint8Array(12)) };
      return Promise.all([
        subtle.encrypt('RSA-OAEP', publicKey, secret),
        subtle
          .importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
          .then((key) => subtle.encrypt(algorithm, key, new Uint8Array(70))),
      ]);
    };
    await seal();
    port.onmessage = async () => port.postMessage(await Promise.all([seal(), seal(), seal(), seal()]));
    port.postMessage('ready');
  };
}

const BARE_FRAME = `<!doctype html><meta charset="utf-8">${'<label>Field <input></label>'.repeat(4)}`;

/** Bundles as a merchant's Vite would. */
async function bundle(root, script) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { page: script },
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return new Map(output.map(({ fileName, code }) => [fileName, code]));
}

/** Has a page bring the script of another, as one function that is never called: what so many bytes cost by themselves. */
function bringUnread(files, others) {
  const code = others.get('page.js').replace(/export\{[^}]*\};\s*$/, '');
  files.set('page.js', `${files.get('page.js')}\nglobalThis.unread = () => {${code}};`);
}

/**
 * What the real proxy answers, asked once: a benchmark is about browsers, so every server answers at once, as the
 * peers' servers did when they were measured.
 */
async function recordAnswers() {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:1' });
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'GuldenBench',
    apiKey: 'sandbox',
    secret: 'thirty-two characters and some more',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    platform: { fetch: sandbox.fetch },
    resolveOrder: () => ({
      amount: { value: 1999, currency: 'EUR' },
      returnUrl: `${SHOP}/`,
      countryCode: 'NL',
    }),
  });
  const headers = { ...JSON_TYPE, origin: SHOP, 'sec-fetch-site': 'same-origin' };
  const methods = await proxy(
    new Request(SHOP + METHODS, {
      method: 'POST',
      headers,
      body: JSON.stringify({ order: 'bench', locale: 'en' }),
    }),
  );
  if (!methods.ok) throw new Error(`the proxy answers ${methods.status}: ${await methods.text()}`);
  const config = await proxy(new Request(`${SHOP}/florin/config`, { headers }));
  if (!config.ok) throw new Error(`the proxy answers ${config.status}: ${await config.text()}`);
  const frame = frameDocument({ publicKey: sandbox.publicKey, frameAncestors: ["'self'"] });
  return new Map([
    [METHODS, { headers: JSON_TYPE, body: await methods.text() }],
    ['/florin/config', { headers: JSON_TYPE, body: await config.text() }],
    [FRAME, { headers: frame.headers, body: frame.html }],
    ['/lit-frame/frame.html', { headers: HTML_TYPE, body: BARE_FRAME }],
    [
      '/bare-sealing/frame.html',
      { headers: HTML_TYPE, body: `${BARE_FRAME}<script>(${answerBarely})()</script>` },
    ],
  ]);
}

const documentOf = (name, lang) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${name}</title>` +
  `<script type="module" src="/${name}/page.js"></script>${PAGES[name].body}</html>`;

/** Serves every page at `/{name}/`; resolves to the address and a way to end it. */
export async function servePages(root) {
  const answers = await recordAnswers();
  const scripts = new Map();
  for (const [name, { script }] of Object.entries(PAGES)) scripts.set(name, await bundle(root, script));
  for (const [name, { unread }] of Object.entries(PAGES))
    if (unread) bringUnread(scripts.get(name), scripts.get(unread));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, SHOP);
    const answer = answers.get(pathname);
    if (answer) return response.writeHead(200, { ...answer.headers }).end(answer.body);
    const [, name, file] = pathname.split('/');
    if (!Object.hasOwn(PAGES, name)) return response.writeHead(404).end();
    const type = file ? 'text/javascript' : 'text/html';
    const body = file ? scripts.get(name).get(file) : documentOf(name, searchParams.get('lang') ?? 'en');
    return response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${SHOP}:${server.address().port}`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}
