import { css, html, render, type TemplateResult } from 'lit';

import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { printAlone } from '../../parts/print/print-frame.js';
import type { TerminalRow } from '../panel/places.js';
import { placeText, type Showing } from '../panel/showing.js';

interface Labels extends Showing {
  readonly terminals: readonly { readonly row: TerminalRow; readonly details: TerminalDetails | undefined }[];
}

/** Labels of 62 by 32 mm, three beside each other on A4. */
const styles = css`
  @page {
    margin: 10mm;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2mm;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    box-sizing: border-box;
    inline-size: 61mm;
    block-size: 32mm;
    padding: 3mm;
    border: 0.2mm solid;
    overflow: hidden;
    overflow-wrap: anywhere;
    break-inside: avoid;
    font-size: 9pt;
    line-height: 1.25;
  }
  strong {
    display: block;
    font-size: 12pt;
  }
`;

const label = (showing: Showing, row: TerminalRow, details: TerminalDetails | undefined): TemplateResult =>
  html`<li>
    <strong><bdi>${plainText(row.id, 60)}</bdi></strong>
    <bdi>${plainText(row.model, 60)}</bdi> · <bdi>${details?.serialNumber ?? row.serial}</bdi><br />
    <bdi>${placeText(showing, row.place)}</bdi><br />
    <bdi>${row.place.account}</bdi>
  </li>`;

/** Prints a label for each terminal. */
export function printLabels(place: Node, { terminals, ...showing }: Labels): void {
  printAlone(place, {
    title: showing.words.text('terminals'),
    language: showing.language,
    direction: place instanceof ShadowRoot ? getComputedStyle(place.host).direction : 'ltr',
    styles,
    fill: (page) => {
      const all = html`<ul>
        ${terminals.map(({ row, details }) => label(showing, row, details))}
      </ul>`;
      render(all, page.body, { creationScope: page });
    },
  });
}
