import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Contracts, RecurringContractsTab } from './panel/contracts-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/recurring-contracts/en.js';
import { operator } from '../../words/operator.js';

/**
 * Finds what a shopper has stored to pay with, by your reference for the shopper, which is neither put in the page's address nor
 * stored. Operators disable one stored payment method, all of one use, or all of the shopper; give partners permits, whose tokens
 * are shown once; announce charges; and have the card schemes asked for newer cards, one by one or all that end soon. For staff:
 * your proxy's `identify` has to name the audience `operator`.
 *
 * @slot empty - Replaces the message that the shopper has stored nothing.
 * @slot error - Replaces the message that stored payment methods cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see stored payment methods.
 * @fires {CustomEvent<RecurringDetailsOpened>} florin-recurring-details-opened - A stored payment method was opened at a tab, or
 *   closed to show the list again.
 * @fires {CustomEvent<RecurringDetailsRemove>} florin-before-recurring-details-remove - The operator has confirmed that stored
 *   payment methods are disabled. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<RecurringDetailsRemoved>} florin-recurring-details-removed - Disabling was sent; `ending` says how that ended.
 * @fires {CustomEvent<PermitCreate>} florin-before-permit-create - The operator has confirmed a permit. Call `preventDefault()` to send
 *   nothing.
 * @fires {CustomEvent<PermitCreated>} florin-permit-created - A permit was sent for; `ending` says how that ended.
 * @fires {CustomEvent<PermitRemoved>} florin-permit-removed - A withdrawal was sent; `ending` says how that ended.
 * @fires {CustomEvent<NoticeSend>} florin-before-notice-send - The operator has confirmed a notice. Call `preventDefault()` to send
 *   nothing.
 * @fires {CustomEvent<NoticeSent>} florin-notice-sent - A notice of a charge was sent; `ending` says how that ended.
 * @fires {CustomEvent<AccountUpdatesRequested>} florin-account-updates-requested - The account updater was asked about cards;
 *   `detail` says how many had which answer.
 * @fires {CustomEvent<RecurringContractsFailed>} florin-recurring-contracts-failed - Stored payment methods were not loaded, or a
 *   call about them failed.
 * @csspart form - The form that looks for a shopper, gives a permit or announces a charge.
 * @csspart search - The field for the shopper reference.
 * @csspart find - The button that looks for a shopper.
 * @csspart details - The table of stored payment methods.
 * @csspart detail - One stored payment method in the table.
 * @csspart sort - The button that sorts by a column.
 * @csspart standing - The words that say that a card has ended or ends soon.
 * @csspart update-due - The button that has the schemes asked about all cards that end soon.
 * @csspart endings - The box that disables several at once.
 * @csspart disable - The button that disables the stored payment method that is open.
 * @csspart disable-contract - The button that ends one use.
 * @csspart disable-all - The button that disables all that the shopper has.
 * @csspart back - The button that goes back.
 * @csspart tabs - The group of tabs.
 * @csspart tab - The button of one tab.
 * @csspart facts - A list of what is known of a stored payment method, a permit or a notice.
 * @csspart permits - The list of permits.
 * @csspart permit - One permit.
 * @csspart new-permit - The button that begins a permit.
 * @csspart token - The token of a permit, shown once.
 * @csspart copy - The button that copies.
 * @csspart hide - The button that hides the token for good.
 * @csspart remove - The button that withdraws a permit.
 * @csspart undo - The button that keeps a permit that is about to be withdrawn.
 * @csspart download - The button that downloads a CSV file of permits.
 * @csspart notices - The list of notices.
 * @csspart notice - One notice, or a message that tells what has happened.
 * @csspart new-notice - The button that begins a notice.
 * @csspart updates - The list of what the card schemes were asked.
 * @csspart update - One time that the card schemes were asked.
 * @csspart ask-update - The button that has the schemes asked about the card that is open.
 * @csspart progress - The bar that says how many cards the queue is through.
 * @csspart pause - The button that starts, pauses and resumes the queue.
 * @csspart results - The list of cards in the queue.
 * @csspart result - One card of the queue with its answer.
 * @csspart status - The words that say where something stands.
 * @csspart field - The field of a form.
 * @csspart continue - The button that goes on from a form to its question.
 * @csspart confirm-dialog - The dialog that asks before something is sent.
 * @csspart confirmation - The field for the end of the shopper reference.
 * @csspart confirm - The button of the dialog that sends.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The box of something of which it is not known whether it was done.
 * @csspart look - The button that looks again.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart more - The button that shows more of a list.
 * @csspart again - The button that loads a list again.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without stored payment methods.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Stored payment methods are being loaded.
 * @cssstate ready - The form, the list or what was opened is shown.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - The shopper has stored nothing.
 * @cssstate error - Stored payment methods cannot be shown.
 * @cssstate offline - The device is offline; the list loads when the connection is back.
 * @cssstate unauthorised - The session may not see stored payment methods.
 * @tagname florin-recurring-contracts
 */
export class FlorinRecurringContracts extends ListElement<
  Contracts,
  Panel,
  'florin-recurring-contracts-failed'
> {
  static readonly languages = operator;

  /** Reference of the shopper, as your shop names them: 3 to 256 characters. Never an attribute. Empty: the form alone. Follows what the operator types. */
  @property({ attribute: false }) shopper = '';

  /** Tab of the stored payment method that is open, or at which the first one opens. Empty: the list. Follows what the operator opens. */
  @property({ reflect: true, useDefault: true }) tab: RecurringContractsTab | '' = '';

  /** Currency that forms begin with, an ISO 4217 code. */
  @property() currency = 'EUR';

  /** Seconds in which the withdrawal of a permit can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    id: () => this.shopper,
    words: this.#words,
    needs: () => 'recurring.listRecurringDetails',
    failed: 'florin-recurring-contracts-failed',
    isEmpty: ({ shopper, details }) => shopper !== '' && details.length === 0,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }

  protected override render(): TemplateResult {
    const whole = super.render();
    return this.record.view?.around(whole) ?? whole;
  }
}

export type * from './events.js';
export type { RecurringContractsTab } from './panel/contracts-record.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-recurring-contracts': FlorinRecurringContracts;
  }
}
