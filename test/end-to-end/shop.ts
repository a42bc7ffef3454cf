import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { newShopper, openBrowser } from './browser.js';

/** The demo shop in a process of its own, with books and a ledger of its own, and a browser to visit it with. */
export interface Shop {
  readonly address: string;
  readonly browser: Browser;
  /** All that the server has printed. */
  output(): string;
  /** A shopper nobody knows yet, on the page of a new order. */
  visit(options?: Visit): Promise<Visitor>;
  /** Stops the server; `start` opens it again with the same books. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Visit {
  readonly cart?: Readonly<Record<string, number>>;
  readonly context?: Parameters<Browser['newContext']>[0];
  /** Appended to the checkout's address, for example `&lang=de`. */
  readonly look?: string;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly order: string;
  /** Violations of the page's policy and errors of its console, as they happen. */
  readonly complaints: string[];
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port for the shop, with the next one free for its bank. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 60_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function startServer(port: number, folder: string, print: (text: string) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['demo/server.mjs'], {
    env: { ...process.env, PORT: String(port), FLORIN_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += data.toString();
      print(data.toString());
      if (said.includes('The shop is open')) resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
  });
}

const stopServer = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export async function openShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'florin-shop-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let output = '';
  const print = (text: string) => void (output += text);
  let server = await startServer(port, folder, print);
  const browser = await openBrowser();
  return {
    address,
    browser,
    output: () => output,
    visit: (options) => visit(browser, address, options),
    stop: () => stopServer(server),
    start: async () => {
      server = await startServer(port, folder, print);
    },
    async close() {
      await browser.close();
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function visit(
  browser: Browser,
  address: string,
  { cart = { pen: 1 }, context: options, look = '' }: Visit = {},
) {
  const { context, page, complaints } = await newShopper(browser, options);
  const response = await context.request.post(`${address}/shop/orders`, { data: cart });
  const { reference: order } = (await response.json()) as { reference: string };
  await page.goto(`${address}/checkout.html?order=${order}${look}`);
  return { context, page, order, complaints };
}
