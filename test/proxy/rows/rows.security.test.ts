import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { serve } from '@hono/node-server';

import { operationOf } from '../../../src/proxy/rows/offered-rows.js';
import { openMarketplace, searchForCanary, parametersOf, ROWS, someone, type Reply } from '../marketplace.js';

const named = (name: string) => ROWS.find((offered) => operationOf(offered) === name) ?? assert.fail(name);

const said = ({ status, code, field }: Reply): unknown[] => [status, code, field];

after(searchForCanary);

describe('rows that the proxy offers', () => {
  it('C5-89: no parameter of a path climbs, splits or hides a byte, on any row', async () => {
    const { call, platform } = openMarketplace();
    const hidden = ['a/b', '\\', '\0', ';x', '%2e%2e', '\u2215', '\r\n', 'a b', 'x'.repeat(600), 'ü', '%'];
    for (const offered of ROWS) {
      const audience = offered.rule.audiences[0] ?? 'operator';
      for (const parameter of Object.keys(parametersOf(offered, audience)))
        for (const value of hidden) {
          const refused = await call(someone(audience), offered, { parameters: { [parameter]: value } });
          assert.deepEqual(
            said(refused),
            [400, 'invalid-request', 'path'],
            `${operationOf(offered)} ${value}`,
          );
        }
    }
    assert.equal(platform.reached.length, 0);
  });

  it('C5-94: an idempotency key is one plain word or refused', async () => {
    const { call, platform } = openMarketplace();
    const refund = named('checkout.refundPayment');
    for (const key of ['', 'x'.repeat(65), 'a, b', 'a b', 'kéy', 'a/b', '..']) {
      const refused = await call(someone('operator'), refund, { headers: { 'idempotency-key': key } });
      assert.deepEqual(said(refused), [400, 'invalid-request', 'Idempotency-Key'], key);
    }
    assert.equal(platform.reached.length, 0);
  });

  it('C5-99: a preflight names the headers that the path’s own rows take, and no others', async () => {
    const named = 'https://office.example';
    const { proxy } = openMarketplace({ origins: [named] });
    const allowed = async (path: string): Promise<string | null> => {
      const init = { method: 'OPTIONS', headers: { origin: named } };
      const { headers } = await proxy(new Request(`https://shop.example/florin${path}`, init));
      return headers.get('access-control-allow-headers');
    };
    const always = 'Content-Type, Idempotency-Key';
    assert.equal(await allowed('/transfers/transfers'), `${always}, WWW-Authenticate`);
    assert.equal(await allowed('/legal-entity/documents'), always);
    assert.equal(await allowed('/workspace/scim/v2/Users'), always);
  });

  it('C5-97: a body without a type is not read on, however long it is', async () => {
    const { proxy } = openMarketplace();
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled++;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const response = await proxy(
      new Request('https://shop.example/florin/checkout/payments/own/refunds', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: {
          origin: 'https://shop.example',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': 'key-1',
          'x-identity': JSON.stringify(someone('operator')),
        },
      } as RequestInit),
    );
    assert.equal(response.status, 415);
    assert.ok(pulled < 5, String(pulled));
  });

  it('an unknown name is not repeated where it could be a value', async () => {
    const { call } = openMarketplace();
    for (const name of ['4111111111111111', '<script>', 'a'.repeat(300)]) {
      const refused = await call(someone('operator'), named('workspace.runMonitor'), {
        query: { [name]: 'x' },
      });
      assert.deepEqual(said(refused), [422, 'invalid-request', '(query)']);
      const inList = await call(someone('operator'), named('transfers.listTransfers'), {
        query: { [name]: 'x' },
      });
      assert.deepEqual([inList.status, inList.looks.includes(name)], [422, false]);
    }
  });

  it('C5-100: what the platform says of an error reaches callers only as a word of our own', async () => {
    const hostile = {
      errorCode: '000',
      message: 'CANARY-API-KEY at CANARY.internal',
      stack: 'CANARY-STACK',
      invalidFields: [{ name: '4111111111111111' }],
    };
    for (const [status, told] of [
      [400, 'platform-refused'],
      [401, 'platform-unavailable'],
      // A word of our own, with the number of the platform's code beside it.
      [403, 'platform-forbidden'],
      [404, 'not-found'],
      [409, 'platform-refused'],
      [422, 'platform-refused'],
      [429, 'rate-limited'],
      [500, 'platform-unavailable'],
      [503, 'platform-unavailable'],
    ] as const) {
      const fetch = async () => Response.json(hostile, { status, headers: { 'x-canary': 'CANARY' } });
      const { call } = openMarketplace({ platform: { fetch } });
      for (const name of [
        'transfers.getTransfer',
        'disputes.acceptDispute',
        'checkout.refundPayment',
        'bin-lookup.getCostEstimate',
      ]) {
        const { code, field } = await call(someone('operator'), named(name));
        const number = status === 403 ? /^credentials\.[a-z-]+: 000$/ : /^undefined$/;
        assert.equal(code, told, `${status} ${name}`);
        assert.match(String(field), number, `${status} ${name}`);
      }
    }
    for (const fetch of [
      async () => new Response('<html>CANARY', { headers: { 'content-type': 'text/html' } }),
      async () => new Response('{"CANARY":', { headers: { 'content-type': 'application/json' } }),
      () => Promise.reject(new Error('CANARY-API-KEY: connect to CANARY.internal failed')),
    ]) {
      const { call, events } = openMarketplace({ platform: { fetch } });
      assert.deepEqual(said(await call(someone('operator'), named('transfers.getTransfer'))), [
        502,
        'platform-unavailable',
        undefined,
      ]);
      assert.equal(events.at(-1)?.notes.length, 1);
    }
  });

  it('C5-101: orders are listed and placed under the session’s own e-mail, whatever a path says', async () => {
    const { call, send, platform } = openMarketplace();
    for (const name of ['listings.listOrders', 'listings.createOrder']) {
      const offered = named(name);
      const nowhere = (await send(null, '/nowhere')).looks;
      const others = [
        'own',
        'theirs',
        'OWN',
        'own+1',
        'o.w.n',
        'another@shopper.example',
        'ME',
        'undefined',
        'null',
        '@',
      ];
      for (const audience of ['shopper', 'seller'] as const)
        for (const email of others) {
          const refused = await call(someone(audience), offered, { parameters: { email } });
          assert.equal(refused.looks, nowhere, `${name} ${email}`);
        }
      const { email: _, ...unnamed } = someone('shopper');
      assert.equal((await call(unnamed, offered)).looks, nowhere);
      assert.equal((await call(null, offered)).looks, nowhere);
      assert.equal(platform.reached.length, 0);
      assert.ok((await call(someone('shopper'), offered)).status < 300);
      assert.equal(platform.reached.pop()?.fields['email'], 'own');
    }
  });

  it('C5-106: a caller who asks about cards is counted like one who pays with them', async () => {
    let now = 1_800_000_000_000;
    const { call, platform } = openMarketplace({ limits: { session: 2, address: 100 }, now: () => now });
    const ask = (name: string) => call(someone('shopper'), named(name));
    assert.equal((await ask('checkout.getBalance')).status, 200);
    assert.equal((await ask('checkout.getCardDetails')).status, 200);
    for (const name of [
      'checkout.getBalance',
      'checkout.getCardDetails',
      'checkout.createOrder',
      'checkout.createStoredPaymentMethod',
    ]) {
      const refused = await ask(name);
      assert.deepEqual([refused.code, refused.headers.get('retry-after')], ['rate-limited', '60'], name);
    }
    assert.equal(platform.reached.length, 2);
    now += 60_001;
    assert.equal((await ask('checkout.getBalance')).status, 200);
  });

  it('C5-107: follows no redirect, and takes no key to another host', async () => {
    const asked: string[] = [];
    const fetch = async (url: string, { redirect }: RequestInit) => {
      asked.push(`${redirect} ${new URL(url).host}`);
      return new Response(null, { status: 301, headers: { location: 'http://evil.example/' } });
    };
    const { call } = openMarketplace({ platform: { fetch } });
    const reply = await call(someone('operator'), named('disputes.listDefenseReasons'));
    assert.deepEqual(said(reply), [502, 'platform-unavailable', undefined]);
    assert.deepEqual(asked, ['manual ca-test.adyen.com']);
  });

  it('C5-108: gives up on a platform that hangs', async () => {
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { call } = openMarketplace({ platform: { fetch, timeout: 30 } });
    const reply = await call(someone('operator'), named('transfers.getTransfer'));
    assert.deepEqual(said(reply), [502, 'platform-unavailable', undefined]);
  });

  it('a field that the merchant’s `supply` leaves out is the merchant’s to correct, not the caller’s', async () => {
    const { call } = openMarketplace({ supply: undefined });
    const reply = await call(someone('operator'), named('terminal-management.listStores'));
    assert.deepEqual(said(reply), [501, 'not-configured', 'supply.companyAccount']);
  });
});

describe('a proxy on a socket', () => {
  const { proxy, platform } = openMarketplace();
  let server: Server;
  let port = 0;
  before(async () => {
    server = serve({ fetch: proxy, port: 0 }) as Server;
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Writes bytes as they are; what comes back until the server is silent or hangs up. */
  async function raw(...lines: readonly string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(lines.join('\r\n'));
    let answer = '';
    socket.on('data', (bytes) => void (answer += String(bytes)));
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 300))]);
    socket.destroy();
    return answer;
  }

  it('C5-90, C5-93: an absolute target, and methods that are for other machines, lead nowhere else', async () => {
    const host = `Host: 127.0.0.1:${port}`;
    const own = await raw('GET http://evil.example/florin/config HTTP/1.1', host, 'X-Api-Key: mine', '', '');
    assert.ok(!own.includes('mine') && !own.includes('evil'), own);
    assert.match(await raw('TRACE /florin/config HTTP/1.1', host, '', ''), /^HTTP\/1\.1 [45]/);
    assert.equal(await raw('CONNECT evil.example:443 HTTP/1.1', host, '', ''), '');
    assert.equal(platform.reached.length, 0);
  });
});
