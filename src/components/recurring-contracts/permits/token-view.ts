import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';

interface TokenView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly partner: string;
  readonly token: string;
  readonly copied?: 'copied' | 'copy-failed' | undefined;
  onCopy(): void;
  onHide(): void;
}

/** The token, once. It stands in a text alone: an attribute would outlive it in what tools record of a page. */
export const tokenView = ({ texts, partner, token, copied, onCopy, onHide }: TokenView): TemplateResult =>
  html`<section class="notice good" aria-labelledby="token-title">
    <h3 id="token-title" tabindex="-1">${texts.text('token-of', { partner: isolatedText(partner, 80) })}</h3>
    <p>${texts.text('token-text')}</p>
    <div class="token" part="token" dir="ltr">${token}</div>
    <div class="ways">
      <button type="button" class="main" part="copy" @click=${onCopy}>${texts.text('copy-token')}</button>
      <button type="button" part="hide" @click=${onHide}>${texts.text('hide-token')}</button>
      ${copied ? html`<span class="quiet">${texts.text(copied)}</span>` : nothing}
    </div>
  </section>`;
