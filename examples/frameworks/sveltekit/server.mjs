import { createServer } from 'node:http';
import { env } from 'node:process';

import { port } from './payments.mjs';

// SvelteKit takes every shop for one with TLS, unless a header says otherwise.
env.PROTOCOL_HEADER = 'x-forwarded-proto';
const protocol = env.SHOP_ORIGIN?.startsWith('https:') ? 'https' : 'http';
const { handler } = await import('./build/handler.js');

createServer((request, response) => {
  request.headers['x-forwarded-proto'] = protocol;
  handler(request, response);
}).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`));
