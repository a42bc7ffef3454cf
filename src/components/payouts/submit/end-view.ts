import { html, nothing, type TemplateResult } from 'lit';

import type { Amount } from '../../../client/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { problemView, wayButton } from '../../parts/money-form/form-view.js';
import type { StepView } from './step-view.js';
import type { Way } from './fields.js';

/** How sending ended, for good or not yet. */
export interface Ended {
  readonly ending: 'received' | 'unknown';
  readonly way: Way;
  readonly reference: string;
  readonly amount: Amount | undefined;
  /** What a stored payee is paid by, as fields of the form. */
  readonly payee?: Readonly<Record<string, string>>;
}

interface EndView extends StepView, Ended {
  onLook(): void;
  onAgain(): void;
  onPayStored(texts: Readonly<Record<string, string>>): void;
  onNew(): void;
  onBack(): void;
}

/** That the platform has it; or that it is not known, and what to do. */
export function endView(view: EndView): TemplateResult {
  const { texts, language, ending, way, reference, amount, payee, isBusy } = view;
  const button = (part: string, text: string, act: () => void, isMain = false): TemplateResult =>
    wayButton({ isBusy }, part, text, act, isMain);
  const isDone = ending === 'received';
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text(isDone ? `received-${way}` : 'doubt-title')}</h2>
    ${
      amount
        ? html`<p>
            <bdi class="strong">${reference}</bdi> <span class="strong">${amountText(amount, language)}</span>
          </p>`
        : nothing
    }
    ${
      isDone
        ? html`<p class="notice good" part="notice">
            ${texts.text(`next-${way}`, {
              reference: isolatedText(payee?.['selectedRecurringDetailReference'] ?? '', 80),
            })}
          </p>`
        : html`<p class="notice due" part="doubt">${texts.text('doubt')}</p>`
    }
    ${problemView(view)}
    <div class="ways">
      ${
        isDone
          ? html`${button('back', texts.text('back'), () => view.onBack(), true)}
            ${payee ? button('new', texts.text('pay-stored'), () => view.onPayStored(payee)) : nothing}
            ${button('new', texts.text('another'), () => view.onNew())}`
          : html`${way === 'new' || way === 'stored' ? button('look', texts.text('look'), () => view.onLook(), true) : nothing}
            ${button('send-again', texts.text('send-again'), () => view.onAgain())}
            ${button('back', texts.text('back'), () => view.onBack())}`
      }
    </div>
  </section>`;
}
