import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { Failure, ROOT, say, seconds } from './processes.mjs';
import { serveFolder } from './static-server.mjs';
import { STATIC } from './storybook.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FAILURES = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
const LIMIT = 30_000;
/** For a story as a whole, in every scheme and theme: a page that hangs answers nothing, not even a script's own limit. */
const STORY_LIMIT = 150_000;
/** Not about a story: a browser logs every answer that is no success, and some stories are about such answers. */
const EXPECTED = /^Failed to load resource|Lit is in dev mode/;
/** Axe looks at what axe runs in: the sweep, not the addon. */
const GLOBALS = 'colorScheme:light;a11y.manual:!true';

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

/** Runs in a document: what axe finds there. */
async function runAxe(ofPages) {
  const { style } = document.documentElement;
  const painted = style.backgroundColor;
  // A document that paints no background shows the page's, which axe cannot see from in here.
  style.backgroundColor ||= 'Canvas';
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ['violations'], iframes: false, rules };
  const { violations } = await globalThis.axe.run(document, options);
  style.backgroundColor = painted;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What axe finds in one document; in the next one, where the bank leads on meanwhile. */
const lookAt = (frame) =>
  frame.evaluate(runAxe, OF_PAGES).catch(async (error) => {
    if (frame.isDetached()) return [];
    if (!error.message.includes('context was destroyed')) throw error;
    await frame.waitForLoadState();
    return frame.evaluate(runAxe, OF_PAGES);
  });

/** What axe finds in every document of the page, the card frame's and the bank's included. */
async function accessibility(page, scheme) {
  const found = page.frames().map(lookAt);
  return (await Promise.all(found)).flat().map((violation) => `axe (${scheme}): ${violation}`);
}

/** Has the page take another scheme or theme, as its toolbar would, and waits until the card frame has followed. */
async function turn(page, globals) {
  await page.emulateMedia({ colorScheme: globals.colorScheme });
  await page.evaluate(
    (globals) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals });
      }),
    globals,
  );
  const expected = await page.evaluate(() => {
    const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) =>
      shadowRoot?.querySelector('iframe'),
    );
    return host && getComputedStyle(host).colorScheme === 'light' ? 'light' : 'dark';
  });
  // A frame that has not been opened yet has no scheme at all.
  const isDone = (scheme) => ['', scheme].includes(document.documentElement.style.colorScheme);
  for (const frame of page.frames())
    if (frame.url().includes('/card-frame/')) await frame.waitForFunction(isDone, expected, { polling: 50 });
}

/** Stories that are looked at in every theme: most of what has a look of its own is in one of them. */
const IN_ALL_THEMES = [
  'shopper-checkout--default',
  'shopper-checkout--many-methods',
  'shopper-checkout--stored-cards',
  'shopper-checkout--proxy-down',
  'shopper-payment-result--paid',
  'shopper-listing-catalogue--filtered',
  'shopper-cart--ready',
  'shopper-order-history--ready',
  'operator-payment-operations--one-payment',
  'operator-payment-operations--confirming',
  'seller-balances--ready',
  'seller-listing-form--ready',
];
/** Every theme that is shipped but the plain one. */
const THEMES = readdirSync(join(ROOT, 'src/components/base/theme/presets'))
  .map((name) => name.replace('.css', ''))
  .filter((name) => name !== 'plain');

/** What axe finds in each theme but the plain one, which every story is seen in. Each step is of the other scheme. */
async function inAllThemes(page) {
  const found = [];
  for (const theme of THEMES)
    for (const colorScheme of ['light', 'dark']) {
      await turn(page, { theme, colorScheme });
      found.push(...(await accessibility(page, `${theme}, ${colorScheme}`)));
    }
  return found;
}

async function look(page, address, { id, tags }, shoot) {
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: tags.includes('forced-colors') ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`);
  const end = await finish(page);
  if (end !== 'fine') return [end];
  await reachStates(page, tags);
  const found = await accessibility(page, 'light');
  await shoot('light');
  await turn(page, { colorScheme: 'dark' });
  found.push(...(await accessibility(page, 'dark')));
  await shoot('dark');
  if (IN_ALL_THEMES.includes(id)) found.push(...(await inAllThemes(page)));
  for (const tag of tags) await BY_HAND[tag]?.(page);
  return found;
}

/** Ends with a failure what takes longer than a story may. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${STORY_LIMIT / 1000} s`)), STORY_LIMIT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A tab in which one story is visited after the other, and nothing that one of them stored is there for the next. */
async function openTab(browser, address) {
  const context = await browser.newContext();
  // Before anything else runs: the card frame freezes what axe would build on.
  await context.addInitScript(AXE);
  const page = await context.newPage();
  const { FLORIN_SCREENSHOTS: folder } = process.env;
  let problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  const visit = async (story) => {
    const shoot = (name) => folder && page.screenshot({ path: join(folder, `${story.id}.${name}.png`) });
    problems = [];
    try {
      problems.push(...(await inTime(look(page, address, story, shoot))));
      await page.evaluate(() => sessionStorage.clear());
    } catch (error) {
      problems.push(`never finished: ${error.message.split('\n')[0]}`);
      await shoot('failed')?.catch(() => {});
    }
    return problems;
  };
  return { visit, close: () => context.close() };
}

function storiesOf(parts) {
  const { entries } = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8'));
  const unknown = IN_ALL_THEMES.filter((id) => !(id in entries));
  if (unknown.length > 0) throw new Failure(`No story has the name ${unknown.join(' or ')}.`);
  return Object.values(entries).filter(
    ({ type, id }) => type === 'story' && (parts.length === 0 || parts.some((part) => id.includes(part))),
  );
}

/** Visits every story of the static build, light and then dark; a part of an id chooses some. */
export async function sweep(parts = []) {
  const start = performance.now();
  const stories = storiesOf(parts);
  const left = [...stories];
  // The same scripts for every story: they may stay compiled.
  const server = await serveFolder(STATIC, { 'cache-control': 'max-age=600' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGUMENTS });
  let failed = 0;
  const work = async () => {
    let tab = await openTab(browser, server.url);
    const openAnew = async () => {
      await tab.close();
      tab = await openTab(browser, server.url);
    };
    for (let story = left.shift(); story; story = left.shift()) {
      const problems = await tab.visit(story);
      if (problems.length === 0) continue;
      // What hangs in one story does not wait for the next. On a busy machine a story gets a second try, as a file of tests does.
      await openAnew();
      const second = await tab.visit(story);
      if (second.length === 0) {
        say(`passed only at the second try: ${story.id}\n  ${problems.join('\n  ')}`);
        continue;
      }
      failed += 1;
      console.log(`FAILED ${story.id}\n  ${second.join('\n  ')}`);
      await openAnew();
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  await browser.close();
  server.close();
  say(`visited ${stories.length} stories, light and dark, in ${seconds(start)}`);
  console.log(`${stories.length - failed} passed, ${failed} failed`);
  return failed > 0 || stories.length === 0 ? 1 : 0;
}
