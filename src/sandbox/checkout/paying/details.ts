import { PaymentDetailsRequest } from '../../../client/checkout/details-request.js';
import { nextAnswer } from './answers.js';
import { decodedFields, checkStructure, member, text, type Fields } from '../../refusals/fields.js';
import type { Payment } from '../../cards/payment.js';
import { inProgress, invalid } from '../../refusals/service-error.js';
import type { Handle, State } from '../../state/state.js';
import { ok, type Answer, type Call } from '../../rows/operation.js';

/** `POST /payments/details`: each result a browser brings home counts once. */
export function details(state: State, { input }: Call): Answer {
  const given = member(input, 'details');
  if (typeof given !== 'object' || given === null)
    throw invalid('158', "Required field 'details' is not provided.");
  checkStructure('PaymentDetailsRequest', PaymentDetailsRequest(), input);
  const handle = handleOf(state, input, given);
  if (!handle) throw invalid('14_002', 'Invalid payment details: nothing is known of this result');
  const { payment, kind } = handle;
  const isCancelled = payment.reversedAt !== undefined;
  if (handle.used || payment.settledAt !== undefined) throw inProgress();
  if (!isCancelled && !payment.steps[0]?.startsWith(kind)) throw inProgress();
  handle.used = true;
  if (!isCancelled) finishStep(payment, kind);
  return ok(nextAnswer(state, payment));
}

function handleOf(state: State, input: Fields, given: unknown): Handle | undefined {
  const find = (value: unknown, kind: Handle['kind']): Handle | undefined => {
    const handle = typeof value === 'string' ? state.handles.get(value) : undefined;
    return handle?.kind === kind ? handle : undefined;
  };
  const query = new URLSearchParams(text(given, 'returnUrlQueryString') ?? '');
  const redirect = text(given, 'redirectResult') ?? text(given, 'payload');
  const fingerprint = text(given, 'threeds2.fingerprint');
  const challenge = text(given, 'threeDSResult') ?? text(given, 'threeds2.challengeResult');
  const paymentData = text(input, 'paymentData');
  if (challenge !== undefined)
    return find(decodedFields(challenge)['authorisationToken'] ?? paymentData, 'challenge');
  if (fingerprint !== undefined) return find(paymentData, 'fingerprint');
  if (text(given, 'orderID') !== undefined) return find(paymentData, 'paypal');
  return find(redirect ?? query.get('redirectResult') ?? query.get('payload'), 'redirect');
}

/** Goes by what the bank itself reported; what a browser claims of it decides nothing. */
function finishStep(payment: Payment, kind: Handle['kind']): void {
  payment.steps = payment.steps.slice(1);
  if (kind === 'fingerprint') {
    if (!payment.steps.length && payment.authentication) payment.authentication.status = 'Y';
    return;
  }
  const status = payment.authentication?.status;
  if (status === 'Y' || kind === 'paypal') return;
  if (status === 'cancelled') payment.answer = 'SHOPPER_CANCELLED';
  else if (payment.method !== 'scheme') payment.answer = 'DECLINED';
  else payment.answer = status === undefined ? 'RREQ_NOT_RECEIVED' : 'NOT_3D_AUTHENTICATED';
}
