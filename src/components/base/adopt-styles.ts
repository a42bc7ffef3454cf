import type { CSSResult, ReactiveControllerHost } from 'lit';

/** Anything that stands in a page and renders as Lit's elements do. */
export type RenderingHost = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Gives the shadow root around an element the styles of a part that was loaded later, once. */
export function adoptStyles(inside: Node, { styleSheet }: CSSResult): void {
  const root = inside.getRootNode();
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
}
