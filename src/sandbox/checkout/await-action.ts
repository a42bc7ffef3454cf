import { timeToApprove } from '../../client/shopper/short-forms.js';
import { addresses } from '../bank/addresses.js';
import type { Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';

/** The shopper is asked in their app, for as long as the method allows: `onExpired` is called when that is over. */
export function awaitAction(state: State, payment: Payment, onExpired: () => void) {
  const acsTransId = payment.authentication?.acsTransId ?? state.random.uuid();
  if (!payment.authentication) {
    payment.authentication = { serverTransId: state.random.uuid(), acsTransId, since: state.now() };
    state.calendar.add(state.now() + timeToApprove(payment.method), onExpired);
  }
  return {
    resultCode: 'Pending',
    pspReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    action: {
      type: 'await',
      paymentMethodType: payment.method,
      paymentData: state.handle(payment, 'await'),
      url: `${addresses(state.base).app}?MD=${acsTransId}`,
    },
  };
}
