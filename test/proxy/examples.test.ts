import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { Miniflare } from 'miniflare';

import { freePair, freePort } from '../../scripts/free-port.mjs';
import { bundleForEdge } from './bundle-for-edge.js';
import { FakePlatform } from './fake-platform.js';
import { card, payBody, SECRET } from './shop.js';
import { openPGlite } from '../new-database.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const linesOf = (path: string): number =>
  readFileSync(at(path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('//')).length;

const paid = { order: 'ORDER-1', paymentMethod: card() };
const testValues = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

interface Post {
  readonly url: string;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** What a browser posts, `fetch` not letting us say Origin. */
async function post({
  url,
  body,
  headers = {},
}: Post): Promise<{ status: number; body: Record<string, unknown>; cookie: string }> {
  const { origin } = new URL(url);
  const request = send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
  });
  request.end(JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  const [cookie = ''] = response.headers['set-cookie'] ?? [];
  return { status: response.statusCode ?? 0, body: JSON.parse(text), cookie: cookie.split(';')[0] ?? '' };
}

async function buyAt(base: string, paymentMethod: unknown): Promise<Record<string, unknown>> {
  const { cookie } = await post({
    url: `${base}/florin/checkout/paymentMethods`,
    body: { order: 'ORDER-1' },
  });
  const headers = { cookie, 'idempotency-key': 'key-1' };
  const answer = await post({
    url: `${base}/florin/checkout/payments`,
    body: payBody({ ...paid, paymentMethod }),
    headers,
  });
  const again = await post({
    url: `${base}/florin/checkout/payments`,
    body: payBody({ ...paid, paymentMethod }),
    headers,
  });
  assert.deepEqual(again.body, answer.body);
  return answer.body;
}

/** Waits for a server to listen, as long as its process lives. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  while (!(await answers(port))) {
    assert.equal(child.exitCode, null, 'the example ended');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}

/** Sends bytes that no client library would, and reads the first line that comes back. */
async function rawLine(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  return answer.split('\r\n')[0] ?? '';
}

describe('the example for Node', () => {
  it(
    'is 30 lines long at most, pays, remembers, and lets no malformed request through',
    { timeout: 180_000 },
    async () => {
      assert.ok(linesOf('examples/node.mjs') <= 30);
      const scratch = mkdtempSync(join(tmpdir(), 'florin-example-'));
      const port = await freePair();
      const start = async () => {
        const child = spawn(process.execPath, [at('examples/node.mjs')], {
          cwd: scratch,
          env: { ...process.env, PORT: String(port) },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        await listening(child, port);
        return child;
      };
      let child = await start();
      try {
        const answer = await buyAt(`http://127.0.0.1:${port}`, testValues);
        assert.deepEqual([answer['outcome'], answer['lastFour']], ['paid', '1111']);
        assert.ok(existsSync(join(scratch, '.florin/ledger')));

        const smuggled = [
          'POST /florin/checkout/payments HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
          'GET /florin/config HTTP/1.1\r\nHost: x\r\nX-Fold: a\r\n b\r\n\r\n',
          'pOsT1 /florin/config HTTP/1.1\r\nHost: x\r\n\r\n',
          'POST /florin/checkout/payments HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n',
        ];
        for (const text of smuggled) assert.match(await rawLine(port, text), /^HTTP\/1\.1 4\d\d /, text);
        const absolute =
          'GET http://evil.example/florin/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
        assert.match(await rawLine(port, absolute), /^HTTP\/1\.1 [24]\d\d /);

        child.kill('SIGKILL');
        await once(child, 'exit');
        child = await start();
        const { body } = await post({
          url: `http://127.0.0.1:${port}/florin/checkout/payments`,
          body: payBody({ ...paid, paymentMethod: testValues }),
          headers: { 'idempotency-key': 'key-2' },
        });
        assert.deepEqual(body, { error: { code: 'order-paid' } });
      } finally {
        child.kill('SIGKILL');
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  );
});

describe('the example for an edge runtime', () => {
  it(
    'is ten lines long, and pays in workerd with the ledger in PostgreSQL',
    { timeout: 180_000 },
    async () => {
      assert.ok(linesOf('examples/edge.mjs') <= 10);
      const platform = new FakePlatform();
      const server = createServer((request, response) => {
        void (async () => {
          let body = '';
          for await (const chunk of request.setEncoding('utf8')) body += chunk;
          const headers = Object.entries(request.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          );
          const answer = await platform.fetch(`http://127.0.0.1${request.url ?? ''}`, {
            method: 'POST',
            headers,
            body,
          });
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
        })();
      });
      const database = await openPGlite();
      const [platformPort, databasePort] = [await freePort(), await freePort()];
      server.listen(platformPort, '127.0.0.1');
      const sockets = new PGLiteSocketServer({
        db: database,
        port: databasePort,
        host: '127.0.0.1',
        maxConnections: 20,
      });
      await sockets.start();
      const worker = new Miniflare({
        modules: [
          { type: 'ESModule', path: 'edge.mjs', contents: await bundleForEdge(at('examples/edge.mjs')) },
        ],
        compatibilityDate: '2026-01-01',
        compatibilityFlags: ['nodejs_compat'],
        bindings: {
          DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
          FLORIN: {
            environment: 'test',
            merchantAccount: 'ShopAccount',
            apiKey: 'key',
            cardPublicKey: `10001|${'B3'.repeat(256)}`,
            secret: SECRET,
            platform: { checkoutUrl: `http://127.0.0.1:${platformPort}/v71` },
          },
        },
      });
      try {
        const base = (await worker.ready).origin;
        const answer = await buyAt(base, card());
        assert.equal(answer['outcome'], 'paid');
        assert.equal(platform.executed.length, 1);
        const frame = await worker.dispatchFetch(`${base}/florin/card-frame/1/frame.html`);
        assert.equal(frame.status, 200);
        const { rows } = await database.query('SELECT outcome FROM florin_attempts');
        assert.deepEqual(rows, [{ outcome: 'paid' }]);
      } finally {
        await worker.dispose();
        await sockets.stop();
        await database.close();
        server.close();
      }
    },
  );
});
