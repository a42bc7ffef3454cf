import { html, nothing, type TemplateResult } from 'lit';

import type { KeyOwner } from '../../../client/workspace/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { countText } from '../../parts/table/table-words.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';

const KNOWN = {
  mock_usage: 'use-mocks',
  monitor_request_runs: 'use-monitors',
  webhooks: 'use-webhooks',
  api_usage: 'use-calls',
} as const;

/** Whose key all calls are made with, and how much of each allowance is used. */
export function usageView(
  words: Pick<Words<Word>, 'text'>,
  language: string,
  { user, operations = [] }: KeyOwner,
): TemplateResult {
  const name = user?.fullName || user?.username || '';
  return html`<section class="record" part="usage" aria-labelledby="usage">
    <h3 id="usage">${words.text('usage')}</h3>
    ${name ? html`<p class="quiet">${words.text('key-of', { name: plainText(name, 80) })}</p>` : nothing}
    <dl>
      ${operations.map((each) => {
        const { name: own = '', limit = 0, usage = 0, overage = 0 } = each;
        const word = Object.hasOwn(KNOWN, own) ? KNOWN[own as keyof typeof KNOWN] : undefined;
        const values = {
          used: countText({ language }, usage),
          limit: countText({ language }, limit),
          over: countText({ language }, overage),
        };
        return html`<div>
          <dt id="use-${own}">${word ? words.text(word) : plainText(own, 40)}</dt>
          <dd>
            ${words.text(overage > 0 ? 'used-over' : 'used', values)}
            <meter
              min="0"
              max=${Math.max(limit, 1)}
              high=${limit * 0.8}
              value=${usage}
              aria-labelledby="use-${own}"
            ></meter>
          </dd>
        </div>`;
      })}
    </dl>
  </section>`;
}
