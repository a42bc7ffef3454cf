import { html, nothing, type TemplateResult } from 'lit';

import type { GrantOffer } from '../../../client/balance-platform/index.js';
import { DAY } from '../../../facts/instant.js';
import { apart } from '../../base/apart.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import { leftText } from '../../parts/table/time-text.js';
import { bareWord } from '../../../client/schema/values.js';
import { costOf, hundredOf, shareText, standingOfOffer } from './figures.js';
import { dayIn, moneyIn, type View } from './view.js';

/** A contract by its name; one that is new by the platform's own word. */
function contractText({ words }: Pick<View, 'words'>, { contractType }: GrantOffer): string {
  const word = bareWord(contractType);
  if (word === 'cashAdvance' || word === 'loan') return words.text(`contract-${word}`);
  return plainText(word, 40);
}

/** What an offer means, each fact with its name. */
function termsOf(view: Pick<View, 'words' | 'language'>, offer: GrantOffer): readonly Fact[] {
  const { words, language } = view;
  const cost = costOf(offer);
  const { basisPoints, term, threshold } = offer.repayment ?? {};
  const each = cost && {
    cost: moneyIn(view, cost.fee),
    each: moneyIn(view, cost.each),
    hundred: moneyIn(view, hundredOf(cost.gives.currency)),
  };
  return [
    [words.text('cost'), each && words.text('cost-each', each)],
    [words.text('total'), cost && moneyIn(view, cost.total)],
    [
      words.text('share'),
      basisPoints && words.text('share-of-sales', { share: apart(shareText(basisPoints, language)) }),
    ],
    [words.text('least'), threshold && moneyIn(view, threshold.amount)],
    [words.text('estimated'), term?.estimatedDays && words.text('days', { days: term.estimatedDays })],
    [words.text('longest'), term?.maximumDays && words.text('days', { days: term.maximumDays })],
  ];
}

/** What is open for less time than this is marked. */
const SOON = 2 * DAY;

function deadlineText(
  view: View,
  { startsAt, expiresAt }: GrantOffer,
  standing: ReturnType<typeof standingOfOffer>,
): string {
  const { words, language, now } = view;
  if (standing === 'early') return words.text('open-from', { day: dayIn(view, startsAt) });
  if (standing === 'expired') return words.text('expired');
  const day = dayIn(view, expiresAt);
  const left = day && leftText(language, Date.parse(expiresAt ?? '') - now);
  return day && left ? words.text('open-until', { day, left }) : '';
}

function offerView(view: OffersView, offer: GrantOffer): TemplateResult {
  const { words, now, mayTake, isBusy, onTake } = view;
  const { id = '', amount } = offer;
  const standing = standingOfOffer(offer, now);
  const deadline = deadlineText(view, offer, standing);
  const isDue = standing === 'expired' || Date.parse(offer.expiresAt ?? '') - now < SOON;
  const sum = amount ? moneyIn(view, amount) : id;
  const isOpen = standing === 'open' && id !== '' && costOf(offer) !== undefined;
  return html`<li class="record" part="offer ${standing}" data-offer=${id}>
    <div class="head">
      <h4 tabindex="-1">${sum}</h4>
      ${deadline ? html`<span class=${isDue ? 'mark due' : 'quiet'} part="deadline">${deadline}</span>` : nothing}
    </div>
    <p class="quiet">${contractText(view, offer)}</p>
    ${factsView(termsOf(view, offer))}
    ${standing === 'expired' ? html`<p class="notice due" part="notice">${words.text('expired-means')}</p>` : nothing}
    ${
      isOpen && mayTake
        ? html`<div class="ways">
            <button
              type="button"
              class="main"
              part="take"
              aria-label="${words.text('take')}: ${sum}"
              aria-disabled=${isBusy}
              @click=${() => isBusy || onTake(offer)}
            >
              ${words.text('take')}
            </button>
          </div>`
        : nothing
    }
  </li>`;
}

export interface OffersView extends View {
  onTake(offer: GrantOffer): void;
}

export function offersView(view: OffersView, offers: readonly GrantOffer[]): TemplateResult {
  const { words } = view;
  return html`<section aria-labelledby="offers-title">
    <h3 id="offers-title" tabindex="-1">${words.text('offers')}</h3>
    ${
      offers.length === 0
        ? html`<p class="quiet">${words.text('no-offers')}</p>`
        : html`<ul class="cards" part="offers">
            ${offers.map((offer) => offerView(view, offer))}
          </ul>`
    }
  </section>`;
}
