import { TEST_CARDS } from '../../src/sandbox/index.js';
import { filesIn, read } from '../house/files.js';

/** The README, and every page of the documentation. */
export const PAGES: readonly string[] = [
  'README.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
];

/** The one block that follows a mark: on `page`, or wherever it stands. Where several pages repeat it, they all say the same. */
function blockAfter(mark: string, page?: string): string {
  const fence = new RegExp(`<!-- ${mark} -->\\s*\`\`\`\\w+\\n([^]*?)\`\`\``);
  const found = (page === undefined ? PAGES : [page]).flatMap((path) => {
    const [, code] = fence.exec(read(path)) ?? [];
    return code === undefined ? [] : [{ path, code }];
  });
  const [first] = found;
  if (!first) throw new Error(`${page ?? 'The documentation'} has no block “${mark}”.`);
  const other = found.find(({ code }) => code !== first.code);
  if (other) throw new Error(`${other.path} and ${first.path} say two things in “${mark}”.`);
  return first.code;
}

/** The fenced block that follows `<!-- snippet: name -->`. */
export const snippet = (name: string, page?: string): string => blockAfter(`snippet: ${name}`, page);

/** The program between `<!-- name -->` and `<!-- /name -->`. */
export const example = (name: string): string => blockAfter(name);

const code = (path: string, language = 'js'): string =>
  `\n\`\`\`${language}\n${read(path).trimEnd()}\n\`\`\`\n\n`;

/** An app of the matrix, which has been built and paid through. */
const app = (path: string, language: string) => () => code(`examples/frameworks/${path}`, language);

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

/** What the documentation repeats, and the one place it comes from. */
export const SOURCES: Readonly<Record<string, () => string>> = {
  'test-cards': table,
  'proxy-express': () => code('examples/express.mjs'),
  'proxy-edge': () => code('examples/edge.mjs'),
  'proxy-workers': () => code('examples/servers/workers/worker.mjs'),
  'framework-angular': app('angular/payment.ts', 'ts'),
  'framework-astro': app('astro/src/pages/florin/[...path].ts', 'ts'),
  'framework-astro-page': app('astro/src/pages/index.astro', 'astro'),
  'framework-htmx': app('htmx/payment.html', 'html'),
  'framework-next': app('next/app/florin/[...path]/route.ts', 'ts'),
  'framework-next-config': app('next/next.config.mjs', 'js'),
  'framework-nuxt': app('nuxt/server/routes/florin/[...path].ts', 'ts'),
  'framework-nuxt-close': app('nuxt/server/plugins/close.ts', 'ts'),
  'framework-nuxt-config': app('nuxt/nuxt.config.ts', 'ts'),
  'framework-plain': app('plain/main.js', 'js'),
  'framework-preact': app('preact/Payment.tsx', 'tsx'),
  'framework-react': app('react/Payment.tsx', 'tsx'),
  'framework-solid': app('solid/Payment.tsx', 'tsx'),
  'framework-svelte': app('svelte/Payment.svelte', 'svelte'),
  'framework-sveltekit': app('sveltekit/src/routes/florin/[...path]/+server.ts', 'ts'),
  'framework-sveltekit-config': app('sveltekit/vite.config.js', 'js'),
  'framework-vue': app('vue/Payment.vue', 'vue'),
  'framework-vue-config': app('vue/vite.config.js', 'js'),
  'rendering-astro': app('astro/src/middleware.ts', 'ts'),
  'rendering-next': app('next/app/page.tsx', 'tsx'),
  'rendering-next-payment': app('next/app/payment.tsx', 'tsx'),
  'rendering-nuxt': app('nuxt/server/plugins/render.ts', 'ts'),
  'rendering-react': app('react/prerender.mjs', 'js'),
  'rendering-sveltekit': app('sveltekit/src/hooks.server.ts', 'ts'),
};

const between = (name: string): RegExp => new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);

/** Names of such blocks that a page has. */
export const repeatedIn = (text: string): string[] =>
  Object.keys(SOURCES).filter((name) => between(name).test(text));

/** A page with every such block as its source has it. */
export const withSources = (text: string): string =>
  repeatedIn(text).reduce(
    (page, name) =>
      page.replace(
        between(name),
        (_, open: string, close: string) => open + (SOURCES[name]?.() ?? '') + close,
      ),
    text,
  );
