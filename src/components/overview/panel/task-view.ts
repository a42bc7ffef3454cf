import { html, nothing, type TemplateResult } from 'lit';

import type { SummaryTask } from '../../../client/operator/index.js';
import { DAY } from '../../../facts/instant.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { leftText, timeText } from '../../parts/table/time-text.js';
import type { OverviewTask } from '../events.js';
import { elementOf, taskKind, type TaskKind } from './known-kinds.js';
import { numberText, sumsText, type View } from './view.js';

/** What to do about a task, by the element that shows it; an approver confirms what an operator only watches. */
const WAYS: Readonly<Record<TaskKind, 'see' | 'answer' | 'review' | 'look' | 'complete'>> = {
  'payments-unsettled': 'see',
  'disputes-to-answer': 'answer',
  'payouts-to-review': 'review',
  'payouts-failed': 'see',
  'writes-unknown': 'look',
  verification: 'complete',
  'sweeps-stopped': 'see',
  'balances-below-zero': 'see',
};

const SEEN = {
  'payments-unsettled': 'see-payments',
  'payouts-failed': 'see-payouts',
  'sweeps-stopped': 'see-balances',
  'balances-below-zero': 'see-balances',
} as const;

const openingOf = (task: SummaryTask): OverviewTask => ({
  kind: task.kind,
  element: elementOf(task),
  reference: task.reference ?? '',
  row: task.row ?? '',
});

function wayText({ words, audience }: View, task: SummaryTask): string {
  const kind = taskKind(task);
  if (kind === undefined) return words.text('open');
  if (kind === 'payouts-to-review' && audience !== 'approver') return words.text('see-payouts');
  const way = WAYS[kind];
  return words.text(way === 'see' ? SEEN[kind as keyof typeof SEEN] : way);
}

/** How long is left, and until when; since when it waits, where no deadline is known. */
export function deadlineView(
  { words, language, timeZone, now }: View,
  task: Pick<SummaryTask, 'until' | 'isTold' | 'since'>,
): TemplateResult {
  const { until, isTold, since } = task;
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const end = Date.parse(until ?? '');
  if (Number.isNaN(end)) {
    const time = timeText(language, since, options);
    return time
      ? html`<p class="quiet" part="deadline">${words.text('since', { time })}</p>`
      : html`${nothing}`;
  }
  const left = end - now;
  const tone = left <= DAY ? 'bad' : left <= 3 * DAY ? 'due' : '';
  const time = timeText(language, end, options);
  return html`<p class="until" part="deadline">
    <span class="mark ${tone}">${left > 0 ? leftText(language, left) : words.text('over')}</span>
    <span class="quiet">${words.text(isTold ? 'until-told' : 'until', { time })}</span>
  </p>`;
}

function whyText({ words, audience }: View, task: SummaryTask): string {
  const kind = taskKind(task);
  if (kind === undefined) return '';
  if (kind === 'payouts-to-review' && audience === 'approver') return words.text('why-payouts-yours');
  return words.text(`why-${kind}`);
}

export function taskView(view: View, task: SummaryTask): TemplateResult {
  const { words } = view;
  const { count, isMore, kind, row } = task;
  const known = taskKind(task);
  const name = known ? words.text(known, { count }) : plainText(kind, 60);
  const sum = sumsText(view, task.sums);
  return html`<li class="task" part="task ${known ?? ''}" data-kind=${kind}>
    <span class="count" part="count">${numberText(view, count)}${isMore ? '+' : ''}</span>
    <div class="what">
      <h3>${name}</h3>
      <p class="quiet" part="reason">
        ${whyText(view, task)} ${row ? html`<bdi><code>${plainText(row, 80)}</code></bdi>` : nothing}
        ${sum ? html`<span class="sum">${words.text('sum', { sum })}</span>` : nothing}
      </p>
      ${deadlineView(view, task)}
    </div>
    ${view.leadTo(openingOf(task), { text: wayText(view, task) })}
  </li>`;
}
