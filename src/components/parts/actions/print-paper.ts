import { css } from 'lit';

import { printAlone } from '../print/print-frame.js';

/** A sheet of paper: dark on light whatever the page looks like. Bars are as wide as tills and banks print them. */
const styles = css`
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
    overflow-wrap: anywhere;
  }
  button,
  a,
  p[role],
  .question,
  .later {
    display: none;
  }
  .bars {
    display: block;
    inline-size: 110mm;
    max-inline-size: 100%;
  }
  dt {
    margin-block-start: 4mm;
    font-size: 9pt;
  }
  dd {
    margin: 0;
    font-size: 13pt;
  }
  strong {
    display: block;
    font-size: 9pt;
  }
`;

/** Prints the lines and the bars of a voucher or a transfer, and nothing else of the page. */
export function printPaper(
  root: HTMLElement,
  { title, language }: { readonly title: string; readonly language: string },
): void {
  const section = root.querySelector('section');
  if (!section) return;
  const { direction } = getComputedStyle(root);
  printAlone(root.getRootNode(), {
    title,
    language,
    direction,
    styles,
    fill: (page) => page.body.append(page.importNode(section, true)),
  });
}
