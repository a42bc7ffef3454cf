/**
 * @typedef {object} Row
 * @property {'framework' | 'bundler' | 'runtime' | 'shop'} kind
 * @property {string} name
 * @property {string} [folder] the app, in `examples/frameworks`
 * @property {readonly string[]} shown packages whose versions the page names
 * @property {Readonly<Record<string, string>>} [install] packages that the app's own package.json does not name
 * @property {object} [settings] what the app's package.json says besides
 * @property {readonly string[]} scripts commands, in order: names of the app's scripts, or programs with what they are told
 * @property {string} [mistake] the file in which a layout that there is not has to be found by the script `types`
 * @property {readonly string[]} [init] the flags of `florin init`, where it writes the app
 * @property {'node' | 'deno' | 'bun'} [runtime] the program that runs the tests of servers and the client
 * @property {string} [page] the page's script, where the bundler does not write the page
 */

const VITE = { scripts: ['types', 'build'] };

/** @type {readonly Row[]} */
const FRAMEWORKS = [
  {
    ...VITE,
    name: 'React, in the browser',
    folder: 'react',
    shown: ['react', 'vite', 'typescript'],
    mistake: 'Payment.tsx',
  },
  {
    name: 'React, hydrated',
    folder: 'react',
    shown: ['react', 'vite'],
    install: { '@lit-labs/ssr': 'latest', parse5: '^7.1.1' },
    scripts: ['build', 'prerender'],
  },
  { ...VITE, name: 'Vue', folder: 'vue', shown: ['vue', 'vite', 'vue-tsc'], mistake: 'Payment.vue' },
  {
    ...VITE,
    name: 'Svelte',
    folder: 'svelte',
    shown: ['svelte', 'vite', 'svelte-check'],
    mistake: 'Payment.svelte',
  },
  {
    ...VITE,
    name: 'Solid',
    folder: 'solid',
    shown: ['solid-js', 'vite', 'typescript'],
    mistake: 'Payment.tsx',
  },
  {
    ...VITE,
    name: 'Preact',
    folder: 'preact',
    shown: ['preact', 'vite', 'typescript'],
    mistake: 'Payment.tsx',
  },
  {
    name: 'Angular',
    folder: 'angular',
    shown: ['@angular/core', '@angular/build', 'node'],
    scripts: ['build'],
  },
  { name: 'htmx', folder: 'htmx', shown: ['htmx.org'], scripts: ['build'] },
].map((row) => ({ kind: 'framework', ...row }));

const module = '<script type="module" src="/main.js"></script>';

/** @type {readonly Row[]} */
const BUNDLERS = [
  { name: 'Vite', install: { vite: 'latest' }, scripts: ['vite build'] },
  {
    name: 'webpack',
    install: { webpack: 'latest', 'webpack-cli': 'latest' },
    scripts: ['webpack --mode production --entry ./main.js --output-path dist'],
    page: '<script defer src="/main.js"></script>',
  },
  {
    name: 'Rollup',
    install: { rollup: 'latest', '@rollup/plugin-node-resolve': 'latest' },
    scripts: ['rollup main.js --dir dist --plugin node-resolve'],
    page: module,
  },
  {
    name: 'esbuild',
    install: { esbuild: 'latest' },
    scripts: ['esbuild main.js --bundle --splitting --format=esm --minify --outdir=dist'],
    page: module,
  },
  {
    name: 'Parcel',
    install: { parcel: 'latest' },
    // Parcel does not read `exports` of packages unless it is told to.
    settings: { '@parcel/resolver-default': { packageExports: true } },
    scripts: ['parcel build index.html --dist-dir dist'],
  },
  {
    name: 'Rspack',
    install: { '@rspack/core': 'latest', '@rspack/cli': 'latest' },
    scripts: ['rspack build --mode production --entry ./main.js --output-path dist'],
    page: '<script defer src="/main.js"></script>',
  },
  {
    name: 'No bundler, one file',
    install: {},
    scripts: ['cp -r node_modules/florin/dist/cdn dist'],
    page: '<script type="module" src="/checkout.en.js"></script>',
  },
  {
    name: 'No bundler, files on demand',
    install: {},
    scripts: ['cp -r node_modules/florin/dist/cdn dist'],
    page: '<script type="module" src="/checkout.js"></script>',
  },
].map((row) => ({ kind: 'bundler', folder: 'plain', shown: Object.keys(row.install), ...row }));

/** Lines of Node that are maintained, the first version that Florin takes and the newest, and what else runs servers. */
const RUNTIMES = [
  ['Node 20.19', 'node', '~20.19.0'],
  ['Node 22', 'node', '^22.0.0'],
  ['Node 24', 'node', '^24.0.0'],
  ['Node 26', 'node', '^26.0.0'],
  ['Deno', 'deno', 'latest'],
  ['Bun', 'bun', 'latest'],
].map(([name, runtime, version]) => ({
  kind: 'runtime',
  name,
  runtime,
  shown: [runtime],
  install: { [runtime]: version },
  scripts: [],
}));

/** What a server is installed from, where its name does not say it. */
const SERVERS = { node: [], workers: ['wrangler', 'node'] };

const DATABASES = { pglite: ['@electric-sql/pglite'], postgres: ['pg'] };

/** Each page, server and database at least once: they meet at the path of the proxy alone. */
const SHOPS = [
  ['plain', 'node', 'memory'],
  ['react', 'express', 'pglite'],
  ['vue', 'fastify', 'memory'],
  ['svelte', 'hono', 'pglite'],
  ['solid', 'node', 'postgres'],
  ['preact', 'express', 'memory'],
  ['angular', 'fastify', 'memory'],
  ['react', 'workers', 'postgres'],
].map(([framework, server, database]) => ({
  kind: 'shop',
  name: `${framework}, ${server}, ${database}`,
  init: ['--framework', framework, '--server', server, '--database', database],
  shown: [...(SERVERS[server] ?? [server]), ...(DATABASES[database] ?? [])],
  scripts: ['build', 'test'],
}));

/** Apps that are their own server. @type {readonly Row[]} */
const FULL_STACK = [
  {
    framework: 'sveltekit',
    database: 'memory',
    shown: ['@sveltejs/kit', 'svelte', 'vite', 'svelte-check'],
    mistake: 'src/routes/+page.svelte',
  },
  { framework: 'astro', database: 'pglite', shown: ['astro', '@astrojs/node', '@astrojs/check'] },
  {
    framework: 'next',
    database: 'memory',
    shown: ['next', 'react', 'typescript'],
    mistake: 'app/payment.tsx',
  },
  {
    framework: 'nuxt',
    database: 'pglite',
    shown: ['nuxt', 'vue', 'vite', 'vue-tsc'],
    mistake: 'app/pages/index.vue',
  },
].map(({ framework, database, shown, ...row }) => ({
  kind: 'shop',
  name: `${framework}, ${database}`,
  init: ['--framework', framework, '--database', database],
  shown: [...shown, ...(DATABASES[database] ?? []), ...(framework === 'next' ? [] : ['node'])],
  scripts: ['types', 'build', 'test'],
  ...row,
}));

/** Everything that is built and paid through, in the order of the page. */
export const ROWS = [...FRAMEWORKS, ...BUNDLERS, ...RUNTIMES, ...SHOPS, ...FULL_STACK];
