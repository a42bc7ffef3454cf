import type { CSSResult } from 'lit';

/** What is printed, as a document of its own. */
export interface Printed {
  /** What a browser offers as the name of the file. */
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly styles: CSSResult;
  fill(page: Document): void;
}

/**
 * Prints one thing and nothing else of the page, by a frame that is not seen. The frame is of the page's own origin and loads
 * nothing, so the strictest policy lets it be. It is gone once it is printed.
 */
export function printAlone(place: Node, printed: Printed): HTMLIFrameElement | undefined {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // A frame that is not displayed is not printed either.
  const hidden = {
    position: 'fixed',
    inset: '0',
    visibility: 'hidden',
    width: '0',
    height: '0',
    border: '0',
  };
  Object.assign(frame.style, hidden);
  place.appendChild(frame);
  const paper = frame.contentWindow as (Window & typeof globalThis) | null;
  const sheet = paper && new paper.CSSStyleSheet();
  if (!sheet) {
    frame.remove();
    return undefined;
  }
  sheet.replaceSync(printed.styles.cssText);
  const { document: page } = paper;
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = printed.language;
  page.documentElement.dir = printed.direction;
  page.title = printed.title;
  printed.fill(page);
  paper.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  paper.focus();
  paper.print();
  return frame;
}
