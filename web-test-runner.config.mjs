import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';

// Each test page gets a browser context, and so a window, of its own: in a hidden tab animation frames, focus and mouse hang.
const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();
const frames = await import('./test/serve-frames.mjs').then((m) => m.serveFrames()).catch(() => undefined);

export default {
  files: ['test/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['development'] },
  concurrency: 1,
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    ...(frames ? [frames] : []),
  ],
  browsers: [
    chromeLauncher({
      createPage,
      launchOptions: {
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: '10000' } },
  testsStartTimeout: 60000,
  testsFinishTimeout: 120000,
};
