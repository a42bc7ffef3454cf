import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import { cardSkeleton } from './card-row.js';
import { Cards } from './cards.js';
import type { SavedCard } from './saved-card.js';
import { styles } from './saved-cards.css.js';
import { words as english } from '../../words/compiled/saved-cards/en.js';
import { languages } from '../../words/compiled/saved-cards/languages.js';

/**
 * The cards a shopper has stored with you. Removing one can be undone for some seconds; leaving the page removes it at
 * once. Your proxy has to `enable` `checkout.listStoredPaymentMethods` and `checkout.deleteStoredPaymentMethod`, and its
 * `identify` has to name the shopper.
 *
 * @slot empty - Stands in for the sentence that no card is stored.
 * @slot error - Stands in for the sentence that the cards cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, for example a link to sign in.
 * @fires {CustomEvent<CardFace>} florin-before-card-remove - The shopper wants a card removed. Prevent it, and it stays.
 * @fires {CustomEvent<CardFace>} florin-card-removed - A card is gone.
 * @fires {CustomEvent<SavedCardsFailed>} florin-saved-cards-failed - The cards were not loaded, or one was not removed.
 * @csspart card - One card; also `undoable`, `sent` or `failed` while it is being removed.
 * @csspart expiry - The month in which a card expires.
 * @csspart remove - The button that removes a card.
 * @csspart undo - The button that takes a removal back, for as long as `undo-seconds` says.
 * @csspart error - The sentence that a card was not removed, and why.
 * @csspart panel - The box of every state without cards.
 * @csspart retry - The button that loads the cards again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The cards are on their way.
 * @cssstate ready - There are cards.
 * @cssstate empty - No card is stored.
 * @cssstate error - The cards cannot be shown.
 * @cssstate offline - There is no network; the cards come when it is back.
 * @cssstate unauthorised - Nobody is signed in, or the proxy does not offer this.
 * @tagname florin-saved-cards
 */
export class FlorinSavedCards extends RecordElement<
  readonly SavedCard[],
  Cards,
  'florin-saved-cards-failed'
> {
  static override styles: CSSResultGroup = [RecordElement.styles, styles];

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english, languages);
  protected readonly skeleton: TemplateResult = html`<ul>
    ${cardSkeleton}${cardSkeleton}
  </ul>`;
  protected readonly record = this.recordOf({
    words: this.#words,
    failed: 'florin-saved-cards-failed',
    isEmpty: (cards) => cards.length === 0,
    view: () => Promise.resolve(new Cards(this.record, this, this.#words)),
  });

  protected get label(): string {
    return this.#words.text('cards');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-saved-cards': FlorinSavedCards;
  }
}
