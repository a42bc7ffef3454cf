import { turn } from '../sweep/schemes.mjs';
import { finish, openStory, reachStates } from '../sweep/story.mjs';
import { boxes } from './boxes.mjs';
import { STILL } from './still.mjs';
import { VARIANTS } from './variants.mjs';

/** Pixels: a dialog wants a screen around it, and no picture is taller than anyone would look at. */
const [LOWEST, TALLEST] = [640, 1200];
/** How often a page may still have moved. */
const PATIENCE = 30;

/** Marks and pictures come when a document has nothing else to do; a frame says how tall it is after that. */
const nothingLeft = (frame) =>
  frame
    .evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 50)),
    )
    .catch(() => undefined);

async function rest(page) {
  await Promise.all(page.frames().map(nothingLeft));
  await nothingLeft(page.mainFrame());
}

/** How tall the screen has to be for all that the story shows. */
async function heightOf(page) {
  const { tall, isCovered } = await page.evaluate(() => {
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    return {
      tall: Math.ceil(document.querySelector('#storybook-root').getBoundingClientRect().height),
      isCovered: all(document).some((element) =>
        element.matches('dialog[open], :popover-open:not(.test-badge)'),
      ),
    };
  });
  return Math.min(TALLEST, Math.max(isCovered ? LOWEST : 1, tall));
}

/** A picture and the boxes, once the screen is as tall as what it shows, and two pictures in a row are alike. */
async function whenStill(page, width) {
  let [before, height] = [undefined, LOWEST];
  await page.setViewportSize({ width, height });
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    await rest(page);
    const needed = await heightOf(page);
    if (needed === height) {
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      if (before?.equals(picture)) return { picture, boxes: await page.evaluate(boxes) };
      before = picture;
    } else {
      [before, height] = [undefined, needed];
      await page.setViewportSize({ width, height });
    }
  }
  throw new Error('it never stands still');
}

/** A story in all its variants, in a browser that knows of no other story. */
export async function takeStory(browser, address, { id, width, tags }) {
  const context = await browser.newContext({
    viewport: { width, height: LOWEST },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(STILL);
    const page = await context.newPage();
    await openStory(page, address, id, 'light');
    const end = await finish(page, id);
    if (end !== 'fine') throw new Error(end);
    await reachStates(page, tags);
    const taken = {};
    for (const [name, variant] of Object.entries(VARIANTS)) {
      await turn(page, variant.globals);
      taken[name] = await whenStill(page, variant.width ?? width);
    }
    return taken;
  } finally {
    await context.close();
  }
}
