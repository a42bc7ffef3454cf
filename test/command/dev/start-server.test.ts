import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { readOptions } from '../../../src/command/dev/read-options.js';
import { startServer, type DevServer } from '../../../src/command/dev/start-server.js';
import { UsageError } from '../../../src/command/usage-error.js';
import { buy, send } from '../../servers/buy.js';

const options = readOptions(['--port', '0']);

/** Sends a path as it is written, with the name of a host that a browser would send. */
function raw(address: string, path: string, host: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  return new Promise((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

describe('the server of florin dev', () => {
  const settled: string[] = [];
  let scratch = '';
  let folder = '';
  let server: DevServer;
  const get = async (path: string) => send(`${server.address}${path}`);

  before(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'florin-dev-'));
    folder = join(scratch, 'shop');
    mkdirSync(join(folder, 'about'), { recursive: true });
    writeFileSync(join(scratch, 'secret.txt'), 'SECRET');
    writeFileSync(join(folder, '.env'), 'SECRET');
    writeFileSync(join(folder, 'index.html'), '<html><head></head><body>shop</body></html>');
    writeFileSync(join(folder, 'about/index.html'), 'about');
    writeFileSync(join(folder, 'terms.html'), 'terms');
    symlinkSync(join(scratch, 'secret.txt'), join(folder, 'link.txt'));
    server = await startServer(folder, options, (order, outcome) => void settled.push(`${order} ${outcome}`));
  });

  after(async () => {
    await server.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('serves the pages of the folder, with and without their ending', async () => {
    assert.match(String((await get('/')).body), /shop/);
    assert.match(String((await get('/about/')).body), /about/);
    assert.match(String((await get('/terms')).body), /terms/);
    assert.equal((await get('/nothing.html')).status, 404);
  });

  it('has a return page where the folder has none', async () => {
    assert.match(String((await get('/return.html?order=ORDER-1')).body), /<florin-payment-result/);
  });

  it('serves no hidden file, and none outside the folder, however the path is written', async () => {
    for (const path of [
      '/.env',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/about/..%2f.env',
      '/%2eenv',
      '/link.txt',
      '/%00',
      '/%',
    ]) {
      const answer = await raw(server.address, path, 'localhost');
      assert.match(answer, /^HTTP\/1\.1 4\d\d /, path);
      assert.ok(!answer.includes('SECRET'), path);
    }
  });

  it('takes a payment of any order, and says how it ended', async () => {
    const { outcome } = await buy(server.address);
    assert.equal(outcome, 'paid');
    assert.deepEqual(settled, ['ORDER-1 paid']);
  });

  it('answers to names of this machine alone, so that no other page shares an origin with it', async () => {
    for (const path of ['/', '/florin/config'])
      assert.match(await raw(server.address, path, 'evil.example'), /^HTTP\/1\.1 421 /);
    assert.match(await raw(server.address, '/', '127.0.0.1:8080'), /^HTTP\/1\.1 200 /);
  });

  it('tells an open page when a file is saved', async () => {
    assert.match(String((await get('/')).body), /src="\/florin-dev\/changes\.js"/);
    assert.match((await get('/florin-dev/changes.js')).type, /javascript/);
    const response = await fetch(`${server.address}/florin-dev/changes`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    writeFileSync(join(folder, 'about/index.html'), 'about us');
    const { value } = await reader.read();
    assert.equal(value, 'data: changed\n\n');
    await reader.cancel();
  });

  it('says which port is in use, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const start = startServer(folder, { ...options, port }, () => {});
    await assert.rejects(
      start,
      (error) => error instanceof UsageError && error.message.includes(`Port ${port} is in use. Stop`),
    );
    other.close();
  });
});
