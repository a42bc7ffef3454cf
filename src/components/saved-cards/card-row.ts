import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../base/apart.js';
import type { Words } from '../base/words.js';
import { removalButton } from '../parts/resource/removal-button.js';
import type { Removal } from '../parts/resource/removals.js';
import { troubleText } from '../parts/resource/resource-view.js';
import { validityOf, type SavedCard } from './saved-card.js';
import type { Word as SavedCardsWord } from '../../words/compiled/saved-cards/en.js';

type CardWords = Pick<Words<SavedCardsWord>, 'text'>;

/** A card as a sentence calls it, or an account by its name. The marks keep a brand's own direction to itself. */
export const cardText = (words: CardWords, { name, lastFour }: SavedCard): string =>
  lastFour ? words.text('card', { name: apart(name), lastFour }) : apart(name);

export const failedText = (words: CardWords, card: SavedCard, removal: Removal): string =>
  removal.phase === 'failed'
    ? `${words.text('failed', { card: cardText(words, card) })} ${troubleText(words, removal.trouble)}`
    : '';

export interface CardRow {
  readonly card: SavedCard;
  readonly removal: Removal | undefined;
  /** Milliseconds since the epoch by the server's clock. */
  readonly now: number | undefined;
  readonly words: CardWords;
  /** It was added just now: the focus goes to it. */
  readonly isAdded: boolean;
  onRemove(): void;
  onUndo(): void;
}

function detail({ card, removal, now, words }: CardRow): TemplateResult {
  if (removal?.phase === 'undoable' || removal?.phase === 'sent')
    return html`<span class="detail">${words.text(removal.phase)}</span>`;
  if (!card.expiryYear) return html`<span class="detail"></span>`;
  const validity = validityOf(card, now);
  const date = `\u2066${card.expiryMonth.padStart(2, '0')}/${card.expiryYear}\u2069`;
  return html`<span class="detail ${validity}" part="expiry">${words.text(validity, { date })}</span>`;
}

/** A card with its way out; one that is leaving stays, greyed, until it is gone. */
export function cardRow(row: CardRow): TemplateResult {
  const { card, removal, words } = row;
  const phase = removal?.phase ?? '';
  return html`<li
    class="card ${phase} ${row.isAdded ? 'added' : ''}"
    part="card ${phase}"
    tabindex=${row.isAdded ? -1 : nothing}
  >
    <span class="what">
      <span class="visually-hidden">${cardText(words, card)}</span>
      <span class="face" aria-hidden="true"
        ><bdi>${card.name}</bdi>
        ${card.lastFour ? html`<bdi dir="ltr">•••• ${card.lastFour}</bdi>` : nothing}</span
      >
      ${detail(row)}
    </span>
    ${removalButton({ ...row, what: cardText(words, card) })}
    ${
      removal?.phase === 'failed'
        ? html`<p class="message" part="error">${failedText(words, card, removal)}</p>`
        : nothing
    }
  </li>`;
}

/** As tall and as wide as a card. */
export const cardSkeleton = html`<li class="card">
  <span class="what"><i class="face">&nbsp;</i><i class="detail">&nbsp;</i></span>
  <i class="button">&nbsp;</i>
</li>`;
