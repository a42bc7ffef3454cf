import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { CollectionItem } from '../../../client/workspace/index.js';
import { addressText, REQUEST_METHODS } from '../../../facts/collection-format.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { pairsView } from './pairs-view.js';
import {
  hasParts,
  headersOf,
  isTextBody,
  queryOf,
  withAddress,
  withBody,
  withHeaders,
  withQuery,
} from './request.js';
import type { ItemView } from './showing.js';

/** What a request sends: its method, URL, parameters, headers and body. */
export function requestView(view: ItemView, item: CollectionItem): TemplateResult {
  const { words, onRequest } = view;
  const request = item.request ?? {};
  const method = request.method || 'GET';
  const methods = [...new Set<string>([...REQUEST_METHODS, method])];
  return html`<div class="endpoint">
      <div class="field">
        <label for="method">${words.text('method')}</label>
        <select
          id="method"
          part="field"
          class="code"
          @change=${({ target }: Event) =>
            onRequest((each) => ({ ...each, method: (target as HTMLSelectElement).value }))}
        >
          ${methods.map((each) => html`<option value=${each} ?selected=${each === method}>${each}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="url">${words.text('url')}</label>
        <input
          id="url"
          part="field"
          class="code"
          dir="ltr"
          spellcheck="false"
          autocapitalize="none"
          autocomplete="off"
          .value=${live(addressText(request.url))}
          @input=${({ target }: Event) =>
            onRequest((each) => withAddress(each, (target as HTMLInputElement).value))}
        />
      </div>
    </div>
    ${pairsView({
      words,
      name: 'query',
      label: words.text('query'),
      add: words.text('add-query'),
      pairs: queryOf(request),
      canSwitch: hasParts(request),
      onChange: (pairs) => onRequest((each) => withQuery(each, pairs)),
    })}
    ${pairsView({
      words,
      name: 'header',
      label: words.text('headers'),
      add: words.text('add-header'),
      pairs: headersOf(request),
      canSwitch: true,
      onChange: (pairs) => onRequest((each) => withHeaders(each, pairs)),
    })}
    ${bodyView(view, request)} ${keptView(view, item)}`;
}

function bodyView(
  { words, onRequest }: ItemView,
  request: NonNullable<CollectionItem['request']>,
): TemplateResult {
  if (!isTextBody(request))
    return html`<section>
      <h4>${words.text('body')}</h4>
      <p class="quiet">${words.text('body-kept', { mode: plainText(request.body?.mode ?? '', 40) })}</p>
    </section>`;
  return html`<div class="field">
    <label for="body">${words.text('body')}</label>
    <textarea
      id="body"
      part="field"
      class="code"
      dir="ltr"
      rows="6"
      spellcheck="false"
      autocapitalize="none"
      .value=${live(request.body?.raw ?? '')}
      @input=${({ target }: Event) =>
        onRequest((each) => withBody(each, (target as HTMLTextAreaElement).value))}
    ></textarea>
  </div>`;
}

/** Names what stays as it is and is not edited here. */
function keptView(
  { words }: ItemView,
  { event = [], response = [] }: CollectionItem,
): TemplateResult | typeof nothing {
  if (event.length + response.length === 0) return nothing;
  return html`<p class="quiet">
    ${event.length > 0 ? words.text('scripts-kept', { count: event.length }) : nothing}
    ${response.length > 0 ? words.text('examples-kept', { count: response.length }) : nothing}
  </p>`;
}
