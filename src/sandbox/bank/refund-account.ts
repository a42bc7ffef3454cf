import { formatAmount } from '../../client/money.js';
import { bareIban, isIban } from '../../facts/iban.js';
import type { Payment } from '../cards/payment.js';
import { sendToAccount, waitsForAccount } from '../checkout/modification.js';
import { html, type Html } from '../pages/html.js';
import type { State } from '../state/state.js';
import { addresses } from './addresses.js';
import { page } from './page.js';
import { over } from './three-d-secure.js';

/** A transfer and what came beside it under the same reference: the shopper has one page for all of them. */
const waitingUnder = (state: State, { merchantAccount, merchantReference }: Payment): Payment[] =>
  state.payments.filter(
    (payment) =>
      payment.merchantAccount === merchantAccount &&
      payment.merchantReference === merchantReference &&
      payment.modifications.some(waitsForAccount),
  );

const askedFor = (state: State, fields: URLSearchParams): Payment[] => {
  const payment = state.byAcsTransId(fields.get('MD'));
  return payment ? waitingUnder(state, payment) : [];
};

function sumOf(payments: readonly Payment[]): string {
  const waiting = payments.flatMap(({ modifications }) => modifications.filter(waitsForAccount));
  const value = waiting.reduce((sum, { amount }) => sum + amount.value, 0);
  return formatAmount({ value, currency: payments[0]!.amount.currency }, 'en');
}

const show = (base: string, title: string, body: Html, status = 200): Response =>
  page({ base, name: 'Sandbox platform', title, framed: false, body, status });

/** The shopper's page of a transfer once money is to go back: whose account is it? Undefined where nothing goes back. */
export function accountPage(state: State, fields: URLSearchParams, fault = ''): Response | undefined {
  const payments = askedFor(state, fields);
  if (payments.length === 0) return undefined;
  const title = 'Where should the money go?';
  const body = html`<h1>${title}</h1>
    <dl>
      <dt>Amount</dt>
      <dd>${sumOf(payments)}</dd>
      <dt>From</dt>
      <dd>${payments[0]!.merchantAccount}</dd>
    </dl>
    <p class="note">
      Sandbox: the platform sends this question to the shopper. Without an answer in 14 days, the refund
      fails.
    </p>
    <form method="post" action="${addresses(state.base).refundAccount}">
      <input type="hidden" name="MD" value="${fields.get('MD') ?? ''}" />
      <label for="iban">Your IBAN</label>
      <input
        id="iban"
        name="iban"
        type="text"
        autocomplete="off"
        required
        aria-describedby="fault hint"
        ${fault ? html`aria-invalid="true"` : ''}
      />
      <p id="fault" role="alert">${fault}</p>
      <p id="hint" class="note">Sandbox: NL13TEST0123456789 is one.</p>
      <button class="main">Send the money</button>
    </form>`;
  return show(state.base, title, body, fault ? 422 : 200);
}

/** Takes the account, and keeps nothing of it: the sandbox has no bank to send money to. */
export function accountAnswer(state: State, fields: URLSearchParams): Response {
  const payments = askedFor(state, fields);
  if (payments.length === 0) return over(state.base, false);
  const fault = isIban(bareIban(fields.get('iban') ?? ''))
    ? ''
    : 'Enter an IBAN, for example NL13TEST0123456789.';
  if (fault) return accountPage(state, fields, fault)!;
  const sum = sumOf(payments);
  for (const payment of payments) sendToAccount(state, payment);
  return show(
    state.base,
    'Done',
    html`<h1>Done</h1>
      <p role="status">${sum} goes to your account.</p>`,
  );
}
