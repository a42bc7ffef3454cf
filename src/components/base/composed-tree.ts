/** The node above, as events and inherited settings see it: through slots and out of shadow roots. */
const above = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ??
  node.parentNode ??
  (node instanceof ShadowRoot ? node.host : null);

/** The nearest element above `start` that matches, across shadow boundaries; `start` itself is not asked. */
export function closestAbove(start: Element, selector: string): Element | undefined {
  for (let node = above(start); node; node = above(node))
    if (node instanceof Element && node.matches(selector)) return node;
  return undefined;
}

/** The element with an id in the same tree: the page's, or that of the component around `element`. */
export function elementBeside(element: Element, id: string): Element | null {
  const root = element.getRootNode();
  return id && (root instanceof Document || root instanceof ShadowRoot) ? root.getElementById(id) : null;
}
