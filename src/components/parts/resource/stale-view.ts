import { html, nothing, type TemplateResult } from 'lit';

import type { Trouble } from './resource-state.js';
import { troubleText } from './resource-view.js';
import type { ResourceWords } from './resource-words.js';

/** What is shown may be old: the last time it was asked for, no answer came. */
export const staleView = (
  words: ResourceWords,
  trouble: Trouble | undefined,
): TemplateResult | typeof nothing =>
  trouble ? html`<p class="panel trouble" role="alert">${troubleText(words, trouble)}</p>` : nothing;
