import { css, type CSSResult } from 'lit';

/** A sheet of paper: dark on light whatever the page looks like, in sizes that printers know. */
const sheetStyles = css`
  @page {
    margin: 18mm 16mm;
  }
  body {
    margin: 0;
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
    font:
      11pt/1.45 system-ui,
      sans-serif;
  }
`;

/** What is printed, as a document of its own. */
export interface Printed {
  /** What a browser offers as the name of the file. */
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  /** Beside those of every sheet. */
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
  if (!paper) {
    frame.remove();
    return undefined;
  }
  const { document: page } = paper;
  page.adoptedStyleSheets = [sheetStyles, printed.styles].map(({ cssText }) => {
    const sheet = new paper.CSSStyleSheet();
    sheet.replaceSync(cssText);
    return sheet;
  });
  page.documentElement.lang = printed.language;
  page.documentElement.dir = printed.direction;
  page.title = printed.title;
  printed.fill(page);
  paper.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  paper.focus();
  paper.print();
  return frame;
}
