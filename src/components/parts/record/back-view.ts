import { html, type TemplateResult } from 'lit';

import { arrowLeft } from '../icons/icons.js';

/** The button that goes back from one thing to the list. */
export const backView = (text: string, onBack: () => void): TemplateResult =>
  html`<p>
    <button type="button" class="plain" part="back" @click=${onBack}>${arrowLeft} ${text}</button>
  </p>`;
