import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import type { KnownFinancing } from './panel/financing-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/financing/en.js';
import { seller } from '../../words/seller.js';

/**
 * Shows sellers the financing that they are offered and what they have taken: what each offer costs in all and for each 100
 * received, the share of sales that pays it back, how far each grant is paid back, and what was left of it over time. A seller takes an offer in two steps, under
 * one idempotency key until the end is known. Operators watch one account holder, or all of them, and the account that lends.
 * Sellers take offers where your proxy enables `createGrant` of `transfers`, and its `supply` gives `grantAccountId`.
 *
 * @slot terms - Replaces the notice that taking an offer is a contract. Link your terms here.
 * @slot empty - Replaces the message that there is no offer and no grant.
 * @slot error - Replaces the message that financing cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see this financing.
 * @fires {CustomEvent<GrantTake>} florin-before-grant-take - The seller has confirmed an offer. Call `preventDefault()` to send
 *   nothing.
 * @fires {CustomEvent<GrantTaken>} florin-grant-taken - An offer was sent for; `ending` says how that ended.
 * @fires {CustomEvent<GrantOpened>} florin-grant-opened - The repayments of a grant were opened or closed.
 * @fires {CustomEvent<FinancingFailed>} florin-financing-failed - Financing was not loaded, or an offer was not taken.
 * @csspart freshness - The message that says when this was read.
 * @csspart refresh - The button that reads all again.
 * @csspart offers - The list of offers.
 * @csspart offer - One offer; also `expired` or `early`.
 * @csspart deadline - The words that say until when an offer is open.
 * @csspart take - The button that begins to take an offer.
 * @csspart form - The form that asks where the money goes.
 * @csspart field - The choice of where the money goes.
 * @csspart continue - The button that goes on from the form to its review.
 * @csspart review - The box that says what is about to be agreed.
 * @csspart sentence - The sentences that say what an offer means.
 * @csspart terms - The box of the notice that this is a contract.
 * @csspart agree - The label of the box to tick.
 * @csspart submit - The button that takes the offer.
 * @csspart back - The button that goes back.
 * @csspart confirm-dialog - The dialog that asks before an offer is taken.
 * @csspart confirmation - The field for the amount.
 * @csspart confirm - The button of the dialog that takes the offer.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The box of an offer of which it is not known whether it was taken.
 * @csspart look - The button that looks what became of an offer.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart grants - The list of grants.
 * @csspart grant - One grant; also `pending`, `active`, `repaid` or `other`.
 * @csspart status - The words that say where a grant stands.
 * @csspart progress - The bar of what is paid back.
 * @csspart left - The message that says what is left to pay back.
 * @csspart next-sale - The message that says what of the next sale goes to a grant.
 * @csspart facts - A list of what is known of an offer or a grant.
 * @csspart open - The button that shows or hides the repayments of a grant.
 * @csspart repayments - The box of what was paid back and when.
 * @csspart chart - The picture of what was left to pay back over time, with its table.
 * @csspart point - One stretch of time in the picture, which arrow keys walk to.
 * @csspart bar - One bar of the picture.
 * @csspart chart-point - The words of the bar that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart account - The box of the account that lends.
 * @csspart notice - The message that tells what has happened.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without offers and grants.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Financing is being loaded.
 * @cssstate ready - Offers and grants are shown.
 * @cssstate taking - An offer is being taken.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - There is no offer and no grant.
 * @cssstate error - Financing cannot be shown.
 * @cssstate offline - The device is offline; financing loads when the connection is back.
 * @cssstate unauthorised - The session may not see this financing.
 * @tagname florin-financing
 */
export class FlorinFinancing extends RecordElement<KnownFinancing, Panel, 'florin-financing-failed'> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** `seller` takes offers, `operator` watches. Who may see what, your proxy decides. */
  @property() audience: 'seller' | 'operator' = 'seller';

  /** Id of the account holder whose financing is shown. Left out, a seller sees that of the only one of the session, and an operator all grants. */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** Id of the grant account whose debts and limits operators see. Left out: none. */
  @property({ attribute: 'grant-account' }) grantAccount = '';

  /** The platform's id of the grant whose repayments are shown. Empty: none. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) grant = '';

  /** Hides what takes offers. */
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i class="box"></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => `${this.audience} ${this.accountHolder} ${this.grantAccount}`,
    needs: () => 'balance-platform.listGrantOffers',
    words: this.#words,
    failed: 'florin-financing-failed',
    isEmpty: ({ offers, grants, account }) =>
      offers.length + grants.length === 0 && !account && !this.record.view?.isTold,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-financing': FlorinFinancing;
  }
}
