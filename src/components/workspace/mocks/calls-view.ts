import { html, nothing, type TemplateResult } from 'lit';

import type { CallLog } from '../../../client/workspace/index.js';
import { REQUEST_METHODS } from '../../../facts/collection-format.js';
import type { Words } from '../../base/words.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import type { Calls } from './calls.js';
import { selectView, textView } from './fields-view.js';

interface CallsView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly calls: Calls;
}

/** The calls that a mock server received. */
export function callsView(view: CallsView): TemplateResult {
  const { words, calls } = view;
  const { items, hasMore, problem, isBusy } = calls.list;
  return html`<section class="record" part="calls" aria-labelledby="calls-title" aria-busy=${isBusy}>
    <div class="head">
      <h3 id="calls-title">${words.text('calls')}</h3>
      <button
        type="button"
        class="small"
        part="refresh"
        aria-disabled=${isBusy}
        @click=${() => isBusy || void calls.refresh()}
      >
        ${words.text('look-for-calls')}
      </button>
    </div>
    ${calls.isLive ? html`<p class="quiet">${words.text('calls-live')}</p>` : nothing} ${filtersView(view)}
    <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
    ${items ? listView(view, items) : html`<p class="quiet">${words.text('loading-calls')}</p>`}
    <div class="ways">
      ${
        hasMore
          ? html`<button
              type="button"
              class="small"
              part="more"
              aria-disabled=${isBusy}
              @click=${() => isBusy || void calls.more()}
            >
              ${words.text('older-calls')}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="small"
        part="download"
        aria-disabled=${calls.isExporting}
        @click=${() => void calls.download()}
      >
        ${words.text('download')}
      </button>
      <span class="quiet">${calls.fileNews || nothing}</span>
    </div>
  </section>`;
}

function filtersView({ words, calls }: CallsView): TemplateResult {
  const { method, status, path, type } = calls.filter;
  return html`<div class="filters" part="filters" role="group" aria-label=${words.text('filters')}>
    ${selectView({
      id: 'call-method',
      label: words.text('method'),
      value: method,
      options: [['', words.text('any')], ...REQUEST_METHODS.map((each) => [each, each] as const)],
      onChange: (chosen) => calls.narrow({ method: chosen }),
    })}
    ${selectView({
      id: 'call-type',
      label: words.text('answered'),
      value: type,
      options: [
        ['', words.text('any')],
        ['success', words.text('type-success')],
        ['error', words.text('type-error')],
      ],
      onChange: (chosen) => calls.narrow({ type: chosen }),
    })}
    ${textView({
      id: 'call-status',
      label: words.text('status'),
      value: status,
      fault: calls.isStatusWrong ? words.text('status-digits') : '',
      inputMode: 'numeric',
      most: 3,
      isLate: true,
      onType: (text) => calls.narrow({ status: text.trim() }),
    })}
    ${textView({
      id: 'call-path',
      label: words.text('path'),
      value: path,
      isLate: true,
      onType: (text) => calls.narrow({ path: text.trim() }),
    })}
  </div>`;
}

function listView(view: CallsView, items: readonly CallLog[]): TemplateResult {
  const { words, calls } = view;
  if (items.length === 0)
    return html`<p class="quiet" part="empty-calls">
      ${words.text(calls.isNarrowed ? 'no-call-fits' : 'no-calls')}
    </p>`;
  return html`<table class="grid" aria-labelledby="calls-title">
    <thead>
      <tr>
        <th scope="col">${words.text('time')}</th>
        <th scope="col">${words.text('call')}</th>
        <th scope="col">${words.text('status')}</th>
        <th scope="col">${words.text('answered-with')}</th>
      </tr>
    </thead>
    <tbody>
      ${items.map((call) => rowView(view, call))}
    </tbody>
  </table>`;
}

function rowView({ words, language }: CallsView, call: CallLog): TemplateResult {
  const { servedAt, request, response, responseName } = call;
  const isGood = (response?.statusCode ?? 500) < 400;
  return html`<tr part="call">
    <td data-label=${words.text('time')}>
      <bdi>${timeText(language, servedAt, { dateStyle: 'short', timeStyle: 'medium' })}</bdi>
    </td>
    <th scope="row" data-label=${words.text('call')}>
      <details>
        <summary>
          <bdi dir="ltr" class="code">${request?.method} ${request?.path}</bdi>
        </summary>
        ${partView(words.text('sent'), request?.headers, request?.body?.data, words)}
        ${partView(words.text('answered-with'), response?.headers, response?.body?.data, words)}
      </details>
    </th>
    <td data-label=${words.text('status')}>
      <span class="mark ${isGood ? 'good' : 'due'}" part="status"
        ><bdi dir="ltr">${response?.statusCode}</bdi></span
      >
    </td>
    <td data-label=${words.text('answered-with')}>
      ${responseName ? html`<bdi>${responseName}</bdi>` : html`<span class="quiet">${words.text('nothing-found')}</span>`}
    </td>
  </tr>`;
}

/** The platform tells one header of each side. */
const partView = (
  title: string,
  header: { readonly key?: string | undefined; readonly value?: string | undefined } | undefined,
  body: string | undefined,
  words: CallsView['words'],
): TemplateResult =>
  html`<p class="quiet">${title}</p>
    ${header?.key ? html`<p class="code" dir="ltr">${header.key}: ${header.value}</p>` : nothing}
    <pre class="code" dir="ltr" tabindex="0" role="group" aria-label=${title}>
${body || words.text('no-body')}</pre>`;
