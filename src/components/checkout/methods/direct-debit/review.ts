import { html, type TemplateResult } from 'lit';

import type { Consent, Mandate } from '../../../../client/shopper/debits.js';
import type { DebitWord } from './debit-words.js';

export { reviewStyles } from './review.css.js';

export interface ReviewView {
  readonly mandate: Mandate;
  readonly disabled: boolean;
  readonly lines: readonly (readonly [label: string, value: string])[];
  text(word: DebitWord): string;
  paragraphs(consent: Consent, lines: readonly string[]): TemplateResult;
  onEdit(): void;
}

export const REVIEW = 'florin-debit-review';

/** All that was typed, to be read once more before it is sent. The first line of a text opens the rest of it. */
export function review(view: ReviewView): TemplateResult {
  const { mandate, text, disabled, lines, paragraphs, onEdit } = view;
  return html`<section class="mandate" part="mandate" aria-labelledby=${REVIEW}>
    <h3 id=${REVIEW} tabindex="-1">${text('review')}</h3>
    <dl>
      ${[...lines, [text('creditor'), mandate.creditor.name] as const].map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>`,
      )}
    </dl>
    <button type="button" class="edit" ?disabled=${disabled} @click=${onEdit}>${text('edit')}</button>
    ${mandate.consents
      .filter(({ mode }) => mode === 'review')
      .map((consent) => {
        const [first, ...rest] = consent.text.split('\n');
        return html`<details>
          <summary lang=${consent.locale}><bdi>${first}</bdi></summary>
          ${paragraphs(consent, rest)}
        </details>`;
      })}
  </section>`;
}
