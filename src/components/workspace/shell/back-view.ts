import { html, type TemplateResult } from 'lit';

import { arrowLeft } from '../../parts/icons/icons.js';

/** The button that goes back to a room's list. */
export const backView = (text: string, onBack: () => void): TemplateResult =>
  html`<p>
    <button type="button" class="plain" part="back" @click=${onBack}>${arrowLeft} ${text}</button>
  </p>`;
