import { isPaidElsewhere, nextOf, timeToApprove } from '../../client/shopper/next-step.js';
import { addresses } from '../bank/addresses.js';
import type { Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { codeOf } from './codes/code-of.js';
import { paperAnswer } from './papers/paper-answer.js';

/**
 * The shopper is asked in their app, which they find by themselves or by a code, for as long as the method allows:
 * `onExpired` is called when that is over. The address opens a page that stands for the app. What is paid elsewhere is told
 * line by line.
 */
export function waitingAction(state: State, payment: Payment, onExpired: () => void) {
  const { method, amount, merchantAccount: merchant, pspReference: reference } = payment;
  const isNew = payment.authentication === undefined;
  const { serverTransId, acsTransId, since } = (payment.authentication ??= {
    serverTransId: state.random.uuid(),
    acsTransId: state.random.uuid(),
    since: state.now(),
  });
  const until = since + timeToApprove(method, isPaidElsewhere(method));
  if (isNew) state.calendar.add(until, onExpired);
  if (isPaidElsewhere(method)) return paperAnswer(state, payment, { id: acsTransId, until });
  const qrCodeData = codeOf(method, { amount, merchant, reference, id: serverTransId, until });
  return {
    resultCode: 'Pending',
    pspReference: reference,
    merchantReference: payment.merchantReference,
    action: {
      type: nextOf(method),
      paymentMethodType: method,
      paymentData: state.handle(payment, 'app'),
      url: `${addresses(state.base).app}?MD=${acsTransId}`,
      ...(qrCodeData !== undefined && { qrCodeData, expiresAt: new Date(until).toISOString() }),
    },
  };
}
