import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'esbuild';

/** Node's own modules are the runtime's; what requires one gets it as a module, as the bundlers of edge platforms do. */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    const names = builtinModules.filter((name) => !name.startsWith('_')).join('|');
    onResolve({ filter: new RegExp(`^(?:node:)?(?:${names})$`) }, ({ path, kind }) => {
      const name = `node:${path.replace(/^node:/, '')}`;
      return kind === 'require-call' ? { path: name, namespace: 'builtin' } : { path: name, external: true };
    });
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `import builtin from '${path}'; module.exports = builtin;`,
    }));
  },
};

/** One module for workerd, with `florin/…` from this repository's sources. */
export async function bundleForEdge(entry: string): Promise<string> {
  const source = (name: string) => fileURLToPath(new URL(`../../src/${name}/index.ts`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker'],
    mainFields: ['module', 'main'],
    alias: { 'florin/proxy': source('proxy') },
    external: ['cloudflare:*', 'pg-native'],
    plugins: [builtins],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
