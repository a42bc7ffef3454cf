import { env } from 'node:process';

import { port } from './payments.mjs';

// What Nuxt's server listens on, as soon as it is imported.
env.PORT = String(port);
env.HOST = '127.0.0.1';
await import('./.output/server/index.mjs');
console.log(`Open http://localhost:${port}`);
