import { html, nothing, type TemplateResult } from 'lit';

import { SCRIPT_NOT_RUN } from '../../../facts/workspace-words.js';
import type { Execution, MonitorRun, RunFailure } from '../../../client/workspace/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import { countText } from '../../parts/table/table-words.js';
import { timeText } from '../../parts/table/time-text.js';
import { barView } from './bar-view.js';
import type { LastRun } from './details.js';
import type { DeskShowing } from './showing.js';
import { statusView } from './status.js';

const unitText = ({ language }: DeskShowing, value: number | undefined, unit: string): string =>
  value === undefined
    ? ''
    : new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);

const momentText = ({ language }: DeskShowing, at: string): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'medium' });

/** How long it took; nothing where the platform does not say both ends. */
function tookText(showing: DeskShowing, startedAt: string, finishedAt: string): string {
  const took = Date.parse(finishedAt) - Date.parse(startedAt);
  return Number.isNaN(took) ? '' : unitText(showing, took / 1000, 'second');
}

function tallyText(showing: DeskShowing, total: number | undefined, failed: number | undefined): string {
  if (total === undefined) return '';
  const values = { total: countText(showing, total), failed: countText(showing, failed ?? 0) };
  return failed ? showing.words.text('tally-failed', values) : values.total;
}

function factsOf(showing: DeskShowing, run: LastRun, failedRequests?: number): readonly Fact[] {
  const { words } = showing;
  const { status, startedAt, finishedAt, requests, tests, failedTests } = run;
  return [
    [words.text('status'), html`${statusView(words, status)} ${barView(run)}`],
    [words.text('started'), momentText(showing, startedAt)],
    [words.text('took'), tookText(showing, startedAt, finishedAt)],
    [words.text('requests'), tallyText(showing, requests, failedRequests)],
    [words.text('tests'), tallyText(showing, tests, failedTests)],
  ];
}

/** How the last run went, as far as the platform tells it. */
export const lastRunView = (showing: DeskShowing, lastRun: LastRun | undefined): TemplateResult =>
  lastRun
    ? factsView(factsOf(showing, lastRun))
    : html`<p class="quiet">${showing.words.text('never-ran')}</p>`;

/** One run with each request that it sent. */
export function runView(
  showing: DeskShowing,
  { info = {}, stats = {}, executions = [], failures = [] }: MonitorRun,
) {
  const { words } = showing;
  const facts = factsOf(
    showing,
    {
      status: info.status ?? '',
      startedAt: info.startedAt ?? '',
      finishedAt: info.finishedAt ?? '',
      requests: stats.requests?.total,
      tests: stats.assertions?.total,
      failedTests: stats.assertions?.failed,
    },
    stats.requests?.failed,
  );
  const known = new Set(executions.map(({ id }) => id));
  const others = failures.filter(({ executionId }) => !known.has(executionId));
  return html`<section class="stack" part="this-run" aria-labelledby="this-run">
    <h4 id="this-run">${words.text('this-run')}</h4>
    ${factsView(facts)}
    ${
      executions.length > 0
        ? html`<table class="grid" aria-label=${words.text('executions')}>
            <thead>
              <tr>
                <th scope="col">${words.text('request')}</th>
                <th scope="col">${words.text('answer')}</th>
                <th scope="col">${words.text('took')}</th>
                <th scope="col">${words.text('problems')}</th>
              </tr>
            </thead>
            <tbody>
              ${executions.map((each) => executionView(showing, each, failures))}
            </tbody>
          </table>`
        : html`<p class="quiet">${words.text('no-requests')}</p>`
    }
    ${others.length > 0 ? problemsView(showing, others) : nothing}
  </section>`;
}

const isNotRun = ({ name }: RunFailure): boolean => name === SCRIPT_NOT_RUN;

/** What is known of an answer: where a script was not run, neither good nor bad. */
function lookOf(failures: readonly RunFailure[]): 'good' | 'bad' | 'due' {
  if (failures.length === 0) return 'good';
  return failures.every(isNotRun) ? 'due' : 'bad';
}

/** One request that was sent. Its headers stay out: they may hold keys. */
function executionView(
  showing: DeskShowing,
  { id, item, request, response }: Execution,
  failures: readonly RunFailure[],
): TemplateResult {
  const { words } = showing;
  const failed = failures.filter(({ executionId }) => executionId === id);
  const name = plainText(item?.name ?? '', 80);
  const took = unitText(showing, response?.responseTime, 'millisecond');
  return html`<tr part="execution">
    <th scope="row" data-label=${words.text('request')}>
      <span class="what"
        >${name ? html`<bdi class="strong">${name}</bdi>` : nothing}
        <bdi dir="ltr" class="code">${request?.method} ${plainText(request?.url ?? '', 200)}</bdi></span
      >
    </th>
    <td data-label=${words.text('answer')}>
      ${
        response?.code === undefined
          ? html`<span class="mark bad" part="status">${words.text('no-answer')}</span>`
          : html`<span class="mark ${lookOf(failed)}" part="status"
              ><bdi dir="ltr">${response.code}</bdi></span
            >`
      }
    </td>
    <td data-label=${took ? words.text('took') : nothing}>${took}</td>
    <td data-label=${words.text('problems')}>
      ${failed.length > 0 ? problemsView(showing, failed) : html`<span class="quiet">${words.text('none-failed')}</span>`}
    </td>
  </tr>`;
}

/** What went wrong, by the name of the test and in the platform's words; of a script that was not run, why. */
const problemsView = ({ words }: DeskShowing, failures: readonly RunFailure[]): TemplateResult =>
  html`<ul class="problems">
    ${failures.map((failure) => {
      const { name = '', message = '', assertion = {} } = failure;
      const test = plainText(Object.keys(assertion).join(', ') || name, 120);
      return html`<li part=${isNotRun(failure) ? 'request-notice' : 'request-error'}>
        <bdi class="strong">${isNotRun(failure) ? words.text('not-run') : test}</bdi>
        <bdi class="quiet">${plainText(message, 300)}</bdi>
      </li>`;
    })}
  </ul>`;
