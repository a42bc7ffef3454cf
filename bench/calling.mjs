import { createServer } from 'node:http';
import { build } from 'esbuild';

import { callsTo, timeCalls } from './calls.mjs';

const ANSWER = JSON.stringify({ environment: 'sandbox', serverTime: '1795253400000' });
const PAGE = '<!doctype html><meta charset="utf-8"><title>bench</title>';
const SCRIPT = `
import { callsTo, timeCalls } from './bench/calls.mjs';
globalThis.compareCalls = (rounds) => timeCalls(callsTo(location.origin), rounds);
`;

async function scriptOf(root) {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: root, sourcefile: 'calling.js' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** One call with a small answer over the loopback, in Node and in a page. */
export async function compareCalls(browser, root, rounds = 80) {
  const script = await scriptOf(root);
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/config'
        ? ['application/json', ANSWER]
        : url === '/'
          ? ['text/html', PAGE]
          : ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  const inNode = await timeCalls(callsTo(baseUrl), rounds);
  const page = await browser.newPage();
  await page.goto(baseUrl);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'compareCalls' in globalThis);
  const inPage = await page.evaluate((count) => globalThis.compareCalls(count), rounds);
  await page.close();
  server.closeAllConnections();
  server.close();
  return { inNode, inPage };
}
