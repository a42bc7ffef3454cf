import { html, nothing, type TemplateResult } from 'lit';

import { ClientError } from '../../../../client/index.js';
import { leniently } from '../../../../client/schema/validate.js';
import { Mandate, type Consent } from '../../../../client/shopper/debits.js';
import type { Method } from '../../../../client/shopper/index.js';
import { checkUrl } from '../../../../client/url.js';
import { codeOf } from '../../../base/words.js';
import type { DebitWord } from './debit-words.js';

/** What the offer came with; throws where it lacks something. */
export function mandateOf(method: Method): Mandate {
  const { value, fault } = leniently(Mandate(), method);
  if (fault !== undefined) throw new ClientError({ kind: 'contract', operation: 'methods', field: fault });
  return value as Mandate;
}

export interface MandateView {
  readonly mandate: Mandate;
  /** Whether the platform gives the mandate a reference, and the creditor has an identifier that stands beside it. */
  readonly hasReference: boolean;
  readonly language: string;
  text(word: DebitWord): string;
  /** A text with a box to tick. */
  tick(consent: Consent): unknown;
}

/** In a language of its own where the shopper's is not to be had, which is said above. */
export function paragraphs(
  { locale, links = [] }: Consent,
  lines: readonly string[],
  rest: unknown = nothing,
): TemplateResult {
  return html`<div lang=${locale} dir="auto">
    ${lines.map((line) => html`<p dir="auto">${line}</p>`)}
    ${links
      .filter(({ url }) => checkUrl(url))
      .map(({ url, text: name }) => html`<p><a href=${url} target="_blank" rel="noreferrer">${name}</a></p>`)}
    ${rest}
  </div>`;
}

/** Who debits, and what the shopper agrees to before they have looked once more. */
export function mandate(view: MandateView): TemplateResult {
  const { text, hasReference } = view;
  const { consents, creditor } = view.mandate;
  const row = (word: DebitWord, value: string | undefined) =>
    value
      ? html`<dt>${text(word)}</dt>
          <dd><bdi>${value}</bdi></dd>`
      : nothing;
  const isForeign = consents.some(({ locale }) => codeOf(locale) !== codeOf(view.language));
  const isImplicit = ({ mode = 'implicit' }: Consent): boolean => mode === 'implicit';
  return html`<section class="mandate" part="mandate" aria-labelledby="florin-debit-mandate">
    <h3 id="florin-debit-mandate">${text(hasReference ? 'mandate' : 'agreement')}</h3>
    <dl>
      ${row('creditor', creditor.name)} ${hasReference ? row('identifier', creditor.identifier) : nothing}
      ${row('address', creditor.address)} ${hasReference ? row('reference', text('later')) : nothing}
    </dl>
    ${isForeign ? html`<p class="quiet">${text('foreign')}</p>` : nothing}
    ${consents.map((consent) => {
      if (isImplicit(consent)) return paragraphs(consent, consent.text.split('\n'));
      return consent.mode === 'checkbox' ? view.tick(consent) : nothing;
    })}
    ${consents.some(isImplicit) ? html`<p class="agree">${text('implicit')}</p>` : nothing}
  </section>`;
}
