import { html, nothing, type TemplateResult } from 'lit';

import type { Amount } from '../../../client/index.js';
import { amountText } from '../../parts/amount/amount.js';
import type { OverviewTask } from '../events.js';
import { deadlineView } from '../panel/task-view.js';
import type { View } from '../panel/view.js';
import type { BlockTexts } from './block-texts.js';

/** Things that are named; the element of their own has all. */
const MOST = 5;

/** One thing with a deadline. */
export interface Due {
  /** The platform's reference; empty where it has none. */
  readonly reference: string;
  readonly name: string;
  readonly amount?: Amount | undefined;
  /** What tells it from others, each on a line of its own. */
  readonly about: readonly (string | TemplateResult)[];
  /** When it began to wait, and until when it can be seen to. */
  readonly since: string;
  readonly until?: string | undefined;
}

export interface DueList {
  readonly things: readonly Due[];
  /** How many rows were read, where there are more of them. */
  readonly read?: number | undefined;
  /** Where all are; a reference leads to one. */
  readonly place: Omit<OverviewTask, 'reference'>;
  /** The platform told the deadlines, without a signature. */
  readonly isTold: boolean;
  /** That there are none. */
  readonly none: string;
  /** Leads to all. */
  readonly lead: string;
}

/** Things with a deadline, the first of them by name, each with one way to it. */
export function dueView(view: View, texts: BlockTexts, list: DueList): TemplateResult {
  const { things, read, place, isTold, none, lead } = list;
  const rest = things.length - MOST;
  return html`${
      things.length > 0
        ? html`<ul class="due">
            ${things.slice(0, MOST).map(
              ({ reference, name, amount, about, since, until }) =>
                html`<li part="waiting">
                  <p class="head">
                    <bdi
                      >${view.leadTo({ ...place, reference }, { text: name, part: 'waiting-open', look: 'link' })}</bdi
                    >
                    <span class="sum" part="waiting-amount"
                      >${amount ? amountText(amount, view.language) : '–'}</span
                    >
                  </p>
                  ${about.map((text) => html`<p class="quiet">${text}</p>`)}
                  ${deadlineView(view, { since, isTold, ...(until && { until }) })}
                </li>`,
            )}
          </ul>`
        : html`<p part="none">${none}</p>`
    }
    ${rest > 0 ? html`<p class="quiet" part="rest">${texts.text('and-more', { count: rest })}</p>` : nothing}
    ${read ? html`<p class="quiet" part="notice">${view.words.text('counted', { count: read })}</p>` : nothing}
    <p>${view.leadTo({ ...place, reference: '' }, { text: lead, part: 'block-open' })}</p>`;
}
