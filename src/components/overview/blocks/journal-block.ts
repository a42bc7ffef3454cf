import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { listDeeds, type DeedRecord } from '../../../client/operator/index.js';
import { words as english, type Word } from '../../../words/compiled/parts/deed/en.js';
import { amountText } from '../../parts/amount/amount.js';
import { aboutOf, personView, rowText, stateView } from '../../parts/deed/deed-texts.js';
import { subjectOf } from '../../parts/deed/subject.js';
import { shortTime } from '../../parts/table/time-text.js';
import type { OverviewTask } from '../events.js';
import type { View } from '../panel/view.js';
import { asOfView, type BlockOptions, type Place } from './block.js';
import { staffTexts, type StaffTexts } from './staff-words.js';

/** Requests that are shown; the journal has all. */
const MOST = 10;

/** The latest requests, and when they were read, by the proxy's clock. */
interface LatestRequests {
  readonly deeds: readonly DeedRecord[];
  readonly at: number;
}

async function readLatest(client: Client, at: number, options: CallOptions): Promise<LatestRequests> {
  const { deeds } = await client.call(listDeeds, { limit: MOST }, options);
  return { deeds, at };
}

/** Where a request belongs: with what it was about, else in the journal. */
function openingOf(deed: DeedRecord): OverviewTask {
  const { row, element, reference } = subjectOf(deed);
  const place = element ? { element, reference } : { element: 'florin-journal', reference: deed.entry };
  return { kind: 'request', row, ...place };
}

function requestView(view: View, staff: StaffTexts<Word>, deed: DeedRecord): TemplateResult {
  const { language } = staff;
  const { row, amount, askedAt } = deed;
  const about = aboutOf(deed);
  return html`<li part="request">
    <p class="head">
      <bdi
        >${view.leadTo(openingOf(deed), { text: rowText(staff, row), part: 'request-open', look: 'link' })}</bdi
      >
      ${amount ? html`<span class="sum">${amountText(amount, language)}</span>` : nothing}
    </p>
    ${about ? html`<p class="quiet"><bdi dir="ltr">${about}</bdi></p>` : nothing}
    <p class="until">
      ${stateView(staff, deed)}
      <span class="quiet"
        >${personView(staff, deed)} · ${shortTime(language, askedAt, view.now, view.timeZone)}</span
      >
    </p>
  </li>`;
}

/** The latest requests of staff and sellers as a block; an approver is answered with their own. */
export function journalBlock(place: Place): BlockOptions<LatestRequests> {
  const { texts, viewOf } = place;
  const staff = staffTexts(place, english);
  return {
    kind: 'journal',
    question: () => [],
    title: () => texts.text(viewOf().audience === 'approver' ? 'journal-yours' : 'journal'),
    load: (client, options) => readLatest(client, viewOf().now, options),
    ready: ({ deeds, at }) => {
      const view = viewOf();
      const journal = { kind: 'request', element: 'florin-journal', reference: '', row: '' };
      return html`${
          deeds.length > 0
            ? html`<ul class="due" lang=${staff.language}>
                ${deeds.slice(0, MOST).map((deed) => requestView(view, staff, deed))}
              </ul>`
            : html`<p part="none">${texts.text('no-requests')}</p>`
        }
        ${asOfView(view, at)}
        <p>${view.leadTo(journal, { text: texts.text('see-journal'), part: 'block-open' })}</p>`;
    },
  };
}
