import { html, nothing, type TemplateResult } from 'lit';

import { formatAmount } from '../../../client/index.js';
import { countryName } from '../../../facts/countries.js';
import type { Words } from '../../base/words.js';
import { words as english, type Word as LookupWord } from '../../../words/compiled/bin-lookup/panel/en.js';
import type { CardFacts, LookedUpCard } from './card-facts.js';

interface Look {
  readonly words: Pick<Words<LookupWord>, 'text'>;
  readonly language: string;
}

export interface CardView extends Look {
  readonly isBusy: boolean;
  onAgain(card: LookedUpCard): void;
}

/** The platform's own word where there is none of ours. */
function wordOf({ words }: Look, group: 'funding' | 'payout' | 'surcharge', code: string): string {
  const key = `${group}-${code}`;
  return Object.hasOwn(english, key) ? words.text(key as LookupWord) : code;
}

function kindOf(look: Look, { funding, isCommercial }: CardFacts): string {
  const of = isCommercial === undefined ? '' : look.words.text(isCommercial ? 'commercial' : 'consumer');
  return [funding && wordOf(look, 'funding', funding), of].filter(Boolean).join(', ');
}

function costOf({ words, language }: Look, { cost }: CardFacts, { amount }: LookedUpCard): string {
  if (!cost) return words.text('no-cost');
  return words.text('cost-of', {
    cost: formatAmount(cost, language),
    amount: formatAmount(amount, language),
  });
}

function factsView(card: LookedUpCard, facts: CardFacts, look: Look): TemplateResult {
  const { words, language } = look;
  const { bank, country, currency, payout, secure, surcharge } = facts;
  const rows: readonly (readonly [LookupWord, string | undefined])[] = [
    ['bank', bank],
    ['country', country && countryName(country, language)],
    ['currency', currency],
    ['kind', kindOf(look, facts)],
    [
      'secure',
      secure &&
        (secure.length > 0
          ? words.text('secure-in', { versions: secure.join(', ') })
          : words.text('secure-none')),
    ],
    ['payout', payout && wordOf(look, 'payout', payout)],
    ['cost', costOf(look, facts, card)],
    ['surcharge', surcharge && wordOf(look, 'surcharge', surcharge)],
  ];
  return html`<dl>
    ${rows.map(([name, value]) =>
      value
        ? html`<div part="fact">
            <dt>${words.text(name)}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

/** One card: its digits, its brands, what is known of it, and what is missing. */
export function cardView(card: LookedUpCard, view: CardView): TemplateResult {
  const { words, isBusy, onAgain } = view;
  const { bin, facts, error } = card;
  const isKnown = facts && facts.brands.length > 0;
  return html`<li class="record" part="card">
    <div class="head">
      <h4><bdi dir="ltr">${bin}</bdi>${isKnown ? html` <bdi>${facts.brands.join(', ')}</bdi>` : nothing}</h4>
      ${facts && !isKnown ? html`<span class="mark due">${words.text('unknown')}</span>` : nothing}
    </div>
    ${facts && !isKnown ? html`<p>${words.text('unknown-text')}</p>` : nothing}
    ${isKnown ? factsView(card, facts, view) : nothing}
    ${
      error
        ? html`<p class="notice bad" part="error">${error}</p>
            <div class="ways">
              <button
                type="button"
                class="small"
                part="again"
                aria-disabled=${isBusy}
                aria-label=${words.text('again-for', { digits: bin })}
                @click=${() => onAgain(card)}
              >
                ${words.text('again')}
              </button>
            </div>`
        : nothing
    }
  </li>`;
}
