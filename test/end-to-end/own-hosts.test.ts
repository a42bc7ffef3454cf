import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, describe, it } from 'node:test';

import { sharedShopServer, type ShopServer } from './shop-server.js';

/** Asks as a browser does that was sent to this machine under another name; `fetch` would not say so. */
const statusOf = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = get({ host: 'localhost', port, path: '/', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
  });

describe('the demo’s own host', () => {
  let shop: ShopServer;
  let port = 0;
  before(async () => {
    shop = await sharedShopServer();
    port = Number(new URL(shop.address).port);
  });
  after(() => shop.close());

  it('answers to localhost and to its numbers', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `LOCALHOST:${port}`])
      assert.equal(await statusOf(port, host), 200, host);
  });

  it('refuses a name that another page pointed at this machine, at the shop and at the bank', async () => {
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.10'])
      for (const server of [port, port + 1])
        assert.equal(await statusOf(server, `${name}:${server}`), 421, name);
  });
});
