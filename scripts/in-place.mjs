import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './processes.mjs';

/** Where a module asks, not where a text names it. */
const OWN_ADDRESS = /(?<!['"`])import\.meta\.url\b/g;

/**
 * Plugin for esbuild: a bundle stands elsewhere than its sources, and what they ask of their own address is answered with where
 * they came from.
 *
 * @param {object} [options]
 * @param {(file: string) => string | undefined} [options.codeOf] another code for a source, by its path from the root
 * @param {(file: string) => string | undefined} [options.placeOf] another place for a source to have come from
 */
export const inPlace = ({ codeOf, placeOf } = {}) => ({
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mts|mjs|js)$/ }, ({ path }) => {
      const file = relative(ROOT, path).replaceAll('\\', '/');
      if (file.startsWith('node_modules')) return undefined;
      const { href } = pathToFileURL(placeOf?.(file) ?? path);
      return {
        contents: (codeOf?.(file) ?? readFileSync(path, 'utf8')).replaceAll(
          OWN_ADDRESS,
          JSON.stringify(href),
        ),
        loader: path.endsWith('ts') ? 'ts' : 'js',
      };
    });
  },
});
