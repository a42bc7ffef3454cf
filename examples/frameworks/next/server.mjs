import { createServer } from 'node:http';

import next from 'next';

import { port } from './payments.mjs';

const app = next({ hostname: 'localhost', port });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1', () =>
  console.log(`Open http://localhost:${port}`),
);
