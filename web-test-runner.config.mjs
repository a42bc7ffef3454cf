// BROWSER=chromium (default), firefox or webkit; one engine a run, because each wants settings of its own.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

import { browserReporter } from './scripts/test/browser-reporter.mjs';
import { launch } from './scripts/test/launchers.mjs';
import { serveFrames } from './test/serve-frames.mjs';

const { FLORIN_RESULTS: results, BROWSER: engine = 'chromium' } = process.env;

export default {
  files: ['test/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['development'] },
  // Concurrent pages share focus in Firefox and WebKit, and two cores in most CI machines.
  concurrency: engine === 'chromium' ? 2 : 1,
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    await serveFrames(),
  ],
  browsers: [await launch(engine)],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: '10000' } },
  testsStartTimeout: 60000,
  testsFinishTimeout: 120000,
  ...(results && { reporters: [browserReporter(results)] }),
};
