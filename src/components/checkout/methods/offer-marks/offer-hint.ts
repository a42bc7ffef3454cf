import { html, nothing, type TemplateResult } from 'lit';

import { formatAmount } from '../../../../client/money.js';
import { leniently } from '../../../../client/schema/validate.js';
import type { MethodsAnswer } from '../../../../client/shopper/index.js';
import { MethodHint } from '../../../../client/shopper/method-hints.js';
import { isCard } from '../../../parts/paying/takes-cards.js';
import type { Offer } from '../offer.js';

/**
 * How many parts of which amount, and what comes on top: `2 × €10.00 – 6 × €3.34 + €0.35`, the same in every language. Where nothing
 * else is offered, the parts can be chosen just below, and what comes on top is said alone.
 */
export function offerHint(
  answer: MethodsAnswer | undefined,
  { id, taken }: Offer,
  language: string,
  isAlone = false,
): TemplateResult | undefined {
  const method = taken?.method ?? (id === '' ? answer?.methods.find(isCard) : undefined);
  const given = method?.hint;
  if (!answer || given === undefined) return undefined;
  const { value, fault } = leniently(MethodHint(), given);
  if (fault !== undefined) console.warn(`florin: the hint of ${method?.type} is not valid: ${fault}.`);
  const { installments: parted = [], surcharge } = fault === undefined ? (value as MethodHint) : {};
  const installments = isAlone && method?.configuration !== undefined ? [] : parted;
  const money = (minor: number): string => formatAmount({ ...answer.amount, value: minor }, language);
  const count = new Intl.NumberFormat(language);
  // No part is broken over lines, and each reads from the left: it is a sum, in Arabic too.
  const part = (text: string): TemplateResult => html`<bdi dir="ltr">${text.replaceAll(' ', '\u00A0')}</bdi>`;
  const bounds = installments.length > 0 ? [Math.min(...installments), Math.max(...installments)] : [];
  const parts = [...new Set(bounds)].map((number) =>
    part(`${count.format(number)} × ${money(Math.ceil(answer.amount.value / number))}`),
  );
  if (parts.length === 0 && surcharge === undefined) return undefined;
  const added = surcharge === undefined ? nothing : part(`+ ${money(surcharge)}`);
  return html` <small part="method-hint"
    >${parts.map((each, at) => (at > 0 ? html` – ${each}` : each))}${parts.length > 0 ? ' ' : ''}${added}</small
  >`;
}
