import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Panel } from './panel/panel.js';
import type { KnownPayouts } from './panel/payouts-record.js';
import { words as english } from '../../words/compiled/payouts/en.js';
import { operator } from '../../words/operator.js';

/**
 * Shows payouts to third parties, which take two people: an operator submits a payout, an approver confirms or declines it. To
 * an approver it is the queue of what waits, the oldest first, with sums, and no button for a payout of their own; several are
 * confirmed at once after their sum was typed, and each has an answer of its own. To an operator it is the list of all payouts
 * and the form for a new one. Sent again after a lost answer, nothing is done twice. For staff: your proxy's `identify` names the audience.
 *
 * @slot empty - Replaces the message that there are no payouts.
 * @slot filtered-empty - Replaces the message that no payout waits, or that none matches.
 * @slot error - Replaces the message that payouts cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see payouts.
 * @fires {CustomEvent<PayoutsReview>} florin-before-payouts-review - The approver has confirmed a decision. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<PayoutsReviewed>} florin-payouts-reviewed - A decision was sent; `detail` says how many payouts had which
 *   answer.
 * @fires {CustomEvent<PayoutSubmit>} florin-before-payout-submit - The operator has reviewed a new payout. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<PayoutSubmitted>} florin-payout-submitted - A payout was sent; `detail` says how that ended.
 * @fires {CustomEvent<PayoutOpened>} florin-payout-opened - A payout was opened, or closed to show the list again.
 * @fires {CustomEvent<PayoutsExported>} florin-payouts-exported - A CSV file of payouts was made.
 * @fires {CustomEvent<PayoutsFailed>} florin-payouts-failed - Payouts were not loaded, or a call about them failed.
 * @csspart tabs - The group of buttons that choose what waits or all.
 * @csspart tab - The button of what waits, and the one of all payouts.
 * @csspart new - The button that opens the form for a new payout.
 * @csspart totals - The list of sums, one for each currency.
 * @csspart search - The field for a reference, a payee or a person.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter or of the form.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many payouts are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart payouts - The table of payouts.
 * @csspart payout - One payout in the table.
 * @csspart more - The button that shows more of the list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a payout stands.
 * @csspart own - The message that a payout is the approver's own, and why it has no button.
 * @csspart selection - The bar of selected payouts.
 * @csspart unselect - The button that clears the selection.
 * @csspart confirm-payouts - The button that begins to confirm payouts.
 * @csspart decline-payouts - The button that begins to decline payouts.
 * @csspart back - The button that goes back to the list.
 * @csspart facts - A list of what is known of a payout.
 * @csspart notice - The message that says what a state means, or how sending ended.
 * @csspart confirm-dialog - The dialog that asks before payouts are confirmed or declined.
 * @csspart effect - The list of payouts that a decision is about.
 * @csspart confirmation - The field for a sum.
 * @csspart confirm - The button that confirms or declines.
 * @csspart leave - The button that leaves the dialog.
 * @csspart results - The list of answers.
 * @csspart result - The answer for one payout.
 * @csspart doubt - The box of a request without a certain answer.
 * @csspart look - The button that looks whether a new payout arrived.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart form - The form for a new payout.
 * @csspart continue - The button that goes on from the form to its review.
 * @csspart review - The box that repeats what is about to be sent.
 * @csspart submit - The button that sends a new payout.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without payouts.
 * @csspart retry - The button that loads the payouts again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Payouts are being loaded.
 * @cssstate ready - Payouts are shown, or the one that was opened, or the form.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - There are no payouts.
 * @cssstate filtered-empty - No payout waits, or none matches.
 * @cssstate error - Payouts cannot be shown.
 * @cssstate offline - The device is offline; payouts load when the connection is back.
 * @cssstate unauthorised - The session may not see payouts.
 * @tagname florin-payouts
 */
export class FlorinPayouts extends ListElement<KnownPayouts, Panel, 'florin-payouts-failed'> {
  static readonly languages = operator;

  /** `operator` submits, `approver` reviews. Says what is offered; who may do what, your proxy decides. */
  @property() audience: 'operator' | 'approver' = 'operator';

  /** The platform's reference of the payout to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) payout = '';

  /** Offers payouts to a stored card at once, without a second person. Your proxy has to enable `payout.createPayout`. */
  @property({ type: Boolean }) instant = false;

  readonly #words = new Words(this, () => this.language, english);
  /** That nothing waits is good news, and no search in vain. */
  readonly #stateWords: ResourceWords = {
    text: (id, values) =>
      id === 'filtered-empty' && this.record.view?.isQueue
        ? this.#words.text('nothing-waits')
        : this.#words.text(id, values),
  };
  protected readonly record = this.recordOf({
    needs: () => 'operator.listPayouts',
    words: this.#stateWords,
    question: () => [this.audience],
    failed: 'florin-payouts-failed',
    isEmpty: ({ items }) => this.record.view?.isMissed ?? items.length === 0,
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
    'florin-payouts': FlorinPayouts;
  }
}
