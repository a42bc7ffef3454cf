import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { florin } from 'florin/node';

import { options, pages, port } from './payments.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const proxy = florin(options);

/** A file below the folder of pages: `normalize` leaves no `..` that leads out of it. */
async function servePage({ url }, response) {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const content = await readFile(join(pages, path)).catch(() => undefined);
  response.writeHead(content ? 200 : 404, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  });
  response.end(content);
}

createServer((request, response) =>
  proxy(request, response, () => {
    servePage(request, response).catch(() => void response.writeHead(400).end());
  }),
).listen(port, '127.0.0.1', () => console.log(`Open http://localhost:${port}`));
