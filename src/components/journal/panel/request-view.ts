import { html, nothing, type TemplateResult } from 'lit';

import type { DeedRecord } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { leadView } from '../../parts/controls/lead-view.js';
import { personText, rowText, stateOf, stateView } from '../../parts/deed/deed-texts.js';
import { subjectOf } from '../../parts/deed/subject.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import { timeText } from '../../parts/table/time-text.js';
import type { JournalSubject } from '../events.js';
import { kindText, roleText, zoneOf, type Showing } from './showing.js';

export interface RequestView extends Showing {
  /** Number of the request that is asked for. */
  readonly entry: string;
  addressOf(subject: JournalSubject): string | undefined;
  /** Tells the page; whether its link is still to be followed. */
  open(subject: JournalSubject): boolean;
  onBack(): void;
}

const ownText = (text: string): TemplateResult => html`<bdi dir="ltr">${plainText(text, 200)}</bdi>`;

function facts(view: RequestView, deed: DeedRecord): readonly Fact[] {
  const { words, language } = view;
  const { row, kind, subject, reference, amount, audience, askedAt, changedAt, answer = {}, code } = deed;
  const options = { dateStyle: 'medium', timeStyle: 'long', timeZone: zoneOf(view) } as const;
  const isOver = stateOf(deed.state) !== 'asked';
  return [
    [words.text('column-by'), personText(view, deed)],
    [words.text('audience'), roleText(view, audience)],
    [words.text('column-time'), timeText(language, askedAt, options)],
    [words.text('ended'), isOver && timeText(language, changedAt, options)],
    [words.text('column-amount'), amount && amountText(amount, language)],
    [words.text('about'), subject.length > 0 && subject.map((id) => html`<div>${ownText(id)}</div>`)],
    [words.text('column-reference'), reference && ownText(reference)],
    [words.text('column-kind'), kindText(view, kind)],
    [words.text('column-row'), ownText(row)],
    [words.text('refusal'), code && ownText(code)],
    ...Object.entries(answer).map(([name, value]): Fact => [
      words.text('answer', { name: plainText(name, 40) }),
      ownText(value),
    ]),
    [words.text('column-entry'), deed.entry],
  ];
}

/** All that the journal has of one request, what its state means, and the way to what it was about. */
export function requestView(view: RequestView, deed: DeedRecord | undefined): TemplateResult {
  const { words, entry } = view;
  const back = backView(words.text('back'), () => view.onBack());
  if (!deed)
    return html`${back}
      <section class="record">
        <h2 tabindex="-1">${words.text('numbered', { entry: plainText(entry, 20) })}</h2>
        <p class="notice" part="notice">${words.text('no-such-request')}</p>
      </section>`;
  const subject = subjectOf(deed);
  const state = stateOf(deed.state);
  return html`${back}
    <section class="record">
      <div class="head">
        <h2 tabindex="-1"><bdi>${rowText(view, deed.row)}</bdi></h2>
        ${stateView(view, deed)}
      </div>
      <p class="notice ${state === 'unknown' ? 'due' : ''}" part="notice">${words.text(`means-${state}`)}</p>
      ${factsView(facts(view, deed))}
      ${
        subject.element
          ? html`<div class="ways">
              ${leadView({
                text: words.text('open-subject'),
                address: view.addressOf(subject),
                open: () => view.open(subject),
              })}
            </div>`
          : nothing
      }
    </section>`;
}
