import { html, nothing, type TemplateResult } from 'lit';

import { amountInput } from '../../../client/index.js';
import type { FormView } from './view.js';

/** Why a field is not right; there from the start, so that it is heard when it comes. */
export function faultView({ words, editor, language }: FormView, path: string): TemplateResult {
  const fault = editor.faults[path];
  const example = amountInput({ value: 1995, currency: editor.currency }, language);
  const text = fault ? words.text(fault, { example }) : nothing;
  return html`<span class="fault" id="fault-${path}" part="error" aria-live="polite">${text}</span>`;
}
