import { html, nothing, type TemplateResult } from 'lit';

import { emptyPanel, troublePanel } from '../parts/resource/resource-view.js';
import type { ResourceState, Trouble } from '../parts/resource/resource-state.js';
import type { Showing } from './showing.js';

export interface CartFrame extends Showing {
  readonly state: ResourceState;
  readonly trouble: Trouble | undefined;
  readonly isBusy: boolean;
  readonly news: string;
  /** What is in the cart; nothing while its look is on its way. */
  readonly content: TemplateResult | undefined;
  onRetry(): void;
}

function panel(frame: CartFrame): TemplateResult | typeof nothing {
  const { state, trouble, words } = frame;
  if (trouble) return troublePanel({ ...frame, trouble });
  return state === 'empty' ? emptyPanel(words.text('empty')) : nothing;
}

const line = html`<span class="line"><i class="picture"></i><i>A thing in the cart</i></span>`;

/** As tall as two lines, for the moment before there is more to show of them. */
const skeleton = html`<div class="skeleton" aria-hidden="true">${line}${line}</div>`;

/** The whole cart. What is in it stays on screen in every state: it is the shopper's, whatever the server says. */
export function cartFrame(frame: CartFrame): TemplateResult {
  const { words, state, news, content } = frame;
  return html`<p class="visually-hidden" role="status">${news}</p>
    <div
      class="resource"
      role="group"
      aria-label=${words.text('cart')}
      aria-busy=${state === 'loading'}
      tabindex="-1"
      data-focus
    >
      ${panel(frame)} ${content ?? (state === 'empty' ? nothing : skeleton)}
    </div>`;
}
