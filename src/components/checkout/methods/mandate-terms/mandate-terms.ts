import { html, nothing, type TemplateResult } from 'lit';

import { ClientError } from '../../../../client/index.js';
import { leniently } from '../../../../client/schema/validate.js';
import { MandateTerms, unreadableTerm } from '../../../../client/shopper/mandate-terms.js';
import type { Method } from '../../../../client/shopper/index.js';
import type { ShortFormConfiguration } from '../../../../client/shopper/short-forms.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { amountText } from '../../../parts/amount/amount.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/mandate-terms/en.js';
import { directDebitStyles } from '../direct-debit/direct-debit.css.js';
import type { RoomSurroundings } from '../family.js';

/** What the offer came with. A shopper agrees to nothing that a page cannot show: it throws there. */
function termsOf({ configuration }: Method): MandateTerms | undefined {
  const { terms } = Object(configuration) as ShortFormConfiguration;
  if (terms === undefined) return undefined;
  const { value, fault } = leniently(MandateTerms(), terms);
  const field = fault ?? unreadableTerm((value as MandateTerms).mandate);
  if (field !== undefined) throw new ClientError({ kind: 'contract', operation: 'methods', field });
  return value as MandateTerms;
}

/** What the shopper will agree to in their bank's app, to be read before that. */
export class MandateTermsView {
  /** None, where the order has no mandate any more. */
  #terms: MandateTerms | undefined;
  readonly #language: () => string;
  readonly #words: Words<Word>;

  constructor(method: Method, { host, language }: RoomSurroundings) {
    this.#terms = termsOf(method);
    this.#language = language;
    this.#words = new Words(host, language, english);
    this.#words.hostUpdate();
    adoptStyles(host.shadowRoot ?? host, directDebitStyles);
  }

  /** The order may have changed, and its mandate with it. */
  offered(method: Method): void {
    this.#terms = termsOf(method);
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#terms) return nothing;
    const { mandate, payee } = this.#terms;
    const { remarks, frequency, count, startsAt, endsAt } = mandate;
    const text = (word: Word): string => this.#words.text(word);
    const row = (word: Word, value: string | undefined) =>
      value
        ? html`<dt>${text(word)}</dt>
            <dd><bdi>${value}</bdi></dd>`
        : nothing;
    return html`<div class="debit">
      <section class="mandate" part="mandate" aria-labelledby="florin-mandate-terms">
        <h3 id="florin-mandate-terms">${text('terms')}</h3>
        <dl>
          ${row('payee', payee)} ${row('remarks', remarks)} ${row('amount', this.#amount(this.#terms))}
          ${row('frequency', text(frequency))} ${row('count', count)} ${row('startsAt', this.#day(startsAt))}
          ${row('endsAt', this.#day(endsAt))}
        </dl>
      </section>
    </div>`;
  }

  #amount({ mandate, currency }: MandateTerms): string {
    const amount = amountText({ value: Number(mandate.amount), currency }, this.#language());
    return mandate.amountRule === 'max' ? this.#words.text('up-to', { amount }) : amount;
  }

  #day(day: string | undefined): string | undefined {
    const format = new Intl.DateTimeFormat(this.#language(), { dateStyle: 'long', timeZone: 'UTC' });
    return day && format.format(new Date(day));
  }
}
