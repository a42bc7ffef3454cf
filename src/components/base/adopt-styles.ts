import type { CSSResult } from 'lit';

/** Gives the shadow root around an element the styles of a part that was loaded later, once. */
export function adoptStyles(inside: Node, { styleSheet }: CSSResult): void {
  const root = inside.getRootNode();
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
}
