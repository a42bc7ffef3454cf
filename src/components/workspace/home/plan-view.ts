import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { Plan } from './plan.js';

/** What an import would make, by name. */
export const planView = (words: Pick<Words<Word>, 'text'>, { makes }: Plan): TemplateResult =>
  html`<section part="plan" tabindex="-1" aria-labelledby="plan-title">
    <h3 id="plan-title">${words.text('plan')}</h3>
    <ul class="plain">
      ${makes.map(
        ({ thing, name, count }) =>
          html`<li>
            <bdi class="strong">${name}</bdi>
            <span class="quiet">${words.text(`plan-${thing}`, { count })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
