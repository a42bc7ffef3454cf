import { availableParallelism } from 'node:os';
import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { say, seconds } from './processes.mjs';
import { serveFolder } from './static-server.mjs';
import { builtStories, STATIC } from './storybook.mjs';
import { IN_ALL_THEMES } from './sweep/schemes.mjs';
import { openTab } from './sweep/tab.mjs';

function storiesOf(parts) {
  return Object.values(builtStories(IN_ALL_THEMES)).filter(
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
