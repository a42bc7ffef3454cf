import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';

import type * as ProxyEntry from '../../src/proxy/index.js';
import type * as SandboxEntry from '../../src/sandbox/index.js';
import { ROOT } from '../house/files.js';

type Handler = (request: Request) => Response | Promise<Response>;

/** What the README says is all a page needs. */
export const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface SiteOptions {
  /** Files by their paths; `/` is the first page. Can be added to at any time. */
  readonly files?: Readonly<Record<string, string>>;
  /** Folders whose files are served too. */
  readonly folders?: readonly string[];
  /** Policy of every page. Default: the strictest. */
  readonly policy?: string;
  /** The folder whose `node_modules` has the package; default: this repository, as its own package. */
  readonly installedIn?: string;
  readonly proxy?: Partial<ProxyEntry.ProxyOptions>;
}

/** A merchant's site: pages, a proxy and the simulated platform, all from the built package. */
export interface Site {
  readonly address: string;
  readonly files: Map<string, string>;
  readonly sandbox: SandboxEntry.Sandbox;
  readonly proxy: ProxyEntry.ProxyHandler;
  /** Stands before the proxy: what it answers, the proxy never sees. */
  intercept: ((request: Request) => Response | Promise<Response> | undefined) | undefined;
  /** Breaks every connection, and takes no new one until `plugIn`. */
  unplug(): void;
  plugIn(): void;
  /** Outcomes told to the merchant's server, by order. */
  readonly settled: Map<string, string>;
  close(): Promise<void>;
}

/** Entries of the package as an application in `folder` would resolve them. */
export function packageIn(folder: string) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = (entry: string) => import(pathToFileURL(resolve(entry)).href) as Promise<unknown>;
  return {
    proxy: () => load('florin/proxy') as Promise<typeof ProxyEntry>,
    sandbox: () => load('florin/sandbox') as Promise<typeof SandboxEntry>,
  };
}

/** A server on a port of its own; `host` decides which site its pages belong to. */
export async function listen(
  handle: Handler,
  host: 'localhost' | '127.0.0.1',
  isDown: () => boolean = () => false,
): Promise<{ address: string; server: Server }> {
  const answer = getRequestListener(handle, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) =>
    isDown() ? incoming.socket.destroy() : answer(incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, server };
}

export const closeAll = async (servers: readonly Server[]): Promise<void> => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { proxy: entry, sandbox: platform } = packageIn(options.installedIn ?? ROOT);
  const { createProxy, memoryLedger } = await entry();
  let answerBank: Handler = () => new Response(null, { status: 503 });
  let answerShop = answerBank;
  const bank = await listen((request) => answerBank(request), '127.0.0.1');
  let isDown = false;
  const shop = await listen(
    (request) => answerShop(request),
    'localhost',
    () => isDown,
  );
  const sandbox = await (await platform()).createSandbox({ origin: bank.address });
  const settled = new Map<string, string>();
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'GuldenDemo',
    apiKey: 'sandbox',
    secret: 'a secret of the tests, of at least 32 characters',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    limits: { session: 1000, address: 1000 },
    platform: { fetch: sandbox.fetch },
    resolveOrder: (reference) => ({
      amount: { value: 1999, currency: 'EUR' },
      countryCode: 'NL',
      returnUrl: `${shop.address}/return.html?order=${reference}`,
    }),
    onSettled: (order, outcome) => void settled.set(order, outcome),
    ...options.proxy,
  });
  const site: Site = {
    address: shop.address,
    files: new Map(Object.entries(options.files ?? {})),
    sandbox,
    proxy,
    intercept: undefined,
    unplug() {
      isDown = true;
      shop.server.closeAllConnections();
    },
    plugIn: () => void (isDown = false),
    settled,
    close: () => closeAll([shop.server, bank.server]),
  };
  answerBank = sandbox;
  answerShop = async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/florin/')) return servePage(site.files, options, pathname);
    return (await site.intercept?.(request)) ?? proxy(request);
  };
  return site;
}

export async function servePage(
  files: ReadonlyMap<string, string>,
  { folders = [], policy = STRICT }: SiteOptions,
  pathname: string,
): Promise<Response> {
  const path = pathname === '/' ? '/index.html' : pathname;
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'content-security-policy': policy };
  const text = files.get(pathname) ?? files.get(path);
  if (text !== undefined) return new Response(text, { headers });
  for (const folder of folders) {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (content) return new Response(content, { headers });
  }
  return new Response('not here', { status: 404 });
}

/** A whole page around a piece of HTML. */
export const pageWith = (body: string, head = ''): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A shop</title>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;

/** A page with the checkout for an order, by default from the single file. */
export const checkoutPage = (order: string, scripts: readonly string[] = ['/checkout.en.js']): string =>
  pageWith(
    `<florin-checkout proxy="/florin" order="${order}"></florin-checkout>`,
    scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n'),
  );
