import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { table } from '../api/tables.mjs';
import { ROOT } from '../processes.mjs';
import { ROWS } from './rows.mjs';
import { EXCEPTIONS } from './runtimes.mjs';

const MATRIX = 'docs/matrix.json';

/** What every row was run against: all that pages and servers rely on. */
export const surface = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'api.md')))
    .digest('hex')
    .slice(0, 16);

/** The runs so far, in the order of the rows. */
export function readMatrix() {
  const path = join(ROOT, MATRIX);
  const runs = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).rows : [];
  const NEVER = { result: 'not run', reason: 'It has not been run yet.' };
  return ROWS.map(({ kind, name }) => runs.find((each) => each.name === name) ?? { kind, name, ...NEVER });
}

const HEAD = `# What Florin was tried in

\`npm run matrix\` installs the newest version of each framework and bundler beside Florin as it would be published, builds
[the app of each](frameworks.md), and pays in it in Chromium with a card whose bank asks for a code. A row has passed when:

- the compiler found no fault in the app, and found one in an app with a wrong attribute, where the framework checks its templates;
- the shopper reads that the payment was received, and the browser reported no error;
- the app’s own code has heard the event, and the server was told of the payment once.

What was not run, or did not pass, says so. A check fails when a row is older than [what Florin exports](../api.md).`;

const SERVERS = `The tests of the proxy, the sandbox, the client, the listings and \`renderElements\` ran on each of these. Tests that start
processes are not among them, such as those of the embedded database’s folder: they run on the Node of this machine, so use PostgreSQL on
Deno and Bun. Cloudflare Workers take a payment in the shop “react, workers, postgres” below.`;

const exceptions = () =>
  Object.entries(EXCEPTIONS).flatMap(([runtime, all]) =>
    all.map(([start, why]) => `- ${runtime === 'bun' ? 'Bun' : 'Deno'}: “${start.trim()}”, because ${why}.`),
  );

const NOT_COUNTED = ['Not counted are tests that a runtime cannot pass:', '', ...exceptions()].join('\n');

const namedVersions = (versions = {}) =>
  Object.entries(versions)
    .map(([name, version]) => `${name === 'node' ? 'Node' : name} ${version}`)
    .join(', ');

function result({ result: what, reason, tests }) {
  if (reason) return `${what}: ${reason}`;
  return tests ? `${what}, ${tests.toLocaleString('en')} tests` : what;
}

const rowsOf = (rows, kind) =>
  table([
    [kind, 'with', 'result', 'date'],
    ...rows.map((row) => [row.name, namedVersions(row.versions), result(row), row.date ?? '']),
  ]);

/** The page of the documentation, from the runs. */
export async function matrixPage(rows = readMatrix()) {
  const of = (kind) => rows.filter((row) => row.kind === kind);
  const text = [
    HEAD,
    '## Frameworks',
    rowsOf(of('framework'), 'framework'),
    '## Bundlers',
    rowsOf(of('bundler'), 'bundler'),
    '## Servers',
    SERVERS,
    rowsOf(of('runtime'), 'runtime'),
    NOT_COUNTED,
    '## Shops',
    'What `npx florin init` writes: each page, each server and each database at least once. Page and server meet only at the path of the proxy. An app that is its own server names none.',
    rowsOf(of('shop'), 'page, server, database'),
  ].join('\n\n');
  const path = join(ROOT, 'docs/matrix.md');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
