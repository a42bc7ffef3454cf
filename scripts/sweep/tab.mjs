import { join } from 'node:path';

import { accessibility, AXE, OF_COLOURS } from './axe.mjs';
import { IN_ALL_THEMES, inAllThemes, turn } from './schemes.mjs';
import { BY_HAND, finish, openStory, reachStates, showStory } from './story.mjs';

/** Milliseconds for a story as a whole, in every scheme and theme: a page that hangs answers nothing, not even a script's own limit. */
const STORY_LIMIT = 150_000;
/** Not about a story: a browser logs every answer that is no success, and some stories are about such answers. */
const EXPECTED = /^Failed to load resource|Lit is in dev mode/;

/** Ends with a failure what takes longer than a story may. */
async function inTime(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${STORY_LIMIT / 1000} s`)), STORY_LIMIT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Stories that change more of a document than what they show have one of their own. */
const isAlone = ({ id, tags }) =>
  IN_ALL_THEMES.includes(id) || tags.some((tag) => tag === 'forced-colors' || Object.hasOwn(BY_HAND, tag));

/** A tab in which one story is visited after the other, and nothing that one of them stored is there for the next. */
export async function openTab(browser, address) {
  const { FLORIN_SCREENSHOTS: folder } = process.env;
  const context = await browser.newContext();
  // Before anything else runs: the card frame freezes what axe would build on.
  await context.addInitScript(AXE);
  const page = await context.newPage();
  let problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));

  /** The scheme of the document that the next story can be shown in; none where it needs another document. */
  let shown;

  async function open(story) {
    const scheme = shown ?? 'light';
    await page.emulateMedia({
      colorScheme: scheme,
      forcedColors: story.tags.includes('forced-colors') ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    if (shown) await showStory(page, story.id);
    else await openStory(page, address, story.id, scheme);
    return scheme;
  }

  async function look(story, shoot) {
    if (isAlone(story)) shown = undefined;
    const first = await open(story);
    const second = first === 'light' ? 'dark' : 'light';
    shown = undefined;
    const end = await finish(page, story.id);
    if (end !== 'fine') return [end];
    await reachStates(page, story.tags);
    const found = await accessibility(page, first);
    await shoot(first);
    await turn(page, { colorScheme: second });
    found.push(...(await accessibility(page, second, OF_COLOURS)));
    await shoot(second);
    if (IN_ALL_THEMES.includes(story.id)) found.push(...(await inAllThemes(page)));
    for (const tag of story.tags) await BY_HAND[tag]?.(page);
    if (!isAlone(story)) shown = second;
    return found;
  }

  const visit = async (story) => {
    const shoot = (name) => folder && page.screenshot({ path: join(folder, `${story.id}.${name}.png`) });
    problems = [];
    try {
      problems.push(...(await inTime(look(story, shoot))));
      await page.evaluate(() => sessionStorage.clear());
    } catch (error) {
      problems.push(`never finished: ${error.message.split('\n')[0]}`);
      await shoot('failed')?.catch(() => {});
    }
    return problems;
  };
  return { visit, close: () => context.close() };
}
