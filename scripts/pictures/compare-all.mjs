import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';

import { approve, approveBrowser, approved, approvedBrowser, forgetAllBut } from './approved.mjs';
import { movedBoxes } from './boxes.mjs';
import { difference } from './compare.mjs';
import { smallest } from './smallest.mjs';
import { openStage } from './stage.mjs';
import { PICTURED } from './stories.mjs';
import { takeStory } from './take.mjs';
import { VARIANTS } from './variants.mjs';
import { Failure, ROOT, say, seconds } from '../processes.mjs';
import { builtStories } from '../storybook.mjs';

/** What did not pass is put here: the new picture, and where it differs. */
const DIFFERENT = join(ROOT, '.florin/pictures');

/**
 * Compares one variant with what was approved: whether they are apart at all, and what is wrong, if anything is. What is
 * wrong is put into a folder.
 */
function judge({ id }, variant, taken, isSameBrowser) {
  const before = approved(id, variant);
  if (!before) return { problem: 'no picture of it was approved' };
  const moved = movedBoxes(before.boxes, taken.boxes);
  const found = isSameBrowser ? difference(before.picture, taken.picture) : undefined;
  if (isSameBrowser ? !found?.isFar : !moved) return { isApart: found !== undefined };
  mkdirSync(DIFFERENT, { recursive: true });
  writeFileSync(join(DIFFERENT, `${id}.${variant}.png`), taken.picture);
  if (found?.marked) writeFileSync(join(DIFFERENT, `${id}.${variant}.difference.png`), found.marked);
  return { problem: [found?.what, moved].filter(Boolean).join('; ') };
}

/** Keeps what differs at all from what was approved. */
function keep({ id }, variant, taken) {
  const before = approved(id, variant);
  if (before && !difference(before.picture, taken.picture) && !movedBoxes(before.boxes, taken.boxes))
    return 0;
  approve(id, variant, taken);
  return 1;
}

function chosenStories(parts) {
  const stories = builtStories(PICTURED.map(({ id }) => id));
  const all = PICTURED.map((pictured) => ({ ...pictured, tags: stories[pictured.id].tags }));
  return all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
}

/** All pictures of a story, and a second time where that went wrong on a busy machine. */
async function takeTwice(...story) {
  const taken = await takeStory(...story).catch((error) => {
    say(`once more: ${story[2].id}: ${error.message.split('\n')[0]}`);
    return takeStory(...story);
  });
  return Object.entries(taken).map(([variant, { picture, boxes }]) => ({
    variant,
    picture: smallest(picture),
    boxes,
  }));
}

/** Takes every picture and compares it with the approved one; `--update` approves what was taken. A part of a name chooses some. */
export async function compareAll(args) {
  const start = performance.now();
  const isUpdate = args.includes('--update');
  const parts = args.filter((arg) => !arg.startsWith('--'));
  const stories = chosenStories(parts);
  rmSync(DIFFERENT, { recursive: true, force: true });
  const { browser, address, close } = await openStage();
  const version = browser.version();
  const isSameBrowser = approvedBrowser() === version;
  if (isUpdate && parts.length > 0 && !isSameBrowser) {
    await close();
    throw new Failure(`pictures of Chromium ${version} are approved all at once, without names.`);
  }
  if (isUpdate) approveBrowser(version);
  else if (!isSameBrowser)
    say(
      `the approved pictures are of Chromium ${approvedBrowser()}, this is ${version}: boxes are compared, not pixels.`,
    );
  let [passed, failed, changed] = [0, 0, 0];
  const nearly = [];
  const fail = (what, problem) => {
    failed += 1;
    console.log(`FAILED ${what}\n  ${problem}`);
  };
  const left = [...stories];
  const work = async () => {
    for (let story = left.shift(); story; story = left.shift())
      try {
        let taken = await takeTwice(browser, address, story);
        const judgeAll = () =>
          taken.map((each) => ({ ...each, ...judge(story, each.variant, each, isSameBrowser) }));
        let judged = isUpdate ? taken : judgeAll();
        // What differs on a busy machine gets a second try, as a story does that never came to its end.
        if (judged.some(({ problem }) => problem)) {
          taken = await takeTwice(browser, address, story);
          judged = judgeAll();
        }
        for (const { variant, problem, isApart, ...picture } of judged) {
          if (isUpdate) changed += keep(story, variant, picture);
          if (isApart) nearly.push(`${story.id}, ${variant}`);
          if (problem) fail(`${story.id}, ${variant}`, problem);
          else passed += 1;
        }
      } catch (error) {
        for (const variant of Object.keys(VARIANTS))
          fail(`${story.id}, ${variant}`, error.message.split('\n')[0]);
      }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  await close();
  if (isUpdate && parts.length === 0 && failed === 0) forgetAllBut(PICTURED.map(({ id }) => id));
  say(`took ${passed + failed} pictures of ${stories.length} stories in ${seconds(start)}`);
  if (isUpdate) say(`approved ${changed} that were new or different`);
  else if (nearly.length > 0) say(`passed, and not the very same: ${nearly.join('; ')}`);
  if (!isUpdate && failed > 0)
    say(`what differs is in ${relative(ROOT, DIFFERENT)}; approve it by npm run pictures -- --update`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || stories.length === 0 ? 1 : 0;
}
