import { html, type TemplateResult } from 'lit';

import { copyText } from '../../parts/controls/copy-text.js';
import type { TabOptions } from './sessions-record.js';

/** Code of the merchant's own, and the button that copies it. */
export const sampleView = (
  { record, words }: Pick<TabOptions, 'record' | 'words'>,
  code: string,
): TemplateResult =>
  html`<section class="sample" aria-labelledby="sample-title">
    <h3 id="sample-title">${words.text('sample')}</h3>
    <p class="quiet">${words.text('sample-text')}</p>
    <pre
      part="sample"
      dir="ltr"
      tabindex="0"
      role="group"
      aria-labelledby="sample-title"
    ><code>${code}</code></pre>
    <div class="ways">
      <button
        type="button"
        class="small"
        part="copy"
        @click=${async () => record.say(words.text(await copyText(code)))}
      >
        ${words.text('copy-code')}
      </button>
    </div>
  </section>`;
