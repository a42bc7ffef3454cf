import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Panel } from './panel/panel.js';
import type { KnownMoney } from './panel/transfers-record.js';
import { words as english } from '../../words/compiled/transfers/en.js';
import { seller } from '../../words/seller.js';

/**
 * Shows money that moved on balance accounts, latest first: transactions, which are booked, and transfers, which are orders to
 * move it, each with all that happened to it. A chart shows money in and money out over time. Operators and sellers send money from it, with the speeds that the platform offers,
 * under one idempotency key until the end is known; operators give back what came in by mistake.
 *
 * @slot empty - Replaces the message that no money has moved yet.
 * @slot filtered-empty - Replaces the message that nothing matches.
 * @slot error - Replaces the message that the list cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see this money.
 * @fires {CustomEvent<TransferOpened>} florin-transfer-opened - A transfer or a transaction was opened, or closed to show the
 *   list again.
 * @fires {CustomEvent<TransferSend>} florin-before-transfer-send - The person has reviewed a new transfer. Call `preventDefault()`
 *   to send nothing.
 * @fires {CustomEvent<TransferChallenged>} florin-transfer-challenged - The platform asks the account holder to prove who they
 *   are. Call `detail.respondWith` with what their device signed, within five minutes.
 * @fires {CustomEvent<TransferSent>} florin-transfer-sent - A transfer was sent; `detail` says how that ended.
 * @fires {CustomEvent<TransferReturn>} florin-before-transfer-return - The operator has confirmed a return. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<TransferReturned>} florin-transfer-returned - A return was sent; `detail` says how that ended.
 * @fires {CustomEvent<TransferFollowed>} florin-transfer-followed - The payment behind a line is to be shown; `detail`
 *   has its reference.
 * @fires {CustomEvent<TransfersExported>} florin-transfers-exported - A CSV file was made.
 * @fires {CustomEvent<TransfersFailed>} florin-transfers-failed - The list was not loaded, or a call about it failed.
 * @csspart tabs - The group of buttons that choose transactions or transfers.
 * @csspart tab - The button of transactions, and the one of transfers.
 * @csspart search - The field for a reference, a description or a counterparty.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many rows are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart totals - The statement of one account in one currency.
 * @csspart figures - The box of money in and money out.
 * @csspart stop - The button that stops loading rows for the figures.
 * @csspart rest - The button that loads the rows that the figures lack.
 * @csspart currencies - The group of buttons that choose a currency.
 * @csspart currency - The button of one currency.
 * @csspart chart - The picture of money in and money out, with its table.
 * @csspart chart-legend - The message that says what both directions come to.
 * @csspart point - One stretch of time in the picture, which arrow keys walk to.
 * @csspart bar - The bar of money in.
 * @csspart bar-below - The bar of money out.
 * @csspart chart-point - The words of the stretch of time that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart none - The message that no money was booked in this time.
 * @csspart lines - The table of transactions or transfers.
 * @csspart line - One row of the table.
 * @csspart more - The button that shows what is further back.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a transfer stands.
 * @csspart zone - The message that names the time zone.
 * @csspart back - The button that goes back to the list.
 * @csspart facts - A list of what is known of one line.
 * @csspart notice - The message that says what a state means.
 * @csspart history - The list of what happened to a transfer.
 * @csspart follow - The button that leads to the payment behind a line.
 * @csspart new - The button that opens the form for a new transfer.
 * @csspart form - The form for a new transfer.
 * @csspart continue - The button that goes on from the form to its review.
 * @csspart review - The box that repeats what is about to be sent.
 * @csspart speeds - The group of speeds that a transfer can have.
 * @csspart submit - The button that sends a new transfer.
 * @csspart challenge - The box that waits for a device.
 * @csspart challenge-again - The button that asks for another approval.
 * @csspart doubt - The box of a request without a certain answer.
 * @csspart look - The button that looks whether a new transfer arrived.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart return - The box in which money of an incoming transfer is given back.
 * @csspart return-money - The button that begins to give money back.
 * @csspart step - The line of the history that says one thing that happened.
 * @csspart confirm-dialog - The dialog that asks before money is sent or given back.
 * @csspart confirmation - The field for an amount.
 * @csspart confirm - The button that sends money or gives it back.
 * @csspart leave - The button that leaves the dialog.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without rows.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The list is being loaded.
 * @cssstate ready - The list is shown, or the line that was opened, or the form.
 * @cssstate busy - Something is being loaded or sent.
 * @cssstate empty - No money has moved yet.
 * @cssstate filtered-empty - Nothing matches.
 * @cssstate error - The list cannot be shown.
 * @cssstate offline - The device is offline; the list loads when the connection is back.
 * @cssstate unauthorised - The session may not see this money.
 * @tagname florin-transfers
 */
export class FlorinTransfers extends ListElement<KnownMoney, Panel, 'florin-transfers-failed'> {
  static readonly languages = seller;

  /** `seller` sees the money of one account holder, `operator` all that the platform's credential sees. Who may see what, your proxy decides. */
  @property() audience: 'operator' | 'seller' = 'operator';

  /** Id of the account holder whose money is shown. Left out, an operator sees the whole platform, and a seller the only account holder of the session. */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** The platform's id of the transfer to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) transfer = '';

  /** The platform's id of the transaction to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) transaction = '';

  /** The IANA name of the zone that days and times are shown in, such as `Europe/Amsterdam`. Default: the reader's own. */
  @property({ attribute: 'time-zone' }) timeZone = '';

  /** Amount from which on a transfer is confirmed by typing it, in minor units of the transfer's currency. Default: none is. */
  @property({ type: Number, attribute: 'typed-from' }) typedFrom: number | undefined;

  /** Asks the platform for strong customer authentication before each transfer. Answer `florin-transfer-challenged`. */
  @property({ type: Boolean }) authentication = false;

  readonly #words = new Words(this, () => this.language, english);
  readonly #stateWords: ResourceWords = { text: (id, values) => this.#words.text(id, values) };
  protected readonly record = this.recordOf({
    needs: () => 'transfers.listTransactions',
    words: this.#stateWords,
    question: () => [this.audience, this.accountHolder],
    failed: 'florin-transfers-failed',
    isEmpty: ({ items }) => this.record.view?.isMissed ?? items.length === 0,
    isFiltered: () => this.record.view?.isNarrowed === true,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-transfers': FlorinTransfers;
  }
}
