import { formatAmount } from '../../client/money.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import { settleWaiting } from '../checkout/paying/answers.js';
import type { Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { addresses } from './addresses.js';
import { besideButtons, isAsked, payHalf, payInTime, WAITING_CHOICES } from './choices.js';
import { html, type Html } from '../pages/html.js';
import { page } from './page.js';
import { over, summary } from './three-d-secure.js';

const CHOICES: ReadonlyMap<string | null, (state: State, payment: Payment) => void> = new Map([
  ['approve', payInTime],
  [
    'part',
    (state, payment) => {
      payment.isPartial = payment.amount.value > 1;
      payHalf(state, payment);
    },
  ],
  ['decline', (state, payment) => settleWaiting(state, payment, 'SHOPPER_CANCELLED')],
  ...WAITING_CHOICES,
]);

/** Whether the app lets its shopper pay less than the shop asks for. */
const mayPayLess = ({ method }: Payment): boolean => shortFormOf(method)?.isPart === true;

/** What the shopper allows beside this payment. */
function mandateOf({ mandate, amount: { currency } }: Payment): Html | string {
  if (!mandate) return '';
  const { amountRule, frequency, count, startsAt, endsAt, remarks } = mandate;
  const amount = formatAmount({ value: Number(mandate.amount), currency }, 'en');
  const payments = count === undefined ? '' : `, ${count} ${count === '1' ? 'payment' : 'payments'}`;
  const row = (term: string, text: string | undefined) =>
    text === undefined
      ? ''
      : html`<dt>${term}</dt>
          <dd>${text}</dd>`;
  return html`<h2>Your agreement</h2>
    <dl>
      ${row('Description', remarks)} ${row('Amount', amountRule === 'max' ? `up to ${amount}` : amount)}
      ${row('How often', `${frequency}${payments}`)} ${row('From', startsAt)} ${row('Until', endsAt)}
    </dl>`;
}

/** What stands for the app on the shopper's phone. Left alone, the payment expires. */
export function appPage(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  if (!isAsked(payment)) return over(state.base, false);
  const body = html`<h1>Approve this payment?</h1>
    ${summary(payment)} ${mandateOf(payment)}
    <p class="note">
      Sandbox: this stands for the app on your phone. Leave it alone, and the payment expires.
    </p>
    <form class="choices" method="post" action="${addresses(state.base).appAnswer}">
      <input type="hidden" name="MD" value="${fields.get('MD') ?? ''}" />
      <button class="main" name="choice" value="approve">Approve</button>
      ${mayPayLess(payment) ? html`<button name="choice" value="part">Approve half</button>` : ''}
      <button name="choice" value="decline">Decline</button>
      ${besideButtons}
      <button name="choice" value="expire">Let it expire</button>
    </form>`;
  return page({ base: state.base, name: 'Sandbox app', title: 'Approve this payment?', framed: false, body });
}

/** Takes the shopper's answer once. The page of the shop hears of it from the merchant's server. */
export function appAnswer(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  const choice = CHOICES.get(fields.get('choice'));
  if (!isAsked(payment) || !choice) return over(state.base, false);
  if (fields.get('choice') === 'part' && !mayPayLess(payment)) return over(state.base, false);
  choice(state, payment);
  const body = html`<h1>Done</h1>
    <p role="status">You can go back to the shop.</p>`;
  return page({ base: state.base, name: 'Sandbox app', title: 'Done', framed: false, body });
}
