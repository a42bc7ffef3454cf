import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import { cardSkeleton } from './card-row.js';
import { Cards } from './cards.js';
import type { SavedCard } from './saved-card.js';
import { styles } from './saved-cards.css.js';
import { words as english } from '../../words/compiled/saved-cards/en.js';

/**
 * The cards a shopper has stored with you, and accounts such as PayPal or a bank's. Removing one can be undone for some seconds; leaving the page removes it at
 * once. Your proxy has to `enable` `checkout.listStoredPaymentMethods` and `checkout.deleteStoredPaymentMethod`, and its
 * `identify` has to name the shopper. With `checkout.createStoredPaymentMethod` enabled too, a shopper adds a card without paying.
 *
 * @slot empty - Replaces the message that there are no stored cards.
 * @slot error - Replaces the message that the cards cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot card-error - Replaces the message that the card fields could not be loaded.
 * @slot unauthorised - Replaces the message that the visitor is not signed in, for example a link to sign in.
 * @fires {CustomEvent<CardFace>} florin-card-added - A card was added.
 * @fires {CustomEvent<CardFace>} florin-before-card-remove - A card is about to be removed. Call `preventDefault()` to keep it.
 * @fires {CustomEvent<CardFace>} florin-card-removed - A card was removed.
 * @fires {CustomEvent<SavedCardsFailed>} florin-saved-cards-failed - The cards could not be loaded, or a card could not be added or removed.
 * @csspart card - One card; also `undoable`, `sent` or `failed` while it is being removed.
 * @csspart expiry - The month in which a card expires.
 * @csspart remove - The button that removes a card.
 * @csspart undo - The button that undoes a removal, shown for `undo-seconds`.
 * @csspart add - The button that opens the form to add a card.
 * @csspart form - The form to add a card.
 * @csspart card-frame - The box around the card fields.
 * @csspart save - The button that adds the card.
 * @csspart cancel - The button that closes the form.
 * @csspart error - The message that a card was not added or not removed, and why.
 * @csspart panel - The box of every state without cards.
 * @csspart retry - The button that loads the cards or the card fields again.
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
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  /** Address of the card frame where it is not your proxy's. */
  @property({ attribute: 'frame-url' }) frameUrl = '';

  /** Asks for the name on the card too, where a card is added. */
  @property({ type: Boolean, attribute: 'with-holder-name' }) withHolderName = false;

  /** The name on the card must be filled in. */
  @property({ type: Boolean, attribute: 'holder-name-required' }) holderNameRequired = false;

  /** Sandbox only: the public key (`EXPONENT|MODULUS` in hex) for a frame that was built without one. */
  @property({ attribute: false }) sandboxKey: string | undefined;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<ul>
    ${cardSkeleton}${cardSkeleton}
  </ul>`;
  protected readonly record = this.recordOf({
    words: this.#words,
    failed: 'florin-saved-cards-failed',
    isEmpty: (cards) => cards.length === 0,
    view: () => {
      const { connection, page } = this;
      return Promise.resolve(new Cards(this.record, this, { connection, page }, this.#words));
    },
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
