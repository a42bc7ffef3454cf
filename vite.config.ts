import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { compileDecorators } from './scripts/build/compile-decorators.mjs';
import { entries } from './scripts/build/entries.mjs';
import { minifyTemplates } from './scripts/build/minify-templates.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The library: one module in `dist/` for each in `src/`, so that a bundler sees what is side effect and what is not. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [compileDecorators(), minifyTemplates()],
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    // The embedded database's module is no export: its thread loads it by its address.
    lib: {
      entry: { ...entries(root), 'database/pglite-engine': 'src/database/pglite-engine.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id: string) => !/^(?:[./\0]|@oxc-project\/runtime)/.test(id) && !id.startsWith(root),
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
});
