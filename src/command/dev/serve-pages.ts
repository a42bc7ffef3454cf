import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

import { PACKAGE_ROOT } from '../package-root.js';
import { checkoutScript } from '../script/checkout-script.js';
import { RELOAD_PATH } from './changes.js';
import { RETURN_PAGE } from './first-pages.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file below a folder that may be served: none whose name begins with a dot, and none that a link leads out to. */
async function fileBelow(folder: string, path: string): Promise<string | undefined> {
  const asked = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (path.includes('\0') || /(?:^|[\\/])\./.test(path)) return undefined;
  const [root, real] = await Promise.all([realpath(folder), realpath(asked)]).catch(() => ['', '']);
  if (!real.startsWith(root + sep)) return undefined;
  return (await stat(real)).isFile() ? real : undefined;
}

/** `/checkout.en.js` comes with the package, so that a page works before anything is copied. */
const ofPackage = (path: string): Promise<string | undefined> =>
  fileBelow(join(PACKAGE_ROOT, 'dist/cdn'), path);

/** `/checkout.de.js`, as `florin script` writes it. */
async function scriptAt(path: string): Promise<string | undefined> {
  const [, locale] = /^\/checkout\.([\w-]+)\.js$/.exec(path) ?? [];
  return locale && checkoutScript(locale);
}

const withReload = (html: string): string => {
  const script = `<script type="module" src="${RELOAD_PATH}.js"></script>`;
  return html.includes('</head>') ? html.replace('</head>', `${script}</head>`) : html + script;
};

function decoded(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '\0';
  }
}

/** Answers with a file of the folder, else one of the package, else the return page or a script in a language. */
export async function servePage(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decoded(request.url ?? '/');
  const file =
    (await fileBelow(root, path)) ?? (await fileBelow(root, `${path}.html`)) ?? (await ofPackage(path));
  // Browsers ask for it on their own, and report its absence as an error of the page.
  if (!file && path === '/favicon.ico') return void response.writeHead(204).end();
  const made = file ? undefined : path === '/return.html' ? RETURN_PAGE : await scriptAt(path);
  if (!file && made === undefined) {
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`There is no ${path} here.\n`);
    return;
  }
  const type = TYPES[extname(file ?? path)] ?? 'application/octet-stream';
  const content = file ? await readFile(file) : (made ?? '');
  const isHtml = type.startsWith('text/html');
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isHtml && { 'referrer-policy': 'strict-origin-when-cross-origin' }),
  });
  response.end(isHtml ? withReload(String(content)) : content);
}
