import { html, type TemplateResult } from 'lit';

import type { Showing } from './showing.js';

/** Whether a member may sign in. One of whom the platform does not say it is not called active. */
export const activeView = (words: Showing['words'], isActive: boolean | undefined): TemplateResult =>
  isActive === undefined
    ? html`<span class="mark due" part="status">${words.text('untold')}</span>`
    : html`<span class="mark ${isActive ? 'good' : ''}" part="status"
        >${words.text(isActive ? 'active' : 'inactive')}</span
      >`;
