import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RETURN_PAGE } from '../dev/first-pages.js';
import { PACKAGE_ROOT, packageVersion } from '../package-root.js';
import type { Choices } from './read-choices.js';

type Files = Readonly<Record<string, string>>;

interface Templates {
  readonly frameworks: Readonly<Record<string, Files>>;
  readonly servers: Readonly<Record<string, Files>>;
  readonly merchant: Files;
}

interface PackageFile {
  readonly scripts?: Files;
  readonly dependencies?: Files;
  readonly devDependencies?: Files;
}

/** What each server and database is installed from. */
const PACKAGES: Readonly<Record<string, Files>> = {
  express: { express: 'latest' },
  fastify: { '@fastify/static': 'latest', fastify: 'latest' },
  hono: { '@hono/node-server': 'latest', hono: 'latest' },
  pglite: { '@electric-sql/pglite': '^0.5.14' },
  postgres: { pg: 'latest' },
};

/** What a server is run and put online with. */
const TOOLS: Readonly<Record<string, Files>> = { workers: { node: '^24.0.0', wrangler: 'latest' } };

const LEDGERS: Readonly<Record<Choices['database'], readonly [name: string, made: string]>> = {
  memory: ['memoryLedger', 'memoryLedger()'],
  pglite: ['pgliteLedger', "pgliteLedger('.florin/ledger')"],
  postgres: ['postgresLedger', 'postgresLedger(env.DATABASE_URL)'],
};

const ENVIRONMENT = `# Copy to .env. Nothing is needed for the sandbox.
PORT=8080
# Where shoppers reach the shop: the bank sends them back there.
SHOP_ORIGIN=http://localhost:8080
# sandbox, test or live.
FLORIN_ENVIRONMENT=sandbox
# For test and live: the keys of your account.
FLORIN_MERCHANT_ACCOUNT=
FLORIN_API_KEY=
FLORIN_CLIENT_KEY=
# Live only: the first part of your live addresses.
FLORIN_LIVE_PREFIX=
# Signs cookies: 32 random characters or more, the same for all processes.
FLORIN_SECRET=
`;

const DATABASE_LINE =
  '# The database in which attempts are kept.\nDATABASE_URL=postgres://localhost:5432/shop\n';

/** Written by \`npm run build\`, or not to be shared. */
const IGNORED = `node_modules/
dist/
build/
.angular/
.astro/
.next/
.nuxt/
.output/
.svelte-kit/
next-env.d.ts
*.tsbuildinfo
.env
.florin/
.wrangler/
public/checkout.en.js
`;

const sorted = (...packages: readonly (Files | undefined)[]): Files =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...packages) as Files).sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function packageFile({ framework, server, database }: Choices, page: PackageFile): string {
  const { prerender: _, ...ofPage } = page.scripts ?? {};
  const loadsScript = framework !== server;
  const scripts = {
    ...ofPage,
    build: [loadsScript && 'florin script en', ofPage['build']].filter(Boolean).join(' && '),
    start: 'node server.mjs',
    test: 'node --test',
    ...(server === 'workers' && { deploy: 'wrangler deploy' }),
  };
  return `${JSON.stringify(
    {
      name: ['shop', ...new Set([framework, server])].join('-'),
      private: true,
      type: 'module',
      scripts,
      dependencies: sorted(page.dependencies, PACKAGES[server], PACKAGES[database], {
        florin: `^${packageVersion()}`,
      }),
      devDependencies: sorted(page.devDependencies, TOOLS[server], { 'playwright-core': 'latest' }),
    },
    undefined,
    2,
  )}\n`;
}

/** The page of a shop without a framework is served as it is, beside the script that it loads. */
const plainPage = (page = '', listener = ''): string =>
  page.replace(
    '<script type="module" src="./main.js"></script>',
    `<script type="module" src="/checkout.en.js"></script>\n    <script type="module">\n${listener
      .replace("import 'florin/checkout';\n\n", '')
      .trimEnd()
      .replaceAll(/^/gm, '      ')}\n    </script>`,
  );

const withoutFolder = (program = ''): string =>
  program.replace(/\/\*\* The folder.*\nexport const pages.*\n/, '');

/** A program of a shop whose pages are routes: no folder of files, and no return page of HTML. */
const withRoutes = (program?: string): string => withoutFolder(program).replaceAll('/return.html', '/return');

/** The test of a shop whose pages come without their elements. */
const withoutRendering = (program: string): string => program.replace(/\ntest\(\s*'a shopper sees[^]*/, '');

/** Programs and settings of a server that serves the files of a folder. */
const serving = (server: Files = {}, folder: string): Files =>
  Object.fromEntries(
    Object.entries(server).map(([name, text]) => [
      name,
      text.replace('"directory": "public"', `"directory": "${folder}"`),
    ]),
  );

/** Every file of a shop, by its path. Page and server know nothing of each other but the path of the proxy. */
export function merchantFiles(choices: Choices): Files {
  const { framework, server, database } = choices;
  const { frameworks, servers, merchant } = JSON.parse(
    readFileSync(join(PACKAGE_ROOT, 'dist/command/templates.json'), 'utf8'),
  ) as Templates;
  const { 'package.json': packages, ...page } = frameworks[framework] ?? {};
  const [ledger, made] = LEDGERS[database];
  const folder = framework === 'plain' ? 'public' : 'dist';
  const payments = (merchant['payments.mjs'] ?? '')
    .replace('memoryLedger()', made)
    .replace('memoryLedger', ledger)
    .replace("pages = 'public'", `pages = '${folder}'`);
  const programs = { 'payments.mjs': payments, 'pay.test.mjs': merchant['pay.test.mjs'] ?? '' };
  const shared = {
    '.env.example': database === 'postgres' ? ENVIRONMENT + DATABASE_LINE : ENVIRONMENT,
    '.gitignore': IGNORED,
    'package.json': packageFile(choices, JSON.parse(packages ?? '{}') as PackageFile),
  };
  if (framework === server)
    return {
      ...page,
      'payments.mjs': withRoutes(programs['payments.mjs']),
      'pay.test.mjs': withRoutes(programs['pay.test.mjs']),
      ...shared,
    };
  const pages =
    framework === 'plain' ? { 'public/index.html': plainPage(page['index.html'], page['main.js']) } : page;
  return {
    ...pages,
    'public/return.html': RETURN_PAGE,
    ...serving(servers[server], folder),
    ...programs,
    'pay.test.mjs': withoutRendering(programs['pay.test.mjs']),
    // The settings of a worker name the folder.
    ...(server === 'workers' && { 'payments.mjs': withoutFolder(payments) }),
    ...shared,
  };
}
