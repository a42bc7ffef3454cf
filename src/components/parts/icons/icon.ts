import { html, type TemplateResult } from 'lit';

/** A picture of lines in the colour of the text, 1.25 times as high as it. The words beside it say the same. */
export const icon = (shapes: TemplateResult<2>): TemplateResult =>
  html`<svg
    class="line-icon"
    width="1.25em"
    height="1.25em"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${shapes}
  </svg>`;
