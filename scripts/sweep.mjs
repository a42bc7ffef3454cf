import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { say, seconds } from './processes.mjs';
import { serveFolder } from './static-server.mjs';
import { STATIC } from './storybook.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FAILURES = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
const SCHEMES = ['light', 'dark'];
const LIMIT = 30_000;
/** Not about a story: a browser logs every answer that is no success, and some stories are about such answers. */
const EXPECTED = /^Failed to load resource|Lit is in dev mode/;
/** Axe looks at what axe runs in: the sweep, not the addon. */
const GLOBALS = 'a11y.manual:!true';

/** Waits until the story says that it is finished, its play function included, and how. */
async function finish(page) {
  const handle = await page.waitForFunction(
    (failures) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const failure = failures.find((name) => channel?.last(name));
      const [problem] = failure ? channel.last(failure) : [];
      if (failure) return `${failure}: ${problem?.message ?? problem?.description ?? ''}`;
      return channel?.last('storyRendered') && 'fine';
    },
    FAILURES,
    { timeout: LIMIT, polling: 50 },
  );
  return handle.jsonValue();
}

/** The states a story is tagged with (`state:offline`), each shown by an element of ours. */
async function reachStates(page, tags) {
  const states = tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6));
  const isThere = (state) =>
    [...document.querySelectorAll('#storybook-root *')].some((element) =>
      element.matches(`:state(${state})`),
    );
  for (const state of states)
    await page.waitForFunction(isThere, state, { timeout: LIMIT, polling: 50 }).catch(() => {
      throw new Error(`no element shows :state(${state})`);
    });
}

/** What no script of a page can do: types a test card into the card frame and sends the form around it. */
async function typeCard(page) {
  await page.evaluate(() => document.querySelector('florin-card-fields').focus());
  for (const text of ['4111111111111111', '0330', '737']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('encryptedSecurityCode').waitFor();
}

/** What a story cannot do either: leaves for the bank's page, approves there, and comes back to another story. */
async function approveAtBank(page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await finish(page);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
}

/** What a story wants done to it by hand, by its tag. */
const BY_HAND = { typed: typeCard, leaves: approveAtBank };

/** Rules about a whole page, which a story is not, nor a document inside a titled frame. */
const OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title'];

/** What axe finds in every document of the page, the card frame's and the bank's included. */
async function accessibility(page) {
  const lists = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async (ofPages) => {
        // A document that paints no background shows the page's, which axe cannot see from in here.
        document.documentElement.style.backgroundColor ||= 'Canvas';
        const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
        const { violations } = await globalThis.axe.run(document, {
          resultTypes: ['violations'],
          iframes: false,
          rules,
        });
        return violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }, OF_PAGES),
    ),
  );
  return lists.flat();
}

async function look(page, address, { id, tags }, colorScheme) {
  await page.emulateMedia({
    colorScheme,
    forcedColors: tags.includes('forced-colors') ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const globals = `colorScheme:${colorScheme};${GLOBALS}`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const end = await finish(page);
  if (end !== 'fine') return [end];
  await reachStates(page, tags);
  const found = await accessibility(page);
  for (const tag of tags) await BY_HAND[tag]?.(page);
  return found;
}

/** A page of its own for each visit: nothing that one story stored in its tab is there for the next. */
async function visit(context, address, story, colorScheme) {
  const page = await context.newPage();
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  try {
    problems.push(...(await look(page, address, story, colorScheme)));
  } catch (error) {
    problems.push(`never finished: ${error.message.split('\n')[0]}`);
  }
  const { FLORIN_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${story.id}.${colorScheme}.png`) });
  await page.close();
  return problems;
}

function storiesOf(parts) {
  const { entries } = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, id }) => type === 'story' && (parts.length === 0 || parts.some((part) => id.includes(part))),
  );
}

/** Visits every story of the static build, light and dark; a part of an id chooses some. */
export async function sweep(parts = []) {
  const start = performance.now();
  const stories = storiesOf(parts);
  const visits = stories.flatMap((story) => SCHEMES.map((scheme) => ({ story, scheme })));
  const total = visits.length;
  const server = await serveFolder(STATIC);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGUMENTS });
  let failed = 0;
  const work = async () => {
    const context = await browser.newContext();
    // Before anything else runs: the card frame freezes what axe would build on.
    await context.addInitScript(AXE);
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { story, scheme } = next;
      const problems = await visit(context, server.url, story, scheme);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`FAILED ${story.id} (${scheme})\n  ${problems.join('\n  ')}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  await browser.close();
  server.close();
  say(`visited ${stories.length} stories, ${SCHEMES.join(' and ')}, in ${seconds(start)}`);
  console.log(`${total - failed} passed, ${failed} failed`);
  return failed > 0 || total === 0 ? 1 : 0;
}
