import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { KnownDisputes } from './panel/disputes-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/disputes/en.js';
import { operator } from '../../words/operator.js';

/**
 * Shows disputes, the money that shoppers want back through their banks: what is to be answered and until when, what was answered, and how
 * it ended. An operator opens one, sees what each reason to defend needs, hands documents in within the limits of the scheme, and
 * sends the defense, or gives the money up; each once. Documents stay at the platform until then, as a draft. Sent again after a
 * lost answer, nothing is done twice. For staff: your proxy's `identify` names the audience. Disputes arrive by `notifications`.
 *
 * @slot empty - Replaces the message that there are no disputes.
 * @slot filtered-empty - Replaces the message that no dispute waits, or that none matches.
 * @slot error - Replaces the message that disputes cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see disputes.
 * @fires {CustomEvent<DisputeAnswer>} florin-before-dispute-answer - The operator has confirmed an answer. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<DisputeAnswered>} florin-dispute-answered - An answer was sent; `detail` says how that ended.
 * @fires {CustomEvent<DisputeDocument>} florin-dispute-document-added - The platform has a document of a defense.
 * @fires {CustomEvent<DisputeDocument>} florin-dispute-document-removed - A document was taken back.
 * @fires {CustomEvent<DisputeOpened>} florin-dispute-opened - A dispute was opened, or closed to show the list again.
 * @fires {CustomEvent<DisputesExported>} florin-disputes-exported - A CSV file of disputes was made.
 * @fires {CustomEvent<DisputesFailed>} florin-disputes-failed - Disputes were not loaded, or a call about them failed.
 * @csspart tabs - The group of buttons that choose what to answer, what was answered, or what is over.
 * @csspart tab - The button of disputes to answer, of answered ones, or of those that are over.
 * @csspart search - The field for a reference, an order or a reason.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many disputes are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart disputes - The table of disputes.
 * @csspart dispute - One dispute in the table.
 * @csspart more - The button that shows more of the list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a dispute stands.
 * @csspart deadline - The words that say how long a dispute can be answered.
 * @csspart back - The button that goes back to the list.
 * @csspart facts - A list of what is known of a dispute.
 * @csspart notice - The message that says what a state means, or how an answer ended.
 * @csspart told - The message that some facts were told without a signature.
 * @csspart history - The list of all that became of a dispute.
 * @csspart reasons - The group of reasons to defend by.
 * @csspart documents - The list of documents that the chosen reason needs.
 * @csspart document - One kind of document, and whether it is there.
 * @csspart limits - The message that says which files the scheme takes.
 * @csspart choose - The button that chooses a file.
 * @csspart from-order - The button that adds what the proxy knows of the order, as a document.
 * @csspart remove - The button that takes a document back.
 * @csspart defend - The button that begins to send the defense.
 * @csspart accept - The button that begins to give the money up.
 * @csspart confirm-dialog - The dialog that asks before an answer is sent.
 * @csspart confirmation - The field for the amount.
 * @csspart confirm - The button that sends the answer.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The box of an answer whose end is not known.
 * @csspart look - The button that looks what became of an answer.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without disputes.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Disputes are being loaded.
 * @cssstate ready - Disputes are shown, or the one that was opened.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - There are no disputes.
 * @cssstate filtered-empty - No dispute waits, or none matches.
 * @cssstate error - Disputes cannot be shown.
 * @cssstate offline - The device is offline; disputes load when the connection is back.
 * @cssstate unauthorised - The session may not see disputes.
 * @tagname florin-disputes
 */
export class FlorinDisputes extends ListElement<KnownDisputes, Panel, 'florin-disputes-failed'> {
  static readonly languages = operator;

  /** The platform's reference of the dispute to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) dispute = '';

  readonly #words = new Words(this, () => this.language, english);
  /** That nothing waits is good news, and no search in vain. */
  readonly #stateWords: ResourceWords = {
    text: (id, values) =>
      id === 'filtered-empty' && this.record.view?.isQuiet
        ? this.#words.text('nothing-waits')
        : this.#words.text(id, values),
  };
  protected readonly record = this.recordOf({
    needs: () => 'operator.listDisputes',
    words: this.#stateWords,
    failed: 'florin-disputes-failed',
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
    'florin-disputes': FlorinDisputes;
  }
}
