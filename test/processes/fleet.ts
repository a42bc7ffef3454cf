import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import type { BookEntry } from '../../src/sandbox/index.js';
import { freePort } from '../../scripts/free-port.mjs';
import { bundle } from '../faults/bundle.js';
import { Chance } from '../faults/seeded.js';
import type { Orders } from './clock.js';

type Told = { readonly order: string; readonly outcome: string };
type Message = Partial<Told> & {
  readonly ready?: true;
  readonly publicKey?: string;
  readonly books?: unknown;
};

/** Bundled, so that a server that was killed is back in a moment. */
const PROGRAMS = ['proxy-process', 'platform-process'].map((name) => new URL(`${name}.ts`, import.meta.url));
const PROXIES = 3;

/** A database of its own: other tests work in the one that is named. */
async function createDatabase(server: string): Promise<{ address: string; drop(): Promise<void> }> {
  const name = `florin_processes_${process.pid}`;
  const ask = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await ask(`CREATE DATABASE ${name}`);
  const address = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { address, drop: () => ask(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Three of the merchant's servers on one database, and the platform: five processes with the database's own. */
export class Fleet {
  readonly told: Told[] = [];
  readonly ports: readonly number[];
  readonly database: string;
  readonly #folder: string;
  readonly #chance: Chance;
  readonly #drop: () => Promise<void>;
  readonly #platform: ChildProcess;
  readonly #orders: Omit<Orders, 'port'>;
  readonly #proxies: ChildProcess[] = [];
  kills = 0;

  private constructor(made: {
    folder: string;
    seed: number;
    drop: () => Promise<void>;
    platform: ChildProcess;
    orders: Omit<Orders, 'port'>;
  }) {
    this.#folder = made.folder;
    this.#chance = new Chance(made.seed);
    this.#drop = made.drop;
    this.#platform = made.platform;
    this.#orders = made.orders;
    this.ports = made.orders.proxies;
    this.database = made.orders.database;
  }

  static async start(server: string, seed: number): Promise<Fleet> {
    const folder = await bundle(PROGRAMS);
    const { address, drop } = await createDatabase(server);
    const ports = await Promise.all(Array.from({ length: PROXIES + 1 }, freePort));
    const [platformPort = 0, ...proxies] = ports;
    const orders = {
      start: Date.now(),
      platform: `http://127.0.0.1:${platformPort}`,
      database: address,
      publicKey: '',
      proxies,
    };
    const told = JSON.stringify({ ...orders, port: platformPort });
    const platform = fork(join(folder, 'platform-process.mjs'), [told, String(seed)]);
    const [{ publicKey = '' }] = (await once(platform, 'message')) as [Message];
    const fleet = new Fleet({ folder, seed, drop, platform, orders: { ...orders, publicKey } });
    await Promise.all(proxies.map((_, at) => fleet.#open(at)));
    return fleet;
  }

  /** Kills one of the servers without a word, and starts it again. */
  async killOne(): Promise<void> {
    const at = this.#chance.between(0, PROXIES - 1);
    const child = this.#proxies[at];
    if (!child) return;
    this.kills++;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, this.#chance.between(0, 300)));
    await this.#open(at);
  }

  /** From now on no message of the platform is lost. */
  heal(): void {
    this.#platform.send('heal');
  }

  async books(): Promise<readonly BookEntry[]> {
    this.#platform.send('books');
    const [{ books }] = (await once(this.#platform, 'message')) as [Message];
    return books as readonly BookEntry[];
  }

  async stop(): Promise<void> {
    for (const child of [...this.#proxies, this.#platform]) child.kill('SIGKILL');
    await this.#drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #open(at: number): Promise<void> {
    const orders = JSON.stringify({ ...this.#orders, port: this.ports[at] });
    const child = fork(join(this.#folder, 'proxy-process.mjs'), [orders]);
    this.#proxies[at] = child;
    child.on('message', ({ order, outcome }: Message) => {
      if (order !== undefined && outcome !== undefined) this.told.push({ order, outcome });
    });
    await once(child, 'message');
  }
}
