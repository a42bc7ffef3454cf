import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { databaseImage } from '../../scripts/database-image.mjs';
import { freePair } from '../../scripts/free-port.mjs';
import { serverPlaces } from './server-places.js';

/** The demo shop in a process beside the tests. */
export interface ShopServer {
  readonly address: string;
  /** All that the server has printed. */
  output(): string;
  /** A new order of a guest, by its number. */
  order(): Promise<string>;
  /** What the shop's own book says of an order. */
  statusOf(order: string): Promise<string>;
  close(): Promise<void>;
}

/** A demo shop with books and a ledger that no other test writes to. */
export interface OwnShopServer extends ShopServer {
  /** Stops the server; `start` opens it again with the same books. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A new folder whose databases have been made already: that takes longer than all the rest of a server's start. */
async function newFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'florin-shop-'));
  const image = await databaseImage();
  for (const name of ['ledger', 'listings']) {
    mkdirSync(join(folder, name));
    execFileSync('tar', ['-xzf', '-', '-C', name], { cwd: folder, input: image, stdio: 'pipe' });
  }
  return folder;
}

interface Start {
  readonly port: number;
  readonly folder: string;
  /** Beside what this process has. */
  readonly env: Readonly<Record<string, string>>;
  print(text: string): void;
}

function startServer({ port, folder, env, print }: Start): Promise<ChildProcess> {
  // A shop of a test does not run long enough for the database's code to be worth a second, slower compilation.
  const child = spawn(process.execPath, ['--liftoff-only', 'demo/server.mjs'], {
    env: { ...process.env, ...env, PORT: String(port), FLORIN_FOLDER: folder },
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

const shopAt = (address: string): Pick<ShopServer, 'address' | 'order' | 'statusOf'> => ({
  address,
  async order() {
    const response = await fetch(`${address}/shop/orders`, { method: 'POST' });
    return ((await response.json()) as { number: string }).number;
  },
  async statusOf(order) {
    const response = await fetch(`${address}/shop/orders/${order}`);
    return ((await response.json()) as { status: string }).status;
  },
});

/** The shop that all files of a run share; a shop of its own for a file that runs by itself. */
export async function sharedShopServer(): Promise<ShopServer> {
  const places = await serverPlaces();
  if (!places) return openShopServer();
  return {
    ...shopAt(places.shop),
    output: () => readFileSync(places.log, 'utf8'),
    close: () => Promise.resolve(),
  };
}

export async function openShopServer(
  env: Start['env'] = {},
  onOutput?: Start['print'],
): Promise<OwnShopServer> {
  const folder = await newFolder();
  // The next one is for its bank.
  const port = await freePair();
  let output = '';
  const print = (text: string) => {
    output += text;
    onOutput?.(text);
  };
  // Most tests count what they do themselves.
  const start = { port, folder, env: { FLORIN_HISTORY: 'none', ...env }, print };
  let server = await startServer(start);
  return {
    ...shopAt(`http://localhost:${port}`),
    output: () => output,
    stop: () => stopServer(server),
    start: async () => {
      server = await startServer(start);
    },
    async close() {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
