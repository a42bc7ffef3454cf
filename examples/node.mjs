import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createProxy } from 'florin/proxy';
import { createSandbox } from 'florin/sandbox';
import { Hono } from 'hono';

const port = Number(process.env.PORT ?? 8080);
const hostname = '127.0.0.1';
// The bank's pages are on an origin of their own.
const sandbox = await createSandbox({ origin: `http://${hostname}:${port + 1}` });
const order = {
  amount: { value: 1999, currency: 'EUR' },
  returnUrl: `http://localhost:${port}/return.html`,
};

const proxy = createProxy({
  environment: 'sandbox',
  cardPublicKey: sandbox.publicKey,
  platform: { fetch: sandbox.fetch },
  identify: () => ({ audience: 'shopper', shopperReference: 'SHOPPER-1' }),
  resolveOrder: (reference) => (reference.startsWith('ORDER-') ? order : null),
});

const site = new Hono();
site.all('/florin/*', ({ req, env }) => proxy(req.raw, env));
site.use(serveStatic({ root: 'public' }));
serve({ fetch: site.fetch, port, hostname });
serve({ fetch: sandbox, port: port + 1, hostname });
