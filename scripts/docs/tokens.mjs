import { readFileSync } from 'node:fs';

const FILE = new URL('../../src/components/base/theme/tokens.css.ts', import.meta.url);
const DEFAULTS = /const defaults = css`([^`]*)`/;

/** A default that is another token's value, as a style sheet of a page would write it. */
const asOnPage = (value, defaults) =>
  value.replace(/var\(--_([\w-]+)\)/, (_, name) => `var(--florin-${name}, ${defaults.get(name)})`);

/**
 * Every token of the theme by its name, without `--florin-`, and its default, from the one file that defines them.
 *
 * @returns {[name: string, value: string][]}
 */
export function readTokens() {
  const [, sheet] = DEFAULTS.exec(readFileSync(FILE, 'utf8')) ?? [];
  if (!sheet) throw new Error(`${FILE.pathname} has no defaults.`);
  const defaults = new Map(
    [...sheet.matchAll(/^ +([\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
  );
  return [...defaults].map(([name, value]) => [name, asOnPage(value, defaults)]);
}
