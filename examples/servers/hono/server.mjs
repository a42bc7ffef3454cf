import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { florin } from 'florin/hono';
import { Hono } from 'hono';

import { options, pages, port } from './payments.mjs';

const app = new Hono();
app.use(florin(options));
app.use(serveStatic({ root: pages }));
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => console.log(`Open http://localhost:${port}`));
