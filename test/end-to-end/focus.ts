import type { ElementHandle, Frame, Page } from 'playwright-core';

/** What has the focus, and what a person sees of it. */
export interface Focus {
  /** Tag and name of the element, for a message. */
  readonly what: string;
  /** Whether another thing covers all of it, or it is out of the window. */
  readonly isHidden: boolean;
  /** Whether it has a ring. */
  readonly isMarked: boolean;
}

interface Seen extends Focus {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly isFrame: boolean;
}

/** Runs in a document. */
function look(): Seen | undefined {
  const parentOf = (node: Node): Element | null =>
    node.parentElement ?? ((node.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
  const holds = (outer: Element, inner: Element | null): boolean => {
    for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return undefined;
  const [label] = (element as HTMLInputElement).labels ?? [];
  const own = element.getBoundingClientRect();
  // A radio that draws nothing itself is drawn by its label.
  const isDrawn = own.width > 4 && own.height > 4 && getComputedStyle(element).opacity !== '0';
  const drawn = isDrawn || !label ? element : label;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const deepest = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = steps.some((across) =>
    steps.some((down) => {
      const hit = deepest(left + (right - left) * across, top + (bottom - top) * down);
      return holds(drawn, hit) || (hit !== null && !!label && holds(label, hit)) || hit === drawn;
    }),
  );
  const ringOf = (style: CSSStyleDeclaration): boolean =>
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
    (style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2);
  const isRinged = (at: Element): boolean =>
    [null, '::before', '::after'].some((pseudo) => ringOf(getComputedStyle(at, pseudo)));
  let isMarked = [...element.querySelectorAll('*')].some(isRinged);
  for (let at: Element | null = element; at && !isMarked; at = parentOf(at)) isMarked = isRinged(at);
  const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  return {
    what: `${element.localName} “${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`,
    isHidden: !isSeen,
    isMarked,
    box: [left, top, right, bottom],
    isFrame: element.localName === 'iframe',
  };
}

/** What has the focus in a document or a frame of it; undefined where nothing has. */
export async function seenFocus(page: Page, frame: Frame = page.mainFrame()): Promise<Focus | undefined> {
  const seen = await frame.evaluate(look);
  if (!seen?.isFrame) return seen;
  for (const child of frame.childFrames()) {
    const owner = await child.frameElement();
    if (!(await owner.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one))) continue;
    const inner = await child.evaluate(look);
    if (!inner) return undefined;
    const isCovered = await (owner as ElementHandle<Element>).evaluate((one, [left, top, right, bottom]) => {
      const { x, y } = one.getBoundingClientRect();
      const middle = [x + (left + right) / 2, y + (top + bottom) / 2] as const;
      let hit = document.elementFromPoint(...middle);
      while (hit?.shadowRoot) {
        const next = hit.shadowRoot.elementFromPoint(...middle);
        if (!next || next === hit) break;
        hit = next;
      }
      return hit !== one;
    }, inner.box);
    return { ...inner, isHidden: inner.isHidden || isCovered };
  }
  return undefined;
}
