import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentView } from './payment-view.js';

/** What is special about giving back what was paid at a till, or by a transfer; empty where nothing is. */
export function refundsText({ payment: { refunds }, position, texts }: PaymentView): string {
  if (position.toRefund === 0 || (refunds !== 'not-possible' && refunds !== 'to-named-account')) return '';
  return texts.text(`refunds-${refunds}`);
}

export function refundsNote(view: PaymentView): TemplateResult | typeof nothing {
  const text = refundsText(view);
  return text ? html`<p class="quiet" part="notice">${text}</p>` : nothing;
}
