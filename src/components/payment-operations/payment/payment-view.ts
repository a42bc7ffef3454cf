import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentEvent, PaymentRecord } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Position } from './position.js';
import { outcomeText, paidWithText, timeText } from '../showing.js';
import { endText, kindText, moneyText, reasonText, statusText, type PaymentShowing } from './showing.js';

export interface PaymentView extends PaymentShowing {
  readonly payment: PaymentRecord;
  readonly position: Position;
}

const fact = (name: string, value: string): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** What the platform said of risk and 3D Secure. What it did not say is left out. */
function checkFacts({ texts, language, payment }: PaymentView): TemplateResult | typeof nothing {
  const { riskScore, threeDSOffered, threeDSAuthenticated, threeDSVersion, liabilityShift } =
    payment.checks ?? {};
  const done = threeDSAuthenticated ? 'yes' : threeDSOffered ? 'failed' : 'not-offered';
  const isToldOf = threeDSOffered !== undefined || threeDSAuthenticated !== undefined;
  const version = threeDSVersion ? ` (${apart(threeDSVersion)})` : '';
  const score = riskScore === undefined ? '' : new Intl.NumberFormat(language).format(riskScore);
  return html`${score ? fact(texts.text('risk'), score) : nothing}
  ${isToldOf ? fact(texts.text('three-ds'), `${texts.text(`three-ds-${done}`)}${version}`) : nothing}
  ${
    liabilityShift === undefined
      ? nothing
      : fact(texts.text('liability'), texts.text(liabilityShift ? 'liability-bank' : 'liability-own'))
  }`;
}

/** The disputes that the platform has reported: they are answered elsewhere. */
export function disputeLinks({ texts, payment }: PaymentView, onFollow: (dispute: string) => void) {
  const { disputes = [] } = payment;
  return disputes.length === 0
    ? nothing
    : html`<div class="doubt" part="disputes">
        <p>${texts.text('disputed')}</p>
        <div class="choices">
          ${disputes.map(
            (dispute) =>
              html`<button type="button" part="follow" @click=${() => onFollow(dispute)}>
                ${texts.text('follow', { dispute: apart(dispute) })}
              </button>`,
          )}
        </div>
      </div>`;
}

/** Leads to the erasure of the shopper's data; a payment that the platform does not know by a reference has no such way. */
export const erasureLink = ({ texts, payment }: PaymentView, onFollow: (erasure: string) => void) =>
  payment.pspReference
    ? html`<p>
        <button type="button" part="erase" @click=${() => onFollow(payment.pspReference ?? '')}>
          ${texts.text('erase')}
        </button>
      </p>`
    : nothing;

/** Who paid what, and where the money is. */
export function paymentFacts(view: PaymentView): TemplateResult {
  const { texts, payment, position } = view;
  const { order, reference, pspReference, amount, outcome, brand, method, at } = payment;
  const { authorised, captured, refunded } = position;
  const money = (value: number) => moneyText(view, value, amount.currency);
  return html`<dl part="facts">
    ${fact(texts.text('outcome'), outcomeText(view, outcome))}
    ${fact(texts.text('authorised'), money(outcome === 'paid' ? authorised : 0))}
    ${fact(texts.text('captured'), money(captured))} ${fact(texts.text('refunded'), money(refunded))}
    ${fact(texts.text('order'), apart(order))} ${fact(texts.text('reference'), apart(reference))}
    ${pspReference ? fact(texts.text('psp-reference'), apart(pspReference)) : nothing}
    ${brand ? fact(texts.text(method ? 'method' : 'card'), paidWithText(view, payment)) : nothing}
    ${fact(texts.text('began'), timeText(view, at))} ${checkFacts(view)}
  </dl>`;
}

function event(
  view: PaymentView,
  { kind, amount, status, at, reference, reason, code, by }: PaymentEvent,
): TemplateResult {
  const hasOutcome = kind === 'authorisation' || kind === 'settlement';
  return html`<li class="event" part="event">
    <span class="what">
      <span class="strong">${kindText(view, kind)}</span>
      <span class="quiet"
        >${timeText(view, at)}${reference ? html` · <bdi>${reference}</bdi>` : nothing}</span
      >
    </span>
    <span class="what">
      <span class="strong">${amount ? moneyText(view, amount.value, amount.currency) : nothing}</span>
      <span class="quiet status-${status}"
        >${hasOutcome ? endText(view, status) : statusText(view, status)}${
          code ? html` · <bdi>${code}</bdi>` : nothing
        }${reason ? html` · ${reasonText(view.texts, reason)}` : nothing}${by ? html` · ${view.texts.text('by', { who: apart(by) })}` : nothing}</span
      >
    </span>
  </li>`;
}

/** All that happened, in order. */
export const paymentHistory = (view: PaymentView): TemplateResult =>
  html`<h3>${view.texts.text('history')}</h3>
    <ol class="history" part="history">
      ${view.payment.history.map((each) => event(view, each))}
    </ol>`;
