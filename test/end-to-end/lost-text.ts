import type { Page } from 'playwright-core';

/** The spacing that criterion 1.4.12 of WCAG names, in a document and all its shadow trees. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Gives each document of a page, frames included, a reader's own spacing. */
export async function spaceText(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate((css) => {
      const roots: (Document | ShadowRoot)[] = [document];
      for (let root = roots.shift(); root; root = roots.shift()) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      }
    }, SPACING);
}

/** Text of the elements twice as large, as a page whose sizes follow the reader's own would have it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    for (const [size, usual] of Object.entries({ '': 16, '-s': 14, '-l': 20 })) {
      const name = `--florin-font-size${size}`;
      root.style.removeProperty(name);
      const now = Number.parseFloat(getComputedStyle(root).getPropertyValue(name)) || usual;
      root.style.setProperty(name, `${2 * now}px`);
    }
  });
}

/** Texts that are cut off, or lie on another text, in any document of a page. */
export async function lostText(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(lost)));
  return found.flat();
}

/** Runs in a document. */
function lost(): string[] {
  interface Text {
    readonly words: string;
    readonly parent: Element;
    readonly boxes: readonly DOMRect[];
  }
  const roots: (Document | ShadowRoot)[] = [document];
  const texts: Text[] = [];
  for (let root = roots.shift(); root; root = roots.shift())
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // The browser scrolls what is in these, and lists what is in those.
      if (element.closest('style, script, select, textarea, svg, noscript, [part~=badge]')) continue;
      for (const node of element.childNodes) {
        const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
        if (!words) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (boxes.length > 0) texts.push({ words, parent: element, boxes });
      }
    }
  /** What a person sees of a text; undefined where it is only to be heard. */
  const drawnPart = ({ parent, boxes }: Text): { isCut: boolean; boxes: DOMRect[] } | undefined => {
    let isCut = false;
    let seen = boxes.map((box) => DOMRect.fromRect(box));
    for (let at: Element | null = parent; at && at !== document.documentElement;) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
      const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
      if (clipPath !== 'none' || (position === 'absolute' && (width <= 1 || height <= 1))) return undefined;
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      // Of its line, a box has more than its letters.
      isCut ||= hides(overflowX) && seen.some((box) => box.right > right + 1 || box.left < left - 1);
      isCut ||= hides(overflowY) && seen.some((box) => box.bottom > bottom + 4 || box.top < top - 4);
      if (overflowX !== 'visible')
        seen = seen.map((box) => {
          const from = { x: Math.max(box.left, left), y: Math.max(box.top, top) };
          const to = { x: Math.min(box.right, right), y: Math.min(box.bottom, bottom) };
          return new DOMRect(from.x, from.y, Math.max(0, to.x - from.x), Math.max(0, to.y - from.y));
        });
      at = at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
    }
    return { isCut, boxes: seen };
  };
  const drawn = texts.flatMap((text) => {
    const part = drawnPart(text);
    return part ? [{ ...text, ...part }] : [];
  });
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.height > 0 &&
    other.height > 0 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 3;
  const overlaps = drawn.flatMap((one, at) =>
    drawn
      .slice(at + 1)
      .filter((other) => one.boxes.some((box) => other.boxes.some((beside) => meet(box, beside))))
      .map((other) => `“${one.words}” and “${other.words}” lie on each other`),
  );
  const { scrollHeight, clientHeight } = document.documentElement;
  const isLow = window !== window.top && scrollHeight > clientHeight;
  return [
    ...(isLow ? ['the frame is too low'] : []),
    ...drawn.filter((text) => text.isCut).map(({ words }) => `“${words}” is cut off`),
    ...overlaps,
  ];
}
