import { TEST_CARDS } from '../../src/sandbox/index.js';
import { read } from '../house/sources.js';

/** The fenced block that follows `<!-- snippet: name -->`, by default in the README. */
export function snippet(name: string, page = 'README.md'): string {
  const [, code] =
    new RegExp(`<!-- snippet: ${name} -->\\s*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(read(page)) ?? [];
  if (code === undefined) throw new Error(`${page} has no snippet “${name}”.`);
  return code;
}

/** The program between `<!-- name -->` and `<!-- /name -->` of the README. */
export function example(name: string): string {
  const [, code] = new RegExp(`<!-- ${name} -->\\s*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(read('README.md')) ?? [];
  if (code === undefined) throw new Error(`README.md has no block “${name}”.`);
  return code;
}

const code = (path: string): string => `\n\`\`\`js\n${read(path).trimEnd()}\n\`\`\`\n\n`;

function table(): string {
  const head = ['Number', 'Expiry', 'Code', 'What happens'];
  const rows = TEST_CARDS.map(({ number, expiry, securityCode, happens }) => [
    number,
    expiry,
    securityCode,
    happens,
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return `\n${[line(head), line(rule), ...rows.map(line)].join('\n')}\n\n`;
}

/** Where the README repeats something that stands elsewhere: the one place it comes from. */
const SOURCES: Readonly<Record<string, () => string>> = {
  'test-cards': table,
  'proxy-express': () => code('examples/express.mjs'),
  'proxy-edge': () => code('examples/edge.mjs'),
};

/** The README with every such block as its source has it. */
export function withSources(text: string): string {
  return Object.entries(SOURCES).reduce((readme, [name, make]) => {
    const block = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
    if (!block.test(readme)) throw new Error(`The README has no block “${name}”.`);
    return readme.replace(block, (_, open: string, close: string) => open + make() + close);
  }, text);
}
