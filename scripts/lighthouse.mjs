import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { median } from '../bench/statistics.mjs';
import { findBrowser } from './browser.mjs';
import { buildSite } from './docs.mjs';
import { Failure, run, say, seconds } from './processes.mjs';
import { quickFolder } from './quick-folder.mjs';
import { serveFolder } from './static-server.mjs';

/** Lighthouse needs a newer Node than this project: npm fetches both for one run, and nothing of them is a dependency. */
const PACKAGES = ['node@24.21.0', 'lighthouse@13.5.0'];
/** What a phone makes of a page, as Lighthouse says it: points of 100, and how far things jumped. */
const ASKED = ['accessibility', 'best-practices', 'performance'];
/** Milliseconds for one look, the download of Lighthouse included. */
const LIMIT = 150_000;
/** Points of 100 that the median of several looks has. One look alone says little: it depends on what else the machine does. */
const FAST = 95;
/** Pages of the documentation that stand for all: they have one layout. */
const DOCUMENTATION = ['/', '/docs/elements/checkout.html'];

/** What is wrong with the page, a line for each audit that is not whole. */
const complaintsOf = ({ audits, categories }) =>
  ['accessibility', 'best-practices']
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) =>
      [`${id}: ${title}`, ...(details?.items ?? []).map(({ node }) => `  ${node?.snippet ?? ''}`)].join('\n'),
    );

/** One look of Lighthouse at a page on a phone; `more` are further options of its command. */
async function look(url, folder, more = []) {
  const report = join(mkdtempSync(join(folder, 'look-')), 'report.json');
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${ASKED.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...more,
  ];
  const args = [
    'exec',
    '--yes',
    ...PACKAGES.map((name) => `--package=${name}`),
    '--',
    'lighthouse',
    ...options,
  ];
  const env = { CHROME_PATH: await findBrowser() };
  const { code, output } = await run('npm', args, { env, cwd: folder, limit: LIMIT });
  if (code !== 0) throw new Failure(`lighthouse ended badly:\n${output.trim().slice(-2000)}`);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (result.runtimeError) throw new Failure(`lighthouse: ${result.runtimeError.message}`);
  const points = Object.fromEntries(
    ASKED.map((name) => [name, Math.round(result.categories[name].score * 100)]),
  );
  return {
    ...points,
    shift: result.audits['cumulative-layout-shift'].numericValue,
    complaints: complaintsOf(result),
  };
}

/** Looks at the demo's shop `runs` times; `more` as above. */
async function lookAgain(url, runs, folder, more) {
  const looks = [];
  for (let round = 0; round < runs; round++) looks.push(await look(url, folder, more));
  return looks;
}

const performanceOf = (looks) => median(looks.map(({ performance }) => performance));

/** What is wrong with pages of the documentation. */
async function documentationComplaints(folder) {
  const site = await serveFolder(await buildSite());
  const complaints = [];
  for (const path of DOCUMENTATION) {
    const seen = await look(`${site.url}${path}`, folder);
    const points = [seen.accessibility, seen['best-practices']];
    console.log(
      `documentation    accessibility ${points[0]}, best practices ${points[1]}   100 wanted   ${path}`,
    );
    if (points.some((each) => each < 100)) complaints.push(`the documentation’s ${path}`, ...seen.complaints);
  }
  site.close();
  return complaints;
}

/**
 * How Lighthouse sees the demo's shop and the documentation on a phone. Accessibility is 100 and nothing of the shop jumps, and
 * the documentation's best practices are 100 too, or this fails. With `--runs 5` the median of five is judged for speed as
 * well, beside the same page without its scripts, and so without elements.
 */
export async function main(args) {
  const at = args.indexOf('--runs');
  const runs = at < 0 ? 1 : Number(args[at + 1]);
  if (!(runs >= 1)) throw new Failure('--runs needs a number.');
  const start = performance.now();
  const folder = join(quickFolder(), 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const documentation = await documentationComplaints(folder);
  const { tsImport } = await import('tsx/esm/api');
  const { openShopServer } = await tsImport('../test/end-to-end/shop-server.ts', import.meta.url);
  const shop = await openShopServer({});
  try {
    const looks = await lookAgain(`${shop.address}/`, runs, folder);
    const bare =
      runs > 1 ? await lookAgain(`${shop.address}/`, runs, folder, ['--blocked-url-patterns=*.js']) : [];
    const accessibility = Math.min(...looks.map((each) => each.accessibility));
    const shift = Math.max(...looks.map((each) => each.shift));
    say(`looked at the documentation once and at the shop ${runs} times in ${seconds(start)}`);
    console.log(`accessibility    ${accessibility}   100 wanted`);
    console.log(`layout shift     ${shift.toFixed(4)}   0 wanted`);
    console.log(`best practices   ${looks[0]['best-practices']}`);
    const points = performanceOf(looks);
    const isJudged = bare.length > 0;
    console.log(
      `performance      ${points}${isJudged ? `   ${FAST} wanted; without elements ${performanceOf(bare)}` : ''}`,
    );
    const ofShop = accessibility < 100 ? looks[0].complaints : [];
    const failures = [...ofShop, ...(shift > 0 ? [`something jumps by ${shift}`] : []), ...documentation];
    for (const failure of failures) console.log(`FAILED ${failure}`);
    const held = [
      accessibility === 100,
      shift === 0,
      documentation.length === 0,
      ...(isJudged ? [points >= FAST] : []),
    ];
    const passed = held.filter(Boolean).length;
    console.log(`${passed} passed, ${held.length - passed} failed`);
    return passed === held.length ? 0 : 1;
  } finally {
    await shop.close();
  }
}
