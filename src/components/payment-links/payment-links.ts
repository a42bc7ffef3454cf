import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { KnownLinks } from './panel/links-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/payment-links/en.js';
import { operator } from '../../words/operator.js';

/**
 * Makes payment links: pages of the platform that take one payment, or one after the other, for an amount that you enter. Lists
 * those that were made through your proxy with where each stands; one that is open can be copied, shared, shown as a QR code,
 * printed, made again and ended. A lost answer makes no second link. For staff: your proxy's `identify` has to name the audience
 * `operator`.
 *
 * @slot empty - Replaces the message that there are no payment links.
 * @slot filtered-empty - Replaces the message that no payment link matches.
 * @slot error - Replaces the message that payment links cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see payment links.
 * @fires {CustomEvent<PaymentLinkOpened>} florin-payment-link-opened - A payment link was opened, or closed to show the list again.
 * @fires {CustomEvent<PaymentLinkCreate>} florin-before-payment-link-create - The operator wants a new payment link. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<PaymentLinkCreated>} florin-payment-link-created - A new payment link was sent for; `ending` says how that ended.
 * @fires {CustomEvent<PaymentLinkClose>} florin-before-payment-link-close - The operator has confirmed that a payment link ends. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<PaymentLinkClosed>} florin-payment-link-closed - Ending a payment link was sent; `ending` says how that went.
 * @fires {CustomEvent<PaymentLinksExported>} florin-payment-links-exported - A CSV file of payment links was made.
 * @fires {CustomEvent<PaymentLinksFailed>} florin-payment-links-failed - Payment links were not loaded, or a call about them failed.
 * @csspart new - The button that begins a new payment link.
 * @csspart search - The field for a reference or an id.
 * @csspart payment-links - The table of payment links.
 * @csspart payment-link - One payment link in the table.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a payment link stands.
 * @csspart back - The button that goes back to the list, or leaves the form.
 * @csspart facts - The list of what is known of the payment link that is open.
 * @csspart address - The address of the payment link that is open.
 * @csspart share-text - The field with the text to send and the address.
 * @csspart copy - The button that copies the address.
 * @csspart copy-text - The button that copies the text to send.
 * @csspart share - The button that opens the device's own way to share. Where there is none, it is not shown.
 * @csspart code - The QR code of the address.
 * @csspart print - The button that prints the QR code with what it is for.
 * @csspart end - The button that ends the payment link that is open.
 * @csspart replace - The button that ends a link and makes another for another amount.
 * @csspart duplicate - The button that begins a new payment link with what the open one has.
 * @csspart refresh - The button that loads the payment link that is open again.
 * @csspart form - The form for a new payment link.
 * @csspart field - A field of the form.
 * @csspart continue - The button that makes the payment link.
 * @csspart doubt - The box of a payment link of which it is not known whether it was made.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart confirm-dialog - The dialog that asks before a payment link ends.
 * @csspart confirm - The button of the dialog that ends it.
 * @csspart leave - The button that leaves the dialog.
 * @csspart notice - The message that the address or the text was copied.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without payment links.
 * @csspart retry - The button that loads again.
 * @csspart replacing - The message that a link ends for the one that is being made.
 * @csspart figures - The box of paid and unpaid links.
 * @csspart chart - The picture of paid and unpaid links, with its table.
 * @csspart chart-legend - The message that says how many are paid, and how many are not.
 * @csspart point - One stretch of time in the picture, which arrow keys walk to.
 * @csspart bar - The bar of paid links.
 * @csspart bar-below - The bar of links that are not paid.
 * @csspart chart-point - The words of the stretch of time that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Payment links are being loaded.
 * @cssstate ready - Payment links are shown, or the one that was opened, or the form.
 * @cssstate busy - Something is being sent.
 * @cssstate partial - A part of what is shown did not come.
 * @cssstate empty - There are no payment links.
 * @cssstate filtered-empty - No payment link matches.
 * @cssstate error - Payment links cannot be shown.
 * @cssstate offline - The device is offline; payment links load when the connection is back.
 * @cssstate unauthorised - The session may not see payment links.
 * @tagname florin-payment-links
 */
export class FlorinPaymentLinks extends ListElement<KnownLinks, Panel, 'florin-payment-links-failed'> {
  static readonly languages = operator;

  /** Id of the payment link to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true, attribute: 'payment-link' }) paymentLink = '';

  /** Currency that the form begins with, an ISO 4217 code. */
  @property() currency = 'EUR';

  /** Address that shoppers come back to from the page of a payment link. Empty: they stay there. */
  @property({ attribute: 'return-url' }) returnUrl = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    needs: () => 'operator.listPaymentLinks',
    words: this.#words,
    failed: 'florin-payment-links-failed',
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
    'florin-payment-links': FlorinPaymentLinks;
  }
}
