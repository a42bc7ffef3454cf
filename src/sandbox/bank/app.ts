import { shortFormOf } from '../../client/shopper/short-forms.js';
import { settleWaiting } from '../checkout/paying/answers.js';
import type { IssuerAnswerName } from '../cards/issuer.js';
import type { Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { addresses } from './addresses.js';
import { html } from '../pages/html.js';
import { page } from './page.js';
import { over, summary } from './three-d-secure.js';

const CHOICES = new Map<string | null, IssuerAnswerName>([
  ['approve', 'APPROVED'],
  ['part', 'APPROVED'],
  ['decline', 'SHOPPER_CANCELLED'],
]);

const isAsked = (payment: Payment | undefined): payment is Payment =>
  payment?.steps[0] === 'await' && payment.reversedAt === undefined;

/** Whether the app lets its shopper pay less than the shop has asked for. */
const mayPayLess = ({ method }: Payment): boolean => shortFormOf(method)?.isPart === true;

function approveHalf(payment: Payment): void {
  const { amount } = payment;
  payment.amount = { ...amount, value: Math.max(1, Math.floor(amount.value / 2)) };
  payment.isPartial = payment.amount.value < amount.value;
}

/** What stands for the app on the shopper's phone. Left alone, the payment expires. */
export function appPage(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  if (!isAsked(payment)) return over(state.base, false);
  const body = html`<h1>Approve this payment?</h1>
    ${summary(payment)}
    <p class="note">
      Sandbox: this stands for the app on your phone. Leave it alone, and the payment expires.
    </p>
    <form class="choices" method="post" action="${addresses(state.base).appAnswer}">
      <input type="hidden" name="MD" value="${fields.get('MD') ?? ''}" />
      <button class="main" name="choice" value="approve">Approve</button>
      ${mayPayLess(payment) ? html`<button name="choice" value="part">Approve half</button>` : ''}
      <button name="choice" value="decline">Decline</button>
    </form>`;
  return page({ base: state.base, name: 'Sandbox app', title: 'Approve this payment?', framed: false, body });
}

/** Takes the shopper's answer once. The page of the shop hears of it from the merchant's server. */
export function appAnswer(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  const answer = CHOICES.get(fields.get('choice'));
  if (!isAsked(payment) || !answer) return over(state.base, false);
  const isPart = fields.get('choice') === 'part';
  if (isPart && !mayPayLess(payment)) return over(state.base, false);
  if (isPart) approveHalf(payment);
  settleWaiting(state, payment, answer);
  const body = html`<h1>Done</h1>
    <p role="status">You can go back to the shop.</p>`;
  return page({ base: state.base, name: 'Sandbox app', title: 'Done', framed: false, body });
}
