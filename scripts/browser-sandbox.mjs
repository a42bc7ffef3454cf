import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { databaseImage, PGLITE, PGLITE_FILES } from './database-image.mjs';
import { ROOT } from './processes.mjs';

/**
 * Writes into a folder what stands for all servers in a browser: both audited frames as files, and the service worker with a proxy and
 * the platform's sandbox behind it. Pages in that folder are its pages.
 */
export async function writeBrowserSandbox(folder) {
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const { tsImport } = await import('tsx/esm/api');
  const { staticFrameDocument } = await tsImport('../src/frame/document.ts', import.meta.url);
  const { html } = staticFrameDocument({ allowPageKey: true, frameAncestors: ["'self'"] });
  write('florin/card-frame/1/frame.html', html);
  const { secretFrameDocument } = await tsImport('../src/secret-frame/document.ts', import.meta.url);
  write('florin/secret-frame/1/frame.html', secretFrameDocument({ frameAncestors: ["'self'"] }).html);
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(ROOT, '.storybook/service-worker.ts')],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    external: ['pg', 'node:*'],
    // PGlite finds its files beside itself: beside the worker, then.
    define: { 'import.meta.url': 'self.location.href' },
    logLevel: 'silent',
  });
  for (const file of PGLITE_FILES) copyFileSync(join(PGLITE, file), join(folder, file));
  write('database.tar.gz', await databaseImage());
}
