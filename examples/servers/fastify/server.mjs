import { resolve } from 'node:path';

import files from '@fastify/static';
import fastify from 'fastify';
import { florin } from 'florin/fastify';

import { options, pages, port } from './payments.mjs';

const app = fastify();
await app.register(florin, options);
await app.register(files, { root: resolve(pages) });
await app.listen({ port, host: '127.0.0.1' });
console.log(`Open http://localhost:${port}`);
