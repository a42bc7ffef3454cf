import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { KnownCards } from './panel/cards-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/issued-cards/en.js';
import { seller } from '../../words/seller.js';

/**
 * Shows the cards that spend from balance accounts: to operators all of a platform, to sellers their own. A card is frozen at
 * once, which can be undone, activated, moved to another balance account while it is inactive, and closed for good with a
 * reason. Under tabs stand its network tokens, the devices that approve its payments, how far a card of plastic is on its way, and
 * its group. Operators issue cards, each once. Number, security code and PIN of a card are never asked for.
 *
 * @slot empty - Replaces the message that there are no cards.
 * @slot filtered-empty - Replaces the message that no card matches.
 * @slot error - Replaces the message that cards cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see these cards.
 * @fires {CustomEvent<IssuedCardOpened>} florin-issued-card-opened - A card was opened, or closed to show the list again.
 * @fires {CustomEvent<IssuedCardChange>} florin-before-issued-card-change - A card is about to be frozen, activated, moved or
 *   closed. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<IssuedCardChanged>} florin-issued-card-changed - A change was sent; `ending` says how that ended.
 * @fires {CustomEvent<IssuedCardCreate>} florin-before-issued-card-create - A card is about to be issued. Call `preventDefault()`
 *   to send nothing.
 * @fires {CustomEvent<IssuedCardCreated>} florin-issued-card-created - A new card was sent for; `ending` says how that ended.
 * @fires {CustomEvent<NetworkTokenChange>} florin-before-network-token-change - A network token is about to be suspended, resumed
 *   or closed. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<NetworkTokenChanged>} florin-network-token-changed - A change of a network token was sent; `ending` says how
 *   that ended.
 * @fires {CustomEvent<DeviceAdd>} florin-before-device-add - The registration of a device is about to begin. Call `preventDefault()`
 *   to send nothing.
 * @fires {CustomEvent<DeviceAdded>} florin-device-added - A device was registered.
 * @fires {CustomEvent<DeviceRemove>} florin-before-device-remove - A device is about to be removed. Call `preventDefault()` to send
 *   nothing.
 * @fires {CustomEvent<DeviceRemoved>} florin-device-removed - The removal of a device was sent; `ending` says how that ended.
 * @fires {CustomEvent<CardGroupCreate>} florin-before-card-group-create - A group of cards is about to be made. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<CardGroupCreated>} florin-card-group-created - A new group of cards was sent for; `ending` says how that ended.
 * @fires {CustomEvent<IssuedCardFollowed>} florin-issued-card-followed - The transaction rules of a card are to be shown.
 * @fires {CustomEvent<IssuedCardsExported>} florin-issued-cards-exported - A CSV file of cards was made.
 * @fires {CustomEvent<IssuedCardsFailed>} florin-issued-cards-failed - Cards were not loaded, or a call about them failed.
 * @csspart figures - The box of what was spent with each card.
 * @csspart currencies - The buttons that choose the currency of the picture.
 * @csspart currency - One currency of the picture.
 * @csspart none - The message that nothing was spent.
 * @csspart chart - The picture of what was spent with each card, with its table.
 * @csspart point - One card in the picture, which arrow keys walk to.
 * @csspart bar - The bar of a card.
 * @csspart chart-point - The words of the card that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart new - The button that opens the form for a new card.
 * @csspart search - The field for a cardholder's name, the last four digits, an id or a reference.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter or of a form.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many cards are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart cards - The table of cards.
 * @csspart card - One card in the table.
 * @csspart more - The button that shows more of the list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a card stands.
 * @csspart back - The button that goes back to the list, or leaves a form.
 * @csspart tabs - The box of the tabs of a card.
 * @csspart tab - The button that opens one tab.
 * @csspart facts - The list of what is known of a card.
 * @csspart meaning - The box that says what the status of a card means, and why it has it.
 * @csspart notice - The message that a card was just frozen, or that not all of what was spent is read.
 * @csspart undo - The button that takes a freeze back.
 * @csspart follow - The button that leads to the rules of a card.
 * @csspart freeze - The button that freezes a card.
 * @csspart activate - The button that begins to activate or unfreeze a card.
 * @csspart move - The button that begins to move a card to another balance account.
 * @csspart close - The button that begins to close a card for good.
 * @csspart tokens - The list of network tokens.
 * @csspart token - One network token.
 * @csspart asked - The message that a change of a network token was asked for, and is not done yet.
 * @csspart suspend-token - The button that suspends a network token.
 * @csspart resume-token - The button that resumes a network token.
 * @csspart close-token - The button that begins to close a network token for good.
 * @csspart devices - The list of registered devices.
 * @csspart device - One registered device.
 * @csspart remove-device - The button that begins to remove a device.
 * @csspart register - The button that begins to register a device.
 * @csspart sdk-input - The text for the authentication kit on the device.
 * @csspart copy - The button that copies the text for the device.
 * @csspart order - The box of an order that a card was made by.
 * @csspart delivery - The list of steps to its holder, or the message that it is rejected.
 * @csspart groups - The list of groups that were made through your proxy.
 * @csspart group - One group of cards.
 * @csspart new-group - The button that opens the form for a new group.
 * @csspart form - A form.
 * @csspart continue - The button that goes on from a form.
 * @csspart confirm-dialog - The dialog that asks before something is done.
 * @csspart confirmation - The field for the last four digits.
 * @csspart confirm - The button that confirms.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The message that it is not known whether a card was issued.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart look - The button that looks again what became of a change, or of a new card.
 * @csspart missing - The box that says that a card, or what was spent, could not be loaded.
 * @csspart again - The button that asks for it again.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without cards.
 * @csspart retry - The button that loads the cards again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Cards are being loaded.
 * @cssstate ready - Cards are shown, or the one that was opened, or a form.
 * @cssstate busy - Something is being sent.
 * @cssstate partial - Cards are shown without their spending, which could not be loaded.
 * @cssstate empty - There are no cards.
 * @cssstate filtered-empty - No card matches.
 * @cssstate error - Cards cannot be shown.
 * @cssstate offline - The device is offline; cards load when the connection is back.
 * @cssstate unauthorised - The session may not see these cards.
 * @tagname florin-issued-cards
 */
export class FlorinIssuedCards extends ListElement<KnownCards, Panel, 'florin-issued-cards-failed'> {
  static readonly languages = seller;

  /** `operator` sees what only staff may see and do, `seller` the cards of their own. Who may do what, your proxy decides. */
  @property() audience: 'operator' | 'seller' = 'operator';

  /** Id of your balance platform, all of whose cards operators see. Empty: the cards of one account holder. */
  @property({ attribute: 'balance-platform' }) balancePlatform = '';

  /** Id of the account holder whose cards are shown. Empty: all of the balance platform, or the only one of a seller's session. */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** Id of the one balance account whose cards are shown. Empty: all of the account holder. */
  @property({ attribute: 'balance-account' }) balanceAccount = '';

  /** Id of the card to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) card = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    needs: () => 'balance-platform.listPaymentInstruments',
    words: this.#words,
    question: () => [this.audience, this.balancePlatform, this.accountHolder, this.balanceAccount],
    failed: 'florin-issued-cards-failed',
    isEmpty: ({ items, next }) => this.record.view?.isMissed ?? (items.length === 0 && next === undefined),
    isFiltered: () => (this.record.answer?.items.length ?? 0) > 0,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-issued-cards': FlorinIssuedCards;
  }
}
