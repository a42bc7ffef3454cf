import type { Authentication, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { addresses } from './addresses.js';
import { besideButtons, payAgain, payLater } from './choices.js';
import { html } from '../pages/html.js';
import { originOf } from '../pages/policy-origin.js';
import { page } from './page.js';
import { over, summary } from './three-d-secure.js';

interface Choice {
  /** What the bank says when the shopper is back in the shop. */
  readonly status: NonNullable<Authentication['status']>;
  /** What it does beside that. A card is not charged beside its authentication. */
  readonly also?: (state: State, payment: Payment) => void;
}

const CHOICES = new Map<string | null, Choice>([
  ['approve', { status: 'Y' }],
  ['decline', { status: 'N' }],
  ['cancel', { status: 'cancelled' }],
  ['twice', { status: 'Y', also: payAgain }],
  ['late', { status: 'U', also: payLater }],
  ['expire', { status: 'U' }],
]);

const isOpen = (
  payment: Payment | undefined,
): payment is Payment & Required<Pick<Payment, 'authentication'>> =>
  payment?.authentication !== undefined &&
  payment.steps[0]?.startsWith('redirect') === true &&
  payment.reversedAt === undefined;

/** The page a shopper leaves the shop for, by GET or by form post. */
export function redirectPage(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  if (!isOpen(payment) || payment.authentication.status) return over(state.base, false);
  const body = html`<h1>Approve this payment?</h1>
    ${summary(payment)}
    <p class="note">Sandbox: choose what the bank answers.</p>
    <form class="choices" method="post" action="${addresses(state.base).redirectAnswer}">
      <input type="hidden" name="MD" value="${payment.authentication.acsTransId}" />
      <button class="main" name="choice" value="approve">Approve</button>
      <button name="choice" value="decline">Decline</button>
      <button name="choice" value="cancel">Cancel</button>
      ${payment.method === 'scheme' ? '' : besideButtons}
      <button name="choice" value="expire">Let it expire</button>
    </form>`;
  // A form post that ends at the shop is held to `form-action` too, so the shop's origin has to be in it.
  const leadsTo = originOf(payment.returnUrl);
  return page({ base: state.base, title: 'Approve this payment?', framed: false, leadsTo, body });
}

/** Keeps the answer and goes back to the shop, with an opaque result that can be handed in once. */
export function redirectAnswer(state: State, fields: URLSearchParams): Response {
  const payment = state.byAcsTransId(fields.get('MD'));
  const choice = CHOICES.get(fields.get('choice'));
  if (!isOpen(payment) || payment.authentication.status || !choice) return over(state.base, false);
  if (choice.also && payment.method === 'scheme') return over(state.base, false);
  payment.authentication.status = choice.status;
  choice.also?.(state, payment);
  const home = new URL(payment.returnUrl);
  home.searchParams.set(payment.returnParameter, state.handle(payment, 'redirect'));
  return new Response(null, {
    status: 303,
    headers: { location: home.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
