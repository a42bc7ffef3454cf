import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { compileDecorators } from './scripts/build/compile-decorators.mjs';
import { minifyTemplates } from './scripts/build/minify-templates.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** How every module of the library is compiled. `scripts/build/library.mjs` says which, and into how many files. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [compileDecorators(), minifyTemplates()],
  build: {
    target: 'es2022',
    // What is built can be read: decisions/0018-what-the-package-ships.md.
    sourcemap: false,
    minify: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // A busy machine is no fault of the build.
      checks: { pluginTimings: false },
      // The declarations have them, for editors.
      output: { comments: { jsdoc: false } },
      external: (id: string) => !/^(?:[./\0]|@oxc-project\/runtime)/.test(id) && !id.startsWith(root),
    },
  },
});
