import { readFileSync } from 'node:fs';

const FILE = new URL('../../src/components/base/theme/tokens.css.ts', import.meta.url);
const DEFAULTS = /const defaults = css`([^`]*)`/;

/**
 * Every token of the theme by its name, without `--florin-`, and its default, as the one file that defines them has it.
 *
 * @returns {[name: string, value: string][]}
 */
export function readTokens() {
  const [, sheet] = DEFAULTS.exec(readFileSync(FILE, 'utf8')) ?? [];
  if (!sheet) throw new Error(`${FILE.pathname} has no defaults.`);
  return [...sheet.matchAll(/^ +([\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [name, value]);
}
