import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The demo shop in a process of its own, with books and a ledger of its own. */
export interface ShopServer {
  readonly address: string;
  /** All that the server has printed. */
  output(): string;
  /** A new order, by its reference. */
  order(cart: Readonly<Record<string, number>>): Promise<string>;
  /** What the shop's own book says of an order. */
  statusOf(order: string): Promise<string>;
  /** Stops the server; `start` opens it again with the same books. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
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

export async function openShopServer(): Promise<ShopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'florin-shop-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let output = '';
  const print = (text: string) => void (output += text);
  let server = await startServer(port, folder, print);
  return {
    address,
    output: () => output,
    async order(cart) {
      const body = JSON.stringify(cart);
      const response = await fetch(`${address}/shop/orders`, { method: 'POST', body });
      return ((await response.json()) as { reference: string }).reference;
    },
    async statusOf(order) {
      const response = await fetch(`${address}/shop/orders/${order}`);
      return ((await response.json()) as { status: string }).status;
    },
    stop: () => stopServer(server),
    start: async () => {
      server = await startServer(port, folder, print);
    },
    async close() {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
