import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { KnownSales } from './panel/sales-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/sales/en.js';
import { seller } from '../../words/seller.js';

/**
 * Shows a seller what they sold: each order that holds a line of theirs, cut down to those lines, with where it stands and what the
 * lines come to. One that is open shows its history and its money: commission, fees and what is booked, held against what the
 * marketplace promised, to the minor unit. A packing slip can be printed. Figures show sales per day and what sells best.
 *
 * @slot empty - Replaces the message that there are no sales.
 * @slot filtered-empty - Replaces the message that no sale matches.
 * @slot error - Replaces the message that sales cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see these sales.
 * @fires {CustomEvent<SaleOpened>} florin-sale-opened - A sale was opened, or closed to show the list again.
 * @fires {CustomEvent<SalesExported>} florin-sales-exported - A CSV file of sales was made.
 * @fires {CustomEvent<SalesFailed>} florin-sales-failed - Sales were not loaded, or a call about them failed.
 * @csspart tabs - The group of buttons that choose the list or the figures.
 * @csspart tab - The button of the list, or of the figures.
 * @csspart search - The field for the start of an order number.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many sales are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart totals - The list of what the sales come to, in each currency.
 * @csspart zone - The message that says in which time zone days and times are.
 * @csspart sales - The table of sales.
 * @csspart sale - One sale in the table.
 * @csspart more - The button that shows more of a list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where an order stands.
 * @csspart figures - The box of the figures.
 * @csspart chart - The picture of sales over time, with its table.
 * @csspart point - One stretch of time in the picture, which arrow keys walk to.
 * @csspart bar - One bar of the picture.
 * @csspart chart-point - The words of the bar that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart best - The table of what sells best.
 * @csspart back - The button that goes back to the list.
 * @csspart print - The button that prints a packing slip.
 * @csspart refresh - The button that loads the sale that is open again.
 * @csspart facts - The list of what is known of the sale that is open.
 * @csspart lines - The table of the seller's own items in the order.
 * @csspart history - The list of steps that the order took.
 * @csspart money - The list of what becomes of the money of the sale.
 * @csspart bookings - The list of bookings of the sale on the seller's accounts.
 * @csspart notice - The message that says how the money of the sale stands, or that something does not fit.
 * @csspart again - The button that loads again what did not come.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without sales.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Sales are being loaded.
 * @cssstate ready - Sales are shown, or the one that was opened.
 * @cssstate empty - There are no sales.
 * @cssstate filtered-empty - No sale matches.
 * @cssstate error - Sales cannot be shown.
 * @cssstate offline - The device is offline; sales load when the connection is back.
 * @cssstate unauthorised - The session may not see these sales.
 * @tagname florin-sales
 */
export class FlorinSales extends ListElement<KnownSales, Panel, 'florin-sales-failed'> {
  static readonly languages = seller;

  /** Number of the order to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) sale = '';

  /** Id of the account holder whose bookings are shown. Left out: the only account holder of the session. */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** The IANA name of the zone that days and times are shown in, such as `Europe/Amsterdam`. Default: the reader's own. */
  @property({ attribute: 'time-zone' }) timeZone = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    needs: () => 'operator.listSales',
    words: this.#words,
    failed: 'florin-sales-failed',
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
    'florin-sales': FlorinSales;
  }
}
