import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';
import { format } from 'prettier';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { App } from './matrix/app.mjs';
import { matrixPage, readMatrix, surface } from './matrix/page.mjs';
import { pay } from './matrix/pay.mjs';
import { ROWS } from './matrix/rows.mjs';
import { forgetPrograms, testOn } from './matrix/runtimes.mjs';
import { Failure, ROOT, run, say, seconds } from './processes.mjs';

async function pack(home) {
  const { code, output } = await run('npm', [
    'pack',
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    home,
  ]);
  if (code !== 0) throw new Failure(`npm pack failed:\n${output}`);
  return join(
    home,
    readdirSync(home).find((name) => name.endsWith('.tgz')),
  );
}

/** What became of one row. What could not be installed was not run; what was, and did not pay, has failed. */
async function runRow(row, { home, archive, browser, browserPath }) {
  const app = new App(row, join(home, 'apps'), browserPath);
  if (app.obstacle) return { result: 'not run', reason: app.obstacle };
  try {
    const obstacle = await app.install(archive);
    if (obstacle !== undefined) return { result: 'not run', reason: `npm install: ${obstacle}` };
    const versions = app.versions();
    try {
      await app.build();
      if (row.kind === 'runtime')
        return { versions, result: 'passed', tests: await testOn(row.runtime, app.folder) };
      // A shop pays in its own test.
      if (row.kind !== 'shop') await pay(app.folder, browser);
      return { versions, result: 'passed' };
    } catch (error) {
      return { versions, result: 'failed', reason: error.message };
    }
  } finally {
    if (!process.env.FLORIN_KEEP) rmSync(app.folder, { recursive: true, force: true });
  }
}

async function record(row, outcome) {
  const today = { kind: row.kind, name: row.name, ...outcome, date: new Date().toISOString().slice(0, 10) };
  const rows = readMatrix().map((each) => (each.name === row.name ? { ...today, surface: surface() } : each));
  const json = await format(JSON.stringify({ rows }), { parser: 'json' });
  writeFileSync(join(ROOT, 'docs/matrix.json'), json);
  writeFileSync(join(ROOT, 'docs/matrix.md'), await matrixPage());
}

/** Builds and pays through every row, or through those whose names hold a word that was given. */
export async function main(args) {
  await ensureBuilt();
  const words = args.map((word) => word.toLowerCase());
  const chosen = ROWS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
  );
  if (chosen.length === 0)
    throw new Failure(`No row is named so. The rows are: ${ROWS.map(({ name }) => name).join('; ')}`);
  const home = mkdtempSync(join(tmpdir(), 'florin-matrix-'));
  const browserPath = await findBrowser();
  const browser = await chromium.launch({ executablePath: browserPath, args: CHROMIUM_ARGUMENTS });
  let left = chosen.length;
  try {
    const archive = await pack(home);
    for (const row of chosen) {
      const start = performance.now();
      const outcome = await runRow(row, { home, archive, browser, browserPath });
      await record(row, outcome);
      if (outcome.result === 'passed') left--;
      say(`${row.name}: ${outcome.result}${outcome.reason ? `, ${outcome.reason}` : ''} (${seconds(start)})`);
    }
  } finally {
    await browser.close();
    await forgetPrograms();
    if (!process.env.FLORIN_KEEP) rmSync(home, { recursive: true, force: true });
  }
  console.log(`${chosen.length - left} passed, ${left} did not`);
  return left > 0 ? 1 : 0;
}
