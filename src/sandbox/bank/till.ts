import { formatAmount } from '../../client/money.js';
import { nextOf } from '../../client/shopper/next-step.js';
import { methodName } from '../../client/shopper/method-names.js';
import type { Payment } from '../cards/payment.js';
import { html } from '../pages/html.js';
import type { State } from '../state/state.js';
import { accountPage } from './refund-account.js';
import { addresses } from './addresses.js';
import { besideButtons, isAsked, payHalf, payInTime, WAITING_CHOICES } from './choices.js';
import { asset, page } from './page.js';
import { over, summary } from './three-d-secure.js';

const CHOICES: ReadonlyMap<string | null, (state: State, payment: Payment) => void> = new Map([
  ['pay', payInTime],
  ['less', payHalf],
  ...WAITING_CHOICES,
  // It is not known whose money it is, so nothing is reported.
  ['wrong', () => undefined],
]);

const [TILL, BANK] = ['Sandbox till', 'Sandbox Bank'];

const pageOf = (state: State, fields: URLSearchParams): string =>
  `${addresses(state.base).till}?MD=${encodeURIComponent(fields.get('MD') ?? '')}`;

const nameOf = ({ method }: Payment): string => (nextOf(method) === 'bankTransfer' ? BANK : TILL);

/** What stands for the till, or for the bank in which the shopper transfers money. Left alone, the offer expires. */
export function tillPage(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  if (!isAsked(payment)) return accountPage(state, fields) ?? over(state.base, false);
  const name = nameOf(payment);
  const body = html`<h1>Pay this amount?</h1>
    ${summary(payment)}
    <p class="note">
      Sandbox: this stands for the ${name === BANK ? 'bank' : 'till'}. Leave it alone, and the offer expires.
    </p>
    <form class="choices" method="post" action="${addresses(state.base).tillAnswer}">
      <input type="hidden" name="MD" value="${fields.get('MD') ?? ''}" />
      <button class="main" name="choice" value="pay">Pay</button>
      <button name="choice" value="less">Pay half</button>
      ${besideButtons}
      <button name="choice" value="expire">Let it expire</button>
      ${name === BANK ? html`<button name="choice" value="wrong">Use a wrong reference</button>` : ''}
    </form>`;
  return page({ base: state.base, name, title: 'Pay this amount?', framed: false, body });
}

/** Does what was chosen. The page of the shop hears of it from the merchant's server. */
export function tillAnswer(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  const choice = CHOICES.get(fields.get('choice'));
  if (!isAsked(payment) || !choice) return over(state.base, false);
  choice(state, payment);
  const body = html`<h1>Done</h1>
    <p role="status">You can go back to the shop.</p>
    ${
      nameOf(payment) === BANK
        ? html`<p class="note">
            Sandbox: if the shop gives money back, <a href="${pageOf(state, fields)}">this page</a> asks for
            your account.
          </p>`
        : ''
    }`;
  return page({ base: state.base, name: nameOf(payment), title: 'Done', framed: false, body });
}

/** A file to keep, without a word of who pays. */
export function paperFile(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  if (!isAsked(payment)) return over(state.base, false);
  const { amount, method, merchantAccount } = payment;
  const text = `${methodName(method) ?? method}\n${merchantAccount}\n${formatAmount(amount, 'en')}\nSandbox: no real money\n`;
  const file = asset(text, 'text/plain');
  file.headers.set('content-disposition', 'attachment; filename="payment.txt"');
  return file;
}
