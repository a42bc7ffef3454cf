// BROWSER=chromium (default), firefox or webkit; one engine a run, because each wants settings of its own.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

import { databaseImage, PGLITE } from './scripts/database-image.mjs';
import { freePort } from './scripts/free-port.mjs';
import { browserReporter } from './scripts/test/browser-reporter.mjs';
import { makePages } from './scripts/test/browser-pages.mjs';
import { bundledTests } from './scripts/test/bundled-tests.mjs';
import { launch } from './scripts/test/launchers.mjs';
import { serveFrames } from './test/serve-frames.mjs';
import { keepSecretsWhole } from './test/whole-secrets.mjs';

const { FLORIN_RESULTS: results, BROWSER: engine = 'chromium' } = process.env;

const ALL = 'test/**/*.browser.test.ts';
const chosen = process.argv.filter((arg) => arg.endsWith('.browser.test.ts'));

/**
 * Files that share a page: to load a page of tests, and to leave it, takes as long as the tests of a file. In Chromium, pages
 * load beside each other, so that each file has its own.
 */
const SIZE = engine === 'chromium' ? 1 : 4;

/** The files that the test command names, by the page that loads them; without, a page for each file. */
const pages = process.env.FLORIN_TESTS ? makePages(process.env.FLORIN_TESTS.split('\n'), SIZE) : undefined;

/** Bytes, which the server would else take for text. */
async function serveDatabase(context, next) {
  if (context.path === '/frames/database.tar.gz') context.body = await databaseImage();
  else if (context.path.endsWith('/pglite.data')) context.body = readFileSync(join(PGLITE, 'pglite.data'));
  else await next();
}

/** What PGlite imports in Node alone: a browser never comes to it, and needs no module of that name. */
const builtinsOfDatabase = {
  name: 'builtins-of-database',
  resolveImport: ({ source, context }) =>
    context.path.includes('/@electric-sql/pglite/') && isBuiltin(source) ? source : undefined,
};

const secretKeeper = engine === 'webkit' ? `<script>(${keepSecretsWhole.toString()})()</script>` : '';

const bundles = await bundledTests(pages ? [...pages.keys()] : chosen.length > 0 ? chosen : [ALL]);

export default {
  files: pages ? [...pages.keys()] : [ALL],
  // The runner looks for one from 8000 on, and two that start together find the same.
  port: await freePort(),
  nodeResolve: { exportConditions: ['development'] },
  // Concurrent pages share focus in Firefox and WebKit; in Chromium a page waits more than it computes.
  concurrency: engine === 'chromium' ? 2 * availableParallelism() : 1,
  middleware: [bundles.middleware, serveDatabase],
  plugins: [
    builtinsOfDatabase,
    bundles.plugin,
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    await serveFrames(),
  ],
  testRunnerHtml: (framework) =>
    `<!doctype html>${secretKeeper}<script type="module" src="${framework}"></script>`,
  browsers: [await launch(engine)],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  // A test never waits for time: this is how long it takes to say that something hangs.
  testFramework: { config: { timeout: '90000' } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // Firefox, beside another engine on two cores, takes some of them minutes.
  testsFinishTimeout: 900_000,
  ...(results && { reporters: [browserReporter(results, pages)] }),
};
