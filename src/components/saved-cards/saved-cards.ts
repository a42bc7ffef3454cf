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

/**
 * The cards a shopper has stored with you, and accounts such as PayPal or a bank's. Removing one can be undone for some seconds; leaving the page removes it at
 * once. Your proxy has to `enable` `checkout.listStoredPaymentMethods` and `checkout.deleteStoredPaymentMethod`, and its
 * `identify` has to name the shopper.
 *
 * @slot empty - Replaces the message that there are no stored cards.
 * @slot error - Replaces the message that the cards cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in, for example a link to sign in.
 * @fires {CustomEvent<CardFace>} florin-before-card-remove - A card is about to be removed. Call `preventDefault()` to keep it.
 * @fires {CustomEvent<CardFace>} florin-card-removed - A card was removed.
 * @fires {CustomEvent<SavedCardsFailed>} florin-saved-cards-failed - The cards could not be loaded, or a card could not be removed.
 * @csspart card - One card; also `undoable`, `sent` or `failed` while it is being removed.
 * @csspart expiry - The month in which a card expires.
 * @csspart remove - The button that removes a card.
 * @csspart undo - The button that undoes a removal, shown for `undo-seconds`.
 * @csspart error - The message that a card was not removed, and why.
 * @csspart panel - The box of every state without cards.
 * @csspart retry - The button that loads the cards again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The cards are being loaded.
 * @cssstate ready - Cards are shown.
 * @cssstate empty - There are no stored cards.
 * @cssstate error - The cards cannot be shown.
 * @cssstate offline - The device is offline; the cards load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in, or the proxy does not offer this.
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

  readonly #words = new Words(this, () => this.language, english);
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
    return this.#words.text(this.record.answer?.some(({ isCard }) => !isCard) ? 'ways' : 'cards');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-saved-cards': FlorinSavedCards;
  }
}
