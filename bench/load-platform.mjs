import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { createSandbox } from 'florin/sandbox';

// The platform of a run of `npm run load`: the sandbox, reached over HTTP.

const { port } = JSON.parse(process.argv[2] ?? '{}');
const sandbox = await createSandbox({ origin: `http://127.0.0.1:${port}`, seed: 'load' });
createServer(getRequestListener((request) => sandbox(request))).listen(port, '127.0.0.1', () =>
  process.send?.({ ready: true, publicKey: sandbox.publicKey }),
);
process.once('disconnect', () => process.exit());
