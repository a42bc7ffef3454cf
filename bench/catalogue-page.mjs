import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';

const PAGE = `<!doctype html><meta charset="utf-8"><title>bench</title>
<style>.card { display: grid; box-sizing: border-box } .picture { aspect-ratio: 4 / 3; background: #eee }</style>
<script type="module" src="/catalogue-lists.js"></script>`;

/** Serves that page. */
export async function serveCatalogues(root) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'bench/catalogue-lists.mjs')],
    bundle: true,
    splitting: true,
    minify: true,
    // The package's own list of modules with effects is about the library; this page is all effects.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/out',
    write: false,
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.replace('/out', ''), text]));
  const server = createServer((request, response) => {
    const script = files.get(request.url);
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' }).end(script ?? PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}
