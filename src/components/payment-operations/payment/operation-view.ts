import { html, nothing, type TemplateResult } from 'lit';

import { REFUND_REASONS } from '../../../client/checkout/refund-reasons.js';
import { amountInput } from '../../../client/index.js';
import type { PaymentRecord } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import type { AmountFault, News, Operations, Step } from './operations.js';
import type { Kind, Position } from './position.js';
import { refundsNote, refundsText } from './refunds.js';
import { kindText, moneyText, reasonText, type PaymentShowing } from './showing.js';
import type { Wish } from './wish.js';

export interface OperationView extends PaymentShowing {
  readonly operations: Operations;
  readonly payment: PaymentRecord;
  readonly position: Position;
  /** Why nothing was sent, and who can act. */
  why(trouble: Trouble): string;
  onLook(): void;
}

type Choosing = Extract<Step, { readonly name: 'choosing' }>;

const money = (view: OperationView, value: number): string =>
  moneyText(view, value, view.payment.amount.currency);

/** What there is to take or give back; the amount of the authorisation, where it is to be changed. */
function mostOf({ position }: OperationView, kind: Kind): number {
  if (kind === 'capture') return position.toCapture;
  return kind === 'refund' ? position.toRefund : position.authorised;
}

/** `Refund €5.00`, as sentences call it. */
function wishText(view: OperationView, { kind, amount }: Wish): string {
  return amount ? `${kindText(view, kind)} ${money(view, amount.value)}` : kindText(view, kind);
}

/** How the last one ended, for the eye and the ear. */
export function newsText(view: OperationView, { wish, ending, told, trouble }: News): string {
  const what = wishText(view, wish);
  const why = told === 'not-sent' && trouble ? view.why(trouble) : '';
  if (ending === 'unknown')
    return why || view.texts.text(told === 'refused' ? 'refused-again' : 'doubt', { what });
  return [view.texts.text(ending, { what, code: trouble?.code ?? '' }), why].filter(Boolean).join(' ');
}

/** One button for each thing that is possible. */
function choices(view: OperationView): TemplateResult | typeof nothing {
  const { operations, position, language, payment } = view;
  if (position.possible.length === 0) return nothing;
  const { currency } = payment.amount;
  const begin = (kind: Kind) =>
    operations.begin(kind, amountInput({ value: mostOf(view, kind), currency }, language));
  return html`<div class="choices" part="operations">
    ${position.possible.map(
      (kind) =>
        html`<button type="button" part="operation" data-kind=${kind} @click=${() => begin(kind)}>
          ${kindText(view, kind)}
        </button>`,
    )}
  </div>`;
}

function faultText(view: OperationView, kind: Kind, fault: AmountFault): string {
  const { payment, language, texts } = view;
  const example = amountInput({ value: mostOf(view, kind), currency: payment.amount.currency }, language);
  return texts.text(fault, { most: money(view, mostOf(view, kind)), example });
}

/** What would be left, as long as what is typed is possible. */
function hintText(view: OperationView, { kind, text }: Choosing): string {
  if (kind === 'amount-update') return '';
  const most = mostOf(view, kind);
  const checked = view.operations.check(view.payment, kind, text);
  const rest =
    'amount' in checked
      ? ` ${view.texts.text('rest', { rest: money(view, most - checked.amount.value) })}`
      : '';
  return view.texts.text('most', { most: money(view, most) }) + rest;
}

/** Why money goes back, in the platform's words; it may be left out. */
function reasonField({ operations, texts }: OperationView, { reason }: Choosing): TemplateResult {
  const choose = ({ target }: Event): void => operations.explain((target as HTMLSelectElement).value);
  return html`<label for="reason">${texts.text('reason')}</label>
    <select id="reason" part="reason" @change=${choose}>
      <option value="" ?selected=${!reason}>${texts.text('reason-none')}</option>
      ${REFUND_REASONS.map(
        (each) =>
          html`<option value=${each} ?selected=${each === reason}>${reasonText(texts, each)}</option>`,
      )}
    </select>`;
}

function chooseAmount(view: OperationView, step: Choosing): TemplateResult {
  const { operations, texts, payment } = view;
  const { kind, text, fault } = step;
  const submit = (event: Event): void => {
    event.preventDefault();
    operations.choose();
  };
  return html`<form class="step" part="step" novalidate @submit=${submit}>
    <h3>${kindText(view, kind)}</h3>
    <label for="amount">${texts.text('amount', { currency: payment.amount.currency })}</label>
    <input
      id="amount"
      part="amount"
      inputmode="decimal"
      autocomplete="off"
      .value=${text}
      aria-invalid=${fault !== undefined}
      aria-describedby="amount-hint amount-fault"
      data-arrive
      @input=${({ target }: Event) => operations.type((target as HTMLInputElement).value)}
    />
    <p id="amount-hint" class="quiet">${hintText(view, step)}</p>
    <p id="amount-fault" class="fault" role="alert">${fault ? faultText(view, kind, fault) : nothing}</p>
    ${kind === 'refund' ? reasonField(view, step) : nothing}
    <div class="choices">
      <button type="submit" class="main" part="continue">${texts.text('continue')}</button>
      <button type="button" part="leave" @click=${() => operations.leave()}>${texts.text('leave')}</button>
    </div>
  </form>`;
}

/** Exactly what will happen. */
function consequence(view: OperationView, { kind, amount, reason, paymentReference }: Wish): string {
  const { position, texts } = view;
  const whole = { cancel: position.authorised, reversal: position.toRefund } as const;
  const value = amount?.value ?? whole[kind as keyof typeof whole];
  const rest = kind === 'amount-update' ? position.authorised : mostOf(view, kind) - value;
  const why = reason ? ` ${texts.text('because', { reason: reasonText(texts, reason) })}` : '';
  const then = kind === 'refund' || kind === 'reversal' ? `${why} ${refundsText(view)}` : '';
  if (paymentReference !== undefined) {
    const asked = money(view, view.payment.amount.value);
    return texts.text('confirm-cancel-reference', { amount: asked, reference: apart(paymentReference) });
  }
  return texts.text(`confirm-${kind}`, { amount: money(view, value), rest: money(view, rest) }) + then;
}

function confirm(view: OperationView, wish: Wish, isSending: boolean): TemplateResult {
  const { operations, texts } = view;
  const amount = wish.amount ? money(view, wish.amount.value) : '';
  return html`<div class="step" part="step" role="group" aria-labelledby="consequence">
    <h3>${kindText(view, wish.kind)}</h3>
    <p id="consequence" part="consequence" tabindex="-1" data-arrive>${consequence(view, wish)}</p>
    <div class="choices">
      <button
        type="button"
        class="main"
        part="confirm"
        aria-disabled=${isSending}
        @click=${() => operations.confirm()}
      >
        ${texts.text(isSending ? 'sending' : `yes-${wish.kind}`, { amount })}
      </button>
      <button type="button" part="leave" aria-disabled=${isSending} @click=${() => operations.leave()}>
        ${texts.text('leave')}
      </button>
    </div>
  </div>`;
}

/** What could not be confirmed: nothing is sent again unless the operator says so. */
function doubt(view: OperationView, wish: Wish): TemplateResult {
  const { operations, texts, onLook } = view;
  const isSending = operations.step?.name === 'sending';
  return html`<div
    class="doubt"
    part="doubt"
    role="group"
    tabindex="-1"
    data-arrive
    aria-label=${wishText(view, wish)}
  >
    <p>${texts.text('doubt', { what: wishText(view, wish) })} ${texts.text('doubt-again')}</p>
    <div class="choices">
      <button type="button" part="look" @click=${onLook}>${texts.text('look')}</button>
      <button
        type="button"
        part="send-again"
        aria-disabled=${isSending}
        @click=${() => operations.sendAgain(wish)}
      >
        ${texts.text('send-again')}
      </button>
    </div>
  </div>`;
}

function current(view: OperationView): TemplateResult | typeof nothing {
  const { step } = view.operations;
  if (!step) return html`${refundsNote(view)}${choices(view)}`;
  if (step.name === 'choosing') return chooseAmount(view, step);
  return confirm(view, step.wish, step.name === 'sending');
}

/** What can be done now, what is being done, how the last thing ended, and what is not certain. */
export function operationView(view: OperationView): TemplateResult {
  const { news, doubts } = view.operations;
  const isTold = news && news.told !== 'unknown';
  return html`${
    isTold
      ? html`<p
          class="news ${news.told}"
          part=${news.told === 'received' ? 'notice' : 'error'}
          tabindex="-1"
          data-arrive
        >
          ${newsText(view, news)}
        </p>`
      : nothing
  }
  ${doubts.map((wish) => doubt(view, wish))} ${current(view)}`;
}
