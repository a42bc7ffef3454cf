import { expire, settleWaiting } from '../checkout/paying/answers.js';
import type { Payment } from '../cards/payment.js';
import { html } from '../pages/html.js';
import type { State } from '../state/state.js';

type Choice = (state: State, payment: Payment) => void;

/** Milliseconds after the end of a payment at which money for it still comes. */
const TOO_LATE = 60_000;

/** Money that comes beside a payment is one of its own, under the same reference of the merchant's. */
export function payAgain(state: State, payment: Payment): void {
  const { settledAt: _, reversedAt: __, authCode: ___, authentication: ____, ...known } = payment;
  const second: Payment = {
    ...known,
    pspReference: state.random.reference(),
    at: state.now(),
    modifications: [],
    steps: ['await'],
    answer: 'APPROVED',
  };
  state.payments.push(second);
  settleWaiting(state, second, 'APPROVED');
}

/** Money for a payment comes when it is over. */
export const payLater: Choice = (state, payment) =>
  state.calendar.add(state.now() + TOO_LATE, () => payAgain(state, payment));

export const payInTime: Choice = (state, payment) => settleWaiting(state, payment, 'APPROVED');

/** The shopper pays half, where they may. */
export const payHalf: Choice = (state, payment) => {
  const { amount } = payment;
  payment.amount = { ...amount, value: Math.max(1, Math.floor(amount.value / 2)) };
  payInTime(state, payment);
};

/** Whether a payment waits for its shopper in an app or at a till. */
export const isAsked = (payment: Payment | undefined): payment is Payment =>
  payment?.steps[0] === 'await' && payment.reversedAt === undefined;

/** Money that comes beside what a payment asks for. */
export const besideButtons = html`<button name="choice" value="twice">Pay twice</button>
  <button name="choice" value="late">Pay too late</button>`;

/** What is the same in an app, at a till and at a bank, as long as a payment waits for its shopper there. */
export const WAITING_CHOICES = [
  [
    'twice',
    (state, payment) => {
      payInTime(state, payment);
      payAgain(state, payment);
    },
  ],
  [
    'late',
    (state, payment) => {
      expire(state, payment);
      payLater(state, payment);
    },
  ],
  ['expire', expire],
] as const satisfies readonly (readonly [string, Choice])[];
