import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The script of axe, for a page to run before any other. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about a whole page, which a story is not, nor a document inside a titled frame. */
const OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title'];

/** Rules that another scheme or theme can break: the document stays, its colours change. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs in a document: what axe finds there, by these rules alone where some are named. */
async function runAxe([ofPages, only]) {
  const { style } = document.documentElement;
  const painted = style.backgroundColor;
  // A document that paints no background shows the page's, which axe cannot see from in here.
  style.backgroundColor ||= 'Canvas';
  const choice = only
    ? { runOnly: only }
    : { rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])) };
  const options = { resultTypes: ['violations'], iframes: false, ...choice };
  const { violations } = await globalThis.axe.run(document, options);
  style.backgroundColor = painted;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What axe finds in one document; in the next one, where the bank leads on meanwhile. */
const lookAt = (frame, only) =>
  frame.evaluate(runAxe, [OF_PAGES, only]).catch(async (error) => {
    if (frame.isDetached()) return [];
    if (!error.message.includes('context was destroyed')) throw error;
    await frame.waitForLoadState();
    return frame.evaluate(runAxe, [OF_PAGES, only]);
  });

/** What axe finds in every document of the page, the card frame's and the bank's included. */
export async function accessibility(page, scheme, only) {
  const found = page.frames().map((frame) => lookAt(frame, only));
  return (await Promise.all(found)).flat().map((violation) => `axe (${scheme}): ${violation}`);
}
