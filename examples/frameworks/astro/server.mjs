import { env } from 'node:process';

import { port } from './payments.mjs';

// What Astro's server listens on, as soon as it is imported.
env.PORT = String(port);
env.HOST = '127.0.0.1';
await import('./dist/server/entry.mjs');
console.log(`Open http://localhost:${port}`);
