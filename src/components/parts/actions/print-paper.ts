import { css } from 'lit';

import { printAlone } from '../print/print-frame.js';

/** Bars are as wide as tills and banks print them. */
const styles = css`
  body {
    overflow-wrap: anywhere;
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

/** What is of use on a screen alone. Taken out rather than hidden, so that it depends on no style. */
const OF_THE_PAGE = 'button, a, p[role], .question, .later';

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
    fill: (page) => {
      const paper = page.importNode(section, true);
      for (const part of paper.querySelectorAll(OF_THE_PAGE)) part.remove();
      page.body.append(paper);
    },
  });
}
