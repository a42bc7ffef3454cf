import type { Frame, Page } from 'playwright-core';

/** What is wider than its window, in the page and in every frame; what scrolls by itself is meant to. */
export async function tooWide(page: Page): Promise<string[]> {
  const measure = (frame: Frame) =>
    frame.evaluate(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
    );
  const found: string[] = [];
  for (const frame of page.frames()) {
    // A frame that has just gone, or is on its way to the bank, has nothing to show.
    const [content, room] = await measure(frame).catch(() => [0, 0] as const);
    if (room > 0 && content > room) found.push(`${frame.url()}: ${content} px in ${room} px`);
  }
  return found;
}
