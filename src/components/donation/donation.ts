import { html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Client, Outcome } from '../../client/index.js';
import { problemOf } from '../../client/pay-once/problem.js';
import type { Details } from '../../client/pay-once/index.js';
import { listCauses, type CausesAnswer } from '../../client/shopper/donations.js';
import { FlorinElement } from '../base/element.js';
import { lastOrder } from '../parts/attempt/last-order.js';
import type { PaymentSettled } from '../parts/attempt/payment-settled.js';
import { takeReturnParameters } from '../parts/attempt/return-parameters.js';
import { donationStyles } from './donation.css.js';
import type { DonationClosed, DonationFailed } from './events.js';
import type { Giving } from './giving/giving.js';
import type { Situation } from './situation.js';

/**
 * Offers a donation once an order is paid, below its result: a cause, what can be given, and a button to give it or to close the
 * offer. The donation is a payment of its own by the card or the bank that the order was paid with; whatever becomes of it, the
 * order stays paid. Where the order is not paid, or nothing can be given, the element takes no space. Your proxy has to turn
 * donations on.
 *
 * @fires {CustomEvent<DonationSettled>} florin-donation-settled - The outcome of the donation is known or has changed. For the page
 *   only: your server's `onDonation` hears of it too.
 * @fires {CustomEvent<DonationClosed>} florin-donation-closed - The shopper closed the offer, or the thanks for a donation.
 * @fires {CustomEvent<DonationFailed>} florin-donation-failed - Causes could not be asked for; `detail.code` says why. Nothing is
 *   shown then.
 * @csspart panel - The box of the offer, or of what became of the donation.
 * @csspart title - The heading.
 * @csspart cause - The box that describes one cause.
 * @csspart logo - The picture of a charity.
 * @csspart website - The link to the charity.
 * @csspart terms - The link to the terms of the donation.
 * @csspart choice - One cause or one amount to choose.
 * @csspart error - The message that says why nothing was sent.
 * @csspart give - The button that gives.
 * @csspart close - The button that closes the offer, or the thanks for a donation.
 * @csspart button - The button that asks again, or goes on to the bank.
 * @csspart challenge - Dialog around the bank's page.
 * @csspart challenge-close - Button that closes that dialog.
 * @cssstate loading - The proxy is asked whether something can be given. Nothing is shown.
 * @cssstate empty - The order is not paid, or nothing can be given. Nothing is shown.
 * @cssstate error - The proxy did not answer as expected. Nothing is shown.
 * @cssstate offline - The device is offline. Nothing is shown.
 * @cssstate unauthorised - The session has ended. Nothing is shown.
 * @cssstate closed - The shopper closed the offer. Nothing is shown.
 * @cssstate ready - The offer is shown.
 * @cssstate busy - The donation is being made, or looked up.
 * @cssstate action - The bank asks the shopper to confirm.
 * @cssstate paid - The donation was made.
 * @cssstate pending - The donation is not confirmed yet.
 * @cssstate refused - The donation was not made.
 * @cssstate unfinished - The donation cannot be finished on this page.
 * @cssstate unknown - The donation could not be confirmed.
 * @cssprop --florin-max-width - Maximum width of the offer.
 * @tagname florin-donation
 */
export class FlorinDonation extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, donationStyles];

  /** Your reference of the order. Left out: the order this browser tab last tried to pay. */
  @property() order = '';

  /** Shows pictures of charities, from their own addresses. Your page's policy (`img-src`) has to allow them. */
  @property({ type: Boolean, attribute: 'with-logos' }) withLogos = false;

  /** Allowed origins of a redirect, for example `['https://bank.example']`. Left out: any `https:` address. */
  @property({ attribute: false }) redirectOrigins: readonly string[] | undefined;

  /** What is known of the donation; nothing while none was made. */
  get outcome(): Outcome | undefined {
    return this.#giving?.state.outcome;
  }

  #giving: Giving | undefined;
  #situation: Situation = 'loading';
  #details: Details | undefined;
  #lastOrder = '';
  #asked: { readonly client: Client; readonly order: string } | undefined;
  #watch: AbortController | undefined;

  /** Asks your proxy again whether something can be given. What was closed stays closed. */
  async refresh(): Promise<void> {
    this.#asked = undefined;
    this.requestUpdate();
    await this.updateComplete;
  }

  override connectedCallback(): void {
    this.#details = takeReturnParameters(true) ?? this.#details;
    this.#lastOrder ||= lastOrder();
    super.connectedCallback();
    this.#watch = new AbortController();
    document.addEventListener('florin-payment-settled', this.#onPayment, this.#watch);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { client } = this.connection;
    const order = this.#order;
    if (changed.has('order') && this.#asked && order !== this.#asked.order) this.#begin();
    if (!order) this.#situation = 'empty';
    if (!client || !order || (this.#asked?.client === client && this.#asked.order === order)) return;
    this.#asked = { client, order };
    if (this.#situation !== 'closed') void this.#ask(client, order);
  }

  protected override render(): TemplateResult {
    const situation = this.#shown;
    this.showStates(situation);
    return html`${this.#giving?.template(situation)}
      <div id="bank"></div>`;
  }

  get #order(): string {
    return this.order || this.#lastOrder;
  }

  get #shown(): Situation {
    return this.#situation === 'ready' ? (this.#giving?.situation ?? 'loading') : this.#situation;
  }

  /** Another order: nothing of the last one's is left. */
  #begin(): void {
    this.#giving?.stop();
    this.#giving = undefined;
    this.#situation = 'loading';
  }

  /** Another element of the page says that an order is paid, perhaps this one. */
  readonly #onPayment = ({ detail }: CustomEvent<PaymentSettled>): void => {
    this.#lastOrder ||= lastOrder();
    if (detail.outcome === 'paid' && this.#situation !== 'ready') void this.refresh();
  };

  async #ask(client: Client, order: string): Promise<void> {
    const isCurrent = (): boolean => this.#asked?.client === client && this.#asked.order === order;
    try {
      const answer = await client.call(listCauses, { order, locale: this.askedLanguage });
      if (isCurrent()) await this.#show(answer, isCurrent);
    } catch (error) {
      if (isCurrent()) this.#fail(error);
    }
    this.requestUpdate();
  }

  async #show(answer: CausesAnswer, isCurrent: () => boolean): Promise<void> {
    const details = this.#details;
    if (answer.causes.length === 0 && !answer.attempt && !details) {
      if (this.#situation !== 'closed') this.#situation = 'empty';
      return;
    }
    const { Giving } = await import('./giving/giving.js');
    if (!isCurrent() || this.#situation === 'closed') return;
    this.#details = undefined;
    this.#giving ??= this.#newGiving(Giving);
    this.#situation = 'ready';
    this.#giving.offer(answer, details);
  }

  #newGiving(Class: typeof Giving): Giving {
    return new Class(this, {
      client: () => this.connection.client,
      order: () => this.#order,
      language: () => this.language,
      asked: () => this.askedLanguage,
      withLogos: () => this.withLogos,
      context: () => ({
        proxy: this.connection.proxy,
        words: this.words,
        redirectOrigins: this.redirectOrigins,
      }),
      askAgain: () => void this.refresh(),
      close: () => this.#close(),
      tell: (detail) => this.emit('florin-donation-settled', detail),
    });
  }

  #close(): void {
    this.#situation = 'closed';
    this.requestUpdate();
    this.emit<DonationClosed>('florin-donation-closed', {});
  }

  /** What was on screen stays there: that it could not be asked for again is no reason to take it away. */
  #fail(error: unknown): void {
    const { code, detail } = problemOf(error);
    if (!this.#giving)
      this.#situation = !navigator.onLine ? 'offline' : code === 'unauthorised' ? code : 'error';
    const told = navigator.onLine ? code : 'offline';
    this.emit<DonationFailed>('florin-donation-failed', { code: told, detail });
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-donation': FlorinDonation;
  }
}
