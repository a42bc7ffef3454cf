import type { StorybookConfig } from '@storybook/web-components-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';

/**
 * Examples are programs, of which the package says that they have no effects but through what they export. And the listings'
 * database is named at run time, for the sake of edge workers, where a browser could not find it by its name.
 */
const examplesInBrowsers = (): Plugin => ({
  name: 'examples-in-browsers',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/examples/interfaces/')) return { code, moduleSideEffects: true };
    if (!id.endsWith('/src/database/pglite-engine.ts')) return undefined;
    if (!code.includes('load(PACKAGE)')) throw new Error(`${id} names its database in another way.`);
    return code.replace('load(PACKAGE)', "import('@electric-sql/pglite')");
  },
});

/** The examples import the package by its name; here that is its sources. */
const florinFromSource = {
  find: /^florin\/(client(?:\/[\w-]+)?|sandbox)$/,
  replacement: fileURLToPath(new URL('../src/$1/index.ts', import.meta.url)),
};

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The card frame and the service worker, made by `scripts/storybook.mjs`.
  staticDirs: ['../.florin/storybook'],
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      build: { target: 'es2022' },
      plugins: [examplesInBrowsers()],
      resolve: { alias: [florinFromSource] },
      worker: { format: 'es', plugins: () => [examplesInBrowsers()] },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
};
export default config;
