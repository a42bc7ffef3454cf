import { createServer } from 'node:http';

import { scriptsOf } from './page-scripts.mjs';

const PAGE = `<!doctype html><meta charset="utf-8"><title>bench</title>
<style>.card { display: grid; box-sizing: border-box } .picture { aspect-ratio: 4 / 3; background: #eee }</style>
<script type="module" src="/catalogue-lists.js"></script>`;

/** Serves that page. */
export async function serveCatalogues(root) {
  const files = await scriptsOf(root, 'catalogue-lists');
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
