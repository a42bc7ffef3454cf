import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it } from 'node:test';

import { getRequestListener } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';

import { ProxyStartError } from '../../src/proxy/index.js';
import { florin as forExpress } from '../../src/servers/express.js';
import { florin as forFastify } from '../../src/servers/fastify.js';
import { florin as forHono } from '../../src/servers/hono.js';
import { florin as forNext } from '../../src/servers/next.js';
import { florin as forNode } from '../../src/servers/node.js';
import type { ServerOptions } from '../../src/servers/server-options.js';
import { payBody } from '../proxy/shop.js';
import { florin as forTheWeb } from '../../src/servers/web.js';
import { buy, CHALLENGED, send } from './buy.js';

const settled: string[] = [];
const OPTIONS: ServerOptions = {
  environment: 'sandbox',
  log: false,
  resolveOrder: (order) =>
    order === 'ORDER-1' ? { amount: { value: 1999, currency: 'EUR' }, returnUrl: 'http://localhost/' } : null,
  onSettled: (order, outcome) => void settled.push(`${order} ${outcome}`),
};

const closes: (() => Promise<unknown> | void)[] = [];

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop with one page of its own beside Florin, in each server. */
const SHOPS: Readonly<Record<string, () => Promise<string>>> = {
  'node:http': () => {
    const florin = forNode(OPTIONS);
    return listen(
      createServer((request, response) => florin(request, response, () => void response.end('shop'))),
    );
  },
  Express: () => listen(createServer(shopInExpress())),
  'Express behind express.json()': () => listen(createServer(shopInExpress(express.json()))),
  'Express behind express.text()': () => listen(createServer(shopInExpress(express.text({ type: '*/*' })))),
  'Express in a router of its own': () => {
    const app = express();
    app.use('/florin', forExpress(OPTIONS));
    app.get('/', (_request, response) => void response.send('shop'));
    return listen(createServer(app));
  },
  Fastify: async () => {
    const app = fastify();
    await app.register(forFastify, OPTIONS);
    app.get('/', () => 'shop');
    app.post('/orders', ({ body }) => body);
    closes.push(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
  Hono: () => {
    const app = new Hono();
    app.use(forHono(OPTIONS));
    app.get('/', (context) => context.text('shop'));
    return listen(createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })));
  },
  'a Request of the web': () => {
    const florin = forTheWeb(OPTIONS);
    const answer = (request: Request): Promise<Response> =>
      new URL(request.url).pathname === '/' ? Promise.resolve(new Response('shop')) : florin(request);
    return listen(createServer(getRequestListener(answer, { overrideGlobalObjects: false })));
  },
  Next: () => {
    const routes = forNext(OPTIONS);
    // Next names itself in the address, whichever host was asked.
    const answer = ({ method, url, headers, body }: Request): Promise<Response> => {
      const { pathname, search } = new URL(url);
      if (pathname === '/') return Promise.resolve(new Response('shop'));
      const request = new Request(`http://0.0.0.0:3000${pathname}${search}`, {
        method,
        headers,
        ...(body && { body, duplex: 'half' }),
      } as RequestInit);
      return routes[method as keyof typeof routes](request);
    };
    return listen(createServer(getRequestListener(answer, { overrideGlobalObjects: false })));
  },
};

function shopInExpress(...before: express.RequestHandler[]): express.Express {
  const app = express();
  for (const each of before) app.use(each);
  app.use(forExpress(OPTIONS));
  app.get('/', (_request, response) => void response.send('shop'));
  return app;
}

afterEach(async () => {
  for (const close of closes.splice(0)) await close();
  settled.length = 0;
});

describe('a shop with Florin beside its own pages', () => {
  for (const [name, open] of Object.entries(SHOPS))
    it(`${name}: serves the shop’s pages, the frames, the bank’s pages, and takes a payment`, async () => {
      const address = await open();
      assert.equal(await (await fetch(`${address}/`)).text(), 'shop');
      assert.equal((await send(`${address}/florin/readyz`)).status, 200);
      const frame = await send(`${address}/florin/card-frame/1/frame.html`);
      assert.match(frame.type, /^text\/html/);
      const styles = await send(`${address}/florin/sandbox/bank/bank.css`);
      assert.match(styles.type, /^text\/css/);
      const { outcome, lastFour } = await buy(address);
      assert.deepEqual([outcome, lastFour], ['paid', '1111']);
      assert.deepEqual(settled, ['ORDER-1 paid']);
    });
});

describe('the simulated platform in the process of a server', () => {
  it('has mock servers at their address, where nothing but them answers', async () => {
    const address = await SHOPS['node:http']!();
    const answer = await send(`${address}/florin/sandbox/mock/none/orders`);
    assert.equal(answer.status, 404);
    assert.match(JSON.stringify(answer.body), /notFoundError/);
    assert.doesNotMatch(
      JSON.stringify((await send(`${address}/florin/sandbox/mocks`)).body),
      /notFoundError/,
    );
  });

  it('has the bank’s pages below the address that the shopper asked', async () => {
    const address = await SHOPS['node:http']!();
    const { action } = await buy(address, CHALLENGED);
    assert.match(String(Object(action)['url']), new RegExp(`^${address}/florin/sandbox/bank/redirect`));
  });

  it('is a platform for the proxy alone: its operations cannot be called from outside', async () => {
    const address = await SHOPS['node:http']!();
    for (const path of ['/v71/payments', '/checkoutshopper/v1/clientKeys/test_SANDBOXKEY', '/bank'])
      assert.equal((await send(`${address}/florin/sandbox${path}`, { body: payBody() })).status, 404, path);
  });

  it('is refused in test and live, and beside another platform', () => {
    const fetch = () => Promise.resolve(new Response());
    const wrong: ServerOptions[] = [
      { ...OPTIONS, environment: 'live', sandbox: {} },
      { ...OPTIONS, environment: 'test', sandbox: {} },
      { ...OPTIONS, platform: { fetch }, sandbox: {} },
    ];
    for (const options of wrong) assert.throws(() => forNode(options), ProxyStartError);
    assert.throws(() => forNode({ ...OPTIONS, environment: 'live' }), /needs .*apiKey.*ledger/);
  });

  it('is not there in test: its pages are not found', async () => {
    const server = forNode({
      ...OPTIONS,
      environment: 'test',
      merchantAccount: 'ShopAccount',
      apiKey: 'key',
      secret: 'a secret of thirty-two characters',
      cardPublicKey: `10001|${'B3'.repeat(256)}`,
    });
    const address = await listen(createServer(server));
    for (const path of ['bank/bank.css', 'mock/1/orders'])
      assert.equal((await send(`${address}/florin/sandbox/${path}`)).status, 404);
    await server.proxy.close();
  });
});

it('a Request of the web may come with the context of a worker, which is told of work that outlasts the answer', async () => {
  const outlasting: Promise<unknown>[] = [];
  const florin = forTheWeb(OPTIONS);
  const context = { waitUntil: (work: Promise<unknown>) => void outlasting.push(work) };
  const answer = (request: Request) => florin(request, {}, context);
  const address = await listen(createServer(getRequestListener(answer, { overrideGlobalObjects: false })));
  assert.equal((await buy(address)).outcome, 'paid');
  assert.notEqual(outlasting.length, 0);
  await Promise.all(outlasting);
  await florin.proxy.reconcile();
  assert.deepEqual(settled, ['ORDER-1 paid']);
});

it('Fastify still reads the bodies of the shop’s own routes', async () => {
  const address = await SHOPS['Fastify']!();
  const answer = await send(`${address}/orders`, { body: { thing: 1 } });
  assert.deepEqual(answer.body, { thing: 1 });
});

it('a body that was read and thrown away is answered 501, and the log says what to change', async (test) => {
  const log = test.mock.method(console, 'error', () => {});
  const florin = forNode(OPTIONS);
  const address = await listen(
    createServer((request, response) => {
      request.resume().on('end', () => florin(request, response));
    }),
  );
  const answer = await send(`${address}/florin/checkout/paymentMethods`, { body: { order: 'ORDER-1' } });
  assert.deepEqual([answer.status, answer.body], [501, { error: { code: 'not-configured', field: 'body' } }]);
  assert.match(String(log.mock.calls[0]?.arguments[0]), /Put Florin before the middleware/);
  assert.equal((await send(`${address}/florin/config`)).status, 200);
});

it('a server without another page answers 404 outside the proxy’s path', async () => {
  const address = await listen(createServer(forNode({ ...OPTIONS, mount: '/pay' })));
  assert.equal((await send(`${address}/florin/config`)).status, 404);
  assert.equal((await send(`${address}/pay/config`)).status, 200);
});
