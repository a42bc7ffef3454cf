import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Outcome } from '../../client/index.js';
import type { AttemptState, Details, Problem } from '../../client/pay-once/index.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { buttonStyles } from '../parts/controls/button.css.js';
import { mainButtonStyles } from '../parts/controls/main-button.css.js';
import type { ReasonTexts } from '../parts/result-view/result-view.js';
import type { PaymentResultFailed, PaymentSettled } from './events.js';
import { lastOrder } from '../parts/attempt/last-order.js';
import { Loading, type Loaded } from './loading.js';
import { noticeTemplate, skeletonTemplate } from './notice.js';
import { paymentResultStyles } from './payment-result.css.js';
import { takeReturnParameters } from '../parts/attempt/return-parameters.js';
import { isTrouble, sentenceOf, type Situation } from './situation.js';
import { words as english } from '../../words/compiled/payment-result/en.js';

/**
 * Shows how a payment ended, on the page a shopper comes back to. What it says comes from your proxy, never from the
 * address: that only brings an opaque text, which is read once, taken out of the address and handed in.
 *
 * @tagname florin-payment-result
 *
 * @slot paid - Below the result of a payment that went through, for example a link to the order.
 * @slot pending - Below a payment that is not confirmed yet.
 * @slot refused - Below a refused payment, for example a link back to the checkout.
 * @slot cancelled - Below a cancelled payment.
 * @slot action-required - Below a payment that cannot be finished on this page.
 * @slot unknown - Below a payment that could not be confirmed, for example how to reach you.
 * @slot empty - Below the message that there is no payment to show.
 * @slot error - Below the message that the payment could not be checked.
 * @slot offline - Below the message that the device is offline.
 * @slot unauthorised - Below the message that the session has ended, for example a link to sign in.
 * @fires {CustomEvent<PaymentSettled>} florin-payment-settled - The outcome is known or has changed. For the page only:
 *   ship goods from your server's `onSettled`.
 * @fires {CustomEvent<PaymentResultFailed>} florin-payment-result-failed - The payment could not be checked;
 *   `detail.code` says why. The element tries again by itself, and on a click.
 * @csspart result - The box of a result as a whole.
 * @csspart headline - Picture, heading, amount and text of a result.
 * @csspart icon - The picture of an outcome.
 * @csspart title - Heading of a result.
 * @csspart amount - The amount of a result.
 * @csspart text - Text of a result.
 * @csspart receipt - The list of card, date and reference.
 * @csspart next - The buttons and your slot below a result.
 * @csspart button - A button below a result or in the panel.
 * @csspart panel - The box of every state in which there is no result.
 * @csspart waiting - The box that asks the shopper to approve the payment in an app, by a code or without.
 * @csspart code - The picture of the code that the app scans.
 * @csspart code-text - The text of that code, for apps that it can be pasted into.
 * @csspart copy - The button that copies that text, or one line to pay by.
 * @csspart countdown - The time that is left to approve it.
 * @csspart open-app - The link that opens the app.
 * @csspart paper - The box with what the shopper pays by elsewhere, at a till for example.
 * @csspart paper-lines - The list of amount, reference and all else that the till asks for.
 * @csspart copy-all - The button that copies all lines to pay by as text.
 * @csspart print - The button that prints the page.
 * @csspart download - The link to a file with the lines to pay by.
 * @csspart instructions - The link to a page that says how to pay.
 * @csspart keep - The button that goes on with the lines to pay by.
 * @csspart stop - The button that confirms that nothing was paid and stops this payment.
 * @csspart other-method - The button that stops this payment, so that another method can be chosen.
 * @csspart challenge - Dialog around the bank's page.
 * @csspart challenge-close - Button that closes that dialog.
 * @cssstate loading - The payment is being checked.
 * @cssstate ready - A result is shown; together with one of the six outcomes.
 * @cssstate paid - The payment went through.
 * @cssstate pending - The payment is not confirmed yet.
 * @cssstate refused - The payment was refused.
 * @cssstate cancelled - The payment was cancelled.
 * @cssstate action-required - The payment cannot be finished on this page.
 * @cssstate unknown - The payment could not be confirmed.
 * @cssstate action - The bank asks the shopper to confirm.
 * @cssstate empty - There is no payment to show.
 * @cssstate error - The shop cannot be reached, or answered with an error.
 * @cssstate offline - The device is offline.
 * @cssstate unauthorised - The session has ended.
 * @cssprop --florin-max-width - Maximum width of the result.
 */
export class FlorinPaymentResult extends FlorinElement {
  static override styles: CSSResultGroup = [
    FlorinElement.styles,
    buttonStyles,
    mainButtonStyles,
    paymentResultStyles,
  ];

  /** Your reference of the order. Left out: the order this browser tab last tried to pay. */
  @property() order = '';

  /** Your own texts for why a payment was refused, by reason code. Left out: the built-in texts. */
  @property({ attribute: false }) reasons: ReasonTexts = {};

  /** Allowed origins of a redirect, for example `['https://bank.example']`. Left out: any `https:` address. */
  @property({ attribute: false }) redirectOrigins: readonly string[] | undefined;

  /** What is known of the payment; nothing while it is looked up. */
  get outcome(): Outcome | undefined {
    return this.#loading.loaded?.lookup.state.outcome;
  }

  readonly #words = new Words(this, () => this.language, english);
  readonly #loading: Loading = new Loading(this, {
    language: () => this.language,
    client: () => this.connection.client,
    order: () => this.order || this.#lastOrder,
    takeDetails: () => {
      const details = this.#details;
      this.#details = undefined;
      return details;
    },
    onChange: (attempt, previous) => this.#onChange(attempt, previous),
    context: () => ({
      proxy: this.connection.proxy,
      language: this.language,
      words: this.words,
      redirectOrigins: this.redirectOrigins,
    }),
  });
  #details: Details | undefined;
  #lastOrder = '';
  #told = '';
  #failure: PaymentResultFailed['code'] | undefined;

  /** Asks your proxy again how the payment stands: at once, where the element would wait before it asks. */
  async refresh(): Promise<void> {
    const { loaded } = this.#loading;
    if (loaded && this.#situation === 'ready') await loaded.lookup.check();
    else this.#loading.hurry();
  }

  override connectedCallback(): void {
    this.#details = takeReturnParameters() ?? this.#details;
    this.#lastOrder ||= lastOrder();
    super.connectedCallback();
  }

  protected override render(): TemplateResult {
    const { loaded } = this.#loading;
    const situation = this.#situation;
    const outcome = loaded?.lookup.state.outcome ?? 'unknown';
    this.showStates(situation, ...(situation === 'ready' ? [outcome] : []));
    return html`
      <p class="visually-hidden" role="status">${this.#spoken(situation)}</p>
      ${loaded && situation === 'ready' ? this.#result(loaded, outcome) : this.#notice(situation)}
      <div id="bank"></div>
    `;
  }

  protected override updated(): void {
    const situation = this.#situation;
    const code = isTrouble(situation) ? (this.#problem?.code ?? 'offline') : undefined;
    if (code && code !== this.#failure)
      this.emit<PaymentResultFailed>('florin-payment-result-failed', { code, detail: this.#problem?.detail });
    this.#failure = code;
  }

  get #situation(): Situation {
    const { loaded, hasFailed } = this.#loading;
    return hasFailed ? 'error' : (loaded?.lookup.situation ?? 'loading');
  }

  get #problem(): Problem | undefined {
    const { loaded, hasFailed } = this.#loading;
    return hasFailed ? { code: 'network' } : loaded?.lookup.problem;
  }

  #result({ view, lookup }: Loaded, outcome: Outcome): TemplateResult {
    return view.template(outcome, lookup.state.answer, {
      reasons: this.reasons,
      order: lookup.payment?.order,
      checking: lookup.checking,
      onCheckAgain: () => void lookup.check(),
      extra: html`<slot name=${outcome}></slot>`,
    });
  }

  #notice(situation: Situation): TemplateResult {
    // The paper says all there is to say.
    if (situation === 'action' && this.outcome) return html`<slot name="pending"></slot>`;
    const sentence = this.#sentence(situation);
    if (situation === 'loading') return skeletonTemplate(this.#loading.isLate ? sentence : nothing);
    const canAsk = isTrouble(situation);
    const bank = this.#loading.loaded?.bank;
    const isWaiting = situation === 'action' && bank?.isWaiting;
    return noticeTemplate({
      situation,
      sentence,
      warning: canAsk ? this.#words.text('do-not-pay') : undefined,
      button: canAsk ? this.#words.text('again') : isWaiting ? this.#words.text('continue') : undefined,
      onClick: () => (canAsk ? this.#loading.hurry() : bank?.run()),
    });
  }

  #sentence(situation: Situation): string {
    const { loaded } = this.#loading;
    const problem = this.#problem;
    const code = problem?.detail || problem?.code || '';
    const order = loaded?.lookup.payment?.order ?? '';
    return this.#words.text(sentenceOf(situation, problem), { order, code });
  }

  /** Results speak for themselves; a short wait says nothing. */
  #spoken(situation: Situation): string {
    const isQuiet = situation === 'ready' || (situation === 'loading' && !this.#loading.isLate);
    return isQuiet ? '' : this.#sentence(situation);
  }

  #onChange({ outcome, action, answer }: AttemptState, previous: AttemptState): void {
    const bank = this.#loading.loaded?.bank;
    if (action && action !== previous.action) bank?.begin(action);
    else if (!action) bank?.stop();
    const told = `${outcome} ${answer?.reference ?? ''}`;
    if (!outcome || told === this.#told) return;
    this.#told = told;
    const detail: PaymentSettled = { outcome, reference: answer?.reference };
    this.emit('florin-payment-settled', detail);
  }
}

export type * from './events.js';
export type { ReasonTexts };

declare global {
  interface HTMLElementTagNameMap {
    'florin-payment-result': FlorinPaymentResult;
  }
}
