import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { entries } from './scripts/build/entries.mjs';
import { minifyTemplates } from './scripts/build/minify-templates.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The library: one module in `dist/` for each in `src/`, so that a bundler sees what is side effect and what is not. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [minifyTemplates()],
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: entries(root), formats: ['es'] },
    rolldownOptions: {
      external: (id: string) => !/^(?:[./\0]|@oxc-project\/runtime)/.test(id) && !id.startsWith(root),
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
});
