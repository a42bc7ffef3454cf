import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';

import { createProxy, sqlLedger, type ProxyEvent } from '../../src/proxy/index.js';
import { createSandbox, type Opened, type Sandbox } from '../../src/sandbox/index.js';

/** A merchant in this very process: what its proxy logs, sends and keeps lies open to a test. */
export interface Merchant {
  readonly address: string;
  readonly sandbox: Sandbox;
  readonly events: ProxyEvent[];
  /** Bodies that went to the platform. */
  readonly sent: string[];
  /** What the platform read out of the envelopes. */
  readonly opened: Opened[];
  /** Every row of every table of the ledger. */
  ledgerRows(): Promise<string>;
  /** Writes a text into the ledger, as a careless column would. */
  plant(text: string): Promise<unknown>;
  close(): Promise<void>;
}

const AMOUNT = { value: 4321, currency: 'EUR' };

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

export async function openMerchant(html: string): Promise<Merchant> {
  const events: ProxyEvent[] = [];
  const sent: string[] = [];
  const opened: Opened[] = [];
  const answers: { bank?: (request: Request) => Promise<Response> } = {};
  const bank = createServer(
    getRequestListener((request) => answers.bank?.(request) ?? new Response(null, { status: 503 })),
  );
  const bankPort = await listen(bank, 0);
  const sandbox = await createSandbox({
    origin: `http://127.0.0.1:${bankPort}`,
    onDecrypted: (one) => opened.push(one),
  });
  answers.bank = sandbox;

  const database = new PGlite();
  const ledger = sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) });
  const pages = new Map([['/', { type: 'text/html', text: html }]]);
  pages.set('/elements.js', {
    type: 'text/javascript',
    text: readFileSync('dist/cdn/checkout.en.js', 'utf8'),
  });
  let address = '';
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    secret: 'a secret of the leak test, 32 characters',
    cardPublicKey: sandbox.publicKey,
    ledger,
    platform: {
      fetch: (url, init) => {
        sent.push(String(init?.body ?? ''));
        return sandbox.fetch(url, init);
      },
    },
    resolveOrder: () => ({ amount: AMOUNT, returnUrl: `${address}/` }),
    onEvent: (event) => events.push(event),
  });
  const shop = createServer(
    getRequestListener(async (request) => {
      const page = pages.get(new URL(request.url).pathname);
      return page ? new Response(page.text, { headers: { 'content-type': page.type } }) : proxy(request);
    }),
  );
  address = `http://localhost:${await listen(shop, 0)}`;
  return {
    address,
    sandbox,
    events,
    sent,
    opened,
    ledgerRows: () => readAll(database),
    plant: (text) =>
      database.query('UPDATE florin_attempts SET facts = $1', [JSON.stringify({ brand: text })]),
    async close() {
      for (const server of [shop, bank]) {
        server.closeAllConnections();
        server.close();
      }
      await ledger.close();
      await database.close();
    },
  };
}

async function readAll(database: PGlite): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const rows = await Promise.all(tables.rows.map(({ name }) => database.query(`SELECT * FROM "${name}"`)));
  return JSON.stringify(
    rows.map((result) => result.rows),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
}
