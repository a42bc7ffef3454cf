import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import type { ProxyHandler } from '../../src/proxy/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { ROOT } from '../house/files.js';
import {
  checkoutPage,
  closeAll,
  listen,
  packageIn,
  pageWith,
  servePage,
  STRICT,
} from '../end-to-end/site.js';

/** Folders of the two versions, each with a build of its own. */
export interface Versions {
  readonly before: string;
  readonly today: string;
}

export type Version = keyof Versions;

/** Which version each part of a shop is of. */
export interface Parts {
  readonly page: Version;
  readonly proxy: Version;
  /** A second process over the same ledger, which was there first. Each request goes to the other one. */
  readonly beside?: Version;
  /** The card frame as a file of its own, made by `florin build-frame`. Left out, the proxy serves it. */
  readonly frame?: Version;
  /** The page's scripts: the one file, or those that load what they need later. */
  readonly script: 'checkout.en.js' | 'checkout.js';
}

export interface MixedShop {
  readonly address: string;
  readonly sandbox: Sandbox;
  /** Outcomes that the merchant's server was told, by order. */
  readonly settled: ReadonlyMap<string, string>;
  /** What the proxies have logged as errors, or written to the console. */
  readonly errors: readonly string[];
  /** Shows the checkout of an order at the shop's address. */
  show(order: string): void;
  /** Stops the server, and starts it with these parts over the same ledger. Files of the page that are replaced are gone. */
  deploy(parts: Parts): Promise<void>;
  close(): Promise<void>;
}

const MOUNT = '/florin/';
const AMOUNT = { value: 1999, currency: 'EUR' };

/** The document that `florin build-frame` of a version writes. */
function builtFrame(folder: string, key: string, origin: string): string {
  const out = mkdtempSync(join(tmpdir(), 'florin-skew-frame-'));
  const program = join(folder, 'dist/command/florin.js');
  execFileSync(process.execPath, [program, 'build-frame', '--key', key, '--origin', origin, '--out', out]);
  const html = readFileSync(join(out, '1/frame.html'), 'utf8');
  rmSync(out, { recursive: true, force: true });
  return html;
}

/** A shop whose page, proxy and card frame may be of two versions. The platform is today's. */
export async function openMixedShop(versions: Versions, first: Parts): Promise<MixedShop> {
  const ledgerFolder = mkdtempSync(join(tmpdir(), 'florin-skew-ledger-'));
  // Where two processes share the ledger, it is in a database that both reach.
  const database = new PGlite();
  const settled = new Map<string, string>();
  const errors: string[] = [];
  const { error: print } = console;
  console.error = (...all) => void errors.push(all.join(' '));
  const servers: Server[] = [];
  const open = async (host: 'localhost' | '127.0.0.1', handle: (request: Request) => Promise<Response>) => {
    const { address, server } = await listen(handle, host);
    servers.push(server);
    return address;
  };
  let frame = '';
  const frames = await open('127.0.0.1', () =>
    Promise.resolve(new Response(frame, { headers: { 'content-type': 'text/html' } })),
  );
  const platform: { answer?: Sandbox } = {};
  const bank = await open('127.0.0.1', (request) => platform.answer!(request));
  const sandbox = await (await packageIn(ROOT).sandbox()).createSandbox({ origin: bank });
  platform.answer = sandbox;
  const { fetch, publicKey } = sandbox;
  let parts = first;
  let order = '';
  let proxies: ProxyHandler[] = [];
  let requests = 0;
  const address = await open('localhost', async (request) => {
    const { pathname } = new URL(request.url);
    const proxy = proxies[requests++ % proxies.length];
    if (pathname.startsWith(MOUNT)) return proxy?.(request) ?? new Response(null, { status: 503 });
    const script = [scriptOf(parts)];
    const checkout = checkoutPage(order, script).replace(' order=', ' with-save-card order=');
    const result = `<florin-payment-result proxy="/florin" order="${order}"></florin-payment-result>`;
    const head = `<script type="module" src="${script[0]}"></script>`;
    const files = new Map([
      [
        '/',
        parts.frame ? checkout.replace(' order=', ` frame-url="${frames}/1/frame.html" order=`) : checkout,
      ],
      ['/return.html', pageWith(result, head)],
    ]);
    // Each version has an address of its own, as the documentation asks for, and the one that is replaced is gone.
    const folder = join(versions[parts.page], 'dist/cdn');
    const path = pathname.replace(`/${parts.page}/`, '/');
    const policy = STRICT.replace("frame-src 'self'", `frame-src 'self' ${frames}`);
    return servePage(files, { folders: path === pathname ? [] : [folder], policy }, path);
  });

  async function startProxy(version: Version): Promise<ProxyHandler> {
    const { createProxy, pgliteLedger, sqlLedger } = await packageIn(versions[version]).proxy();
    const proxy = createProxy({
      log: (line) => void (line.level === 'error' && errors.push(JSON.stringify(line))),
      environment: 'sandbox',
      merchantAccount: 'GuldenDemo',
      apiKey: 'sandbox',
      secret: 'a secret of the tests, of at least 32 characters',
      cardPublicKey: publicKey,
      ledger: parts.beside
        ? sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) })
        : pgliteLedger(ledgerFolder),
      platform: { fetch },
      identify: () => ({ audience: 'shopper', shopperReference: 'SHOPPER-1' }),
      resolveOrder: (reference) => ({
        amount: AMOUNT,
        countryCode: 'NL',
        returnUrl: `${address}/return.html?order=${reference}`,
      }),
      onSettled: (reference, outcome) => void settled.set(reference, outcome),
    });
    // It opens the ledger before the next one starts.
    await proxy(new Request(`${address}${MOUNT}readyz`));
    return proxy;
  }

  async function start(): Promise<void> {
    if (parts.beside) proxies.push(await startProxy(parts.beside));
    proxies.push(await startProxy(parts.proxy));
    if (parts.frame) frame = builtFrame(versions[parts.frame], publicKey, address);
  }

  async function stop(): Promise<void> {
    const stopped = proxies;
    proxies = [];
    await Promise.all(stopped.map((proxy) => proxy.close()));
  }

  await start();
  return {
    address,
    sandbox,
    settled,
    errors,
    show: (reference) => void (order = reference),
    async deploy(next) {
      await stop();
      parts = next;
      await start();
    },
    async close() {
      console.error = print;
      await closeAll(servers);
      await stop();
      await database.close();
      rmSync(ledgerFolder, { recursive: true, force: true });
    },
  };
}

const scriptOf = ({ page, script }: Parts): string => `/${page}/${script}`;
