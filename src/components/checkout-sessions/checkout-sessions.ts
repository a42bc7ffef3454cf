import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import type { Panel } from './panel/panel.js';
import type { CheckoutSessionsTab } from './panel/tabs.js';
import { words as english } from '../../words/compiled/checkout-sessions/en.js';
import { operator } from '../../words/operator.js';

/**
 * Makes sessions, by which a shopper pays on a page of the platform or in its script, and shows the code of your own server and
 * page for each. Reads how a session ended; makes the setup data of older kits and reads their results; makes origin keys; changes
 * the amount of an order that a shopper is approving at PayPal; and says which older calls are closed, why, and what to use instead.
 * A lost answer makes no second session. For staff who are developers: your proxy's `identify` has to name the audience `operator`.
 *
 * @slot error - Replaces the message that the element cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not make checkout sessions.
 * @fires {CustomEvent<CheckoutSessionsOpened>} florin-checkout-sessions-opened - A tab was opened.
 * @fires {CustomEvent<CheckoutSessionCreate>} florin-before-checkout-session-create - The operator wants a session. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<CheckoutSessionCreated>} florin-checkout-session-created - A session was sent for; `ending` says how that
 *   ended.
 * @fires {CustomEvent<PaymentSessionCreate>} florin-before-payment-session-create - The operator wants the setup data of an older
 *   kit. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<PaymentSessionCreated>} florin-payment-session-created - Setup data were sent for; `ending` says how that
 *   ended.
 * @fires {CustomEvent<OriginKeysCreate>} florin-before-origin-keys-create - The operator wants origin keys. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<OriginKeysCreated>} florin-origin-keys-created - Origin keys were sent for; `ending` says how that ended.
 * @fires {CustomEvent<PayPalOrderChange>} florin-before-paypal-order-change - The operator wants another amount approved at
 *   PayPal. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<PayPalOrderChanged>} florin-paypal-order-changed - A changed PayPal order was sent; `ending` says how that
 *   ended.
 * @fires {CustomEvent<CheckoutSessionsFailed>} florin-checkout-sessions-failed - A call failed, or the element cannot be shown.
 * @csspart tabs - The buttons that choose what is shown.
 * @csspart tab - A button that opens a tab.
 * @csspart form - The form of the open tab.
 * @csspart field - A field of the form.
 * @csspart continue - The button that sends the form.
 * @csspart back - The button that empties the form, or leaves a doubt.
 * @csspart doubt - The box of a request of which it is not known whether it was carried out.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart sample - The code of your server and page for the session that the form describes.
 * @csspart facts - The list of what is known of the answer.
 * @csspart address - The address of the platform's page for a session.
 * @csspart status - The words that say how a session ended.
 * @csspart session-data - The data that a script of the platform starts from, shown once.
 * @csspart copy - The button that copies.
 * @csspart hide - The button that hides data for good.
 * @csspart another - The button that begins the form anew.
 * @csspart keys - The table of origins with their keys.
 * @csspart closed - The table of calls that are closed, with what to use instead.
 * @csspart notice - The message that something was copied.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of a state without a form.
 * @csspart retry - The button that loads the element again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The element is being loaded.
 * @cssstate ready - A form, an answer or the closed calls are shown.
 * @cssstate busy - Something is being sent or read.
 * @cssstate error - The element cannot be shown.
 * @cssstate offline - The device is offline; the element loads when the connection is back.
 * @cssstate unauthorised - The session may not make checkout sessions.
 * @tagname florin-checkout-sessions
 */
export class FlorinCheckoutSessions extends RecordElement<true, Panel, 'florin-checkout-sessions-failed'> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** Tab that is open: `session`, `result`, `older`, `keys`, `paypal` or `closed`. Empty: `session`. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) tab: CheckoutSessionsTab | '' = '';

  /** Currency that forms begin with, an ISO 4217 code. */
  @property() currency = 'EUR';

  /** Address that forms begin with: where shoppers come back to from the platform. */
  @property({ attribute: 'return-url' }) returnUrl = '';

  /** Leaves the page's address alone. Otherwise it says which tab is open, and Back works. */
  @property({ type: Boolean, attribute: 'no-address' }) noAddress = false;

  /** Prefix of the parameter in the page's address. Set it where two elements on a page would share a name. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i>`;
  protected readonly record = this.recordOf({
    words: this.#words,
    needs: () => 'checkout.createSession',
    failed: 'florin-checkout-sessions-failed',
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
    load: async () => {
      await this.record.loadView();
      return true;
    },
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';
export type { CheckoutSessionsTab } from './panel/tabs.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-checkout-sessions': FlorinCheckoutSessions;
  }
}
