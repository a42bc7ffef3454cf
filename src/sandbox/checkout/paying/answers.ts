import { keepAccount } from '../stored-accounts.js';
import { addresses } from '../../bank/addresses.js';
import { debitOf } from '../../../client/shopper/debits.js';
import { isPaidElsewhere } from '../../../client/shopper/next-step.js';
import { base64OfJson } from '../../../facts/base64.js';
import { isCovered } from '../gift-cards.js';
import { captureRest } from '../modify.js';
import { mandateFacts } from '../debit-methods.js';
import { completeOrder, fitsOrder, orderFacts } from '../orders.js';
import { payPalAction } from '../paypal.js';
import { waitingAction } from '../waiting-action.js';
import { keepCard } from '../stored-methods.js';
import { ISSUER_ANSWERS, type IssuerAnswerName } from '../../cards/issuer.js';
import { announceAuthorisation } from '../../notifications/payment-events.js';
import type { Payment } from '../../cards/payment.js';
import type { State } from '../../state/state.js';
import { assess } from './risk.js';

/** The version of 3D Secure that the simulator's issuers speak. */
const MESSAGE_VERSION = '2.2.0';

type Body = Record<string, unknown>;

const TYPE = 'scheme';

/** Milliseconds that an issuer takes which does not answer at once. */
const PENDING_FOR = 600_000;

/** The platform's next answer: a step for the shopper, or the end. */
export function nextAnswer(state: State, payment: Payment): Body {
  switch (payment.steps[0]) {
    case 'fingerprint':
      return identify(state, payment);
    case 'challenge':
      return challenge(state, payment);
    case 'redirect-get':
      return redirect(state, payment, 'GET');
    case 'redirect-post':
      return redirect(state, payment, 'POST');
    case 'paypal':
      return payPalAction(state, payment);
    case 'await':
      return waitingAction(state, payment, () => expire(state, payment));
    default:
      return settle(state, payment);
  }
}

function authenticationOf(state: State, payment: Payment): NonNullable<Payment['authentication']> {
  const { serverTransId, acsTransId } = payment.authentication ?? {
    serverTransId: state.random.uuid(),
    acsTransId: state.random.uuid(),
  };
  return (payment.authentication = { serverTransId, acsTransId, since: state.now() });
}

function identify(state: State, payment: Payment): Body {
  const { serverTransId } = authenticationOf(state, payment);
  const token = {
    threeDSMethodNotificationURL: addresses(state.base).methodNotification,
    threeDSMethodUrl: addresses(state.base).method,
    threeDSServerTransID: serverTransId,
  };
  return {
    resultCode: 'IdentifyShopper',
    action: {
      type: 'threeDS2',
      subtype: 'fingerprint',
      paymentMethodType: TYPE,
      token: base64OfJson(token),
      authorisationToken: state.handle(payment, 'challenge'),
      paymentData: state.handle(payment, 'fingerprint'),
    },
  };
}

function challenge(state: State, payment: Payment): Body {
  const { serverTransId, acsTransId } = authenticationOf(state, payment);
  const token = {
    acsReferenceNumber: 'FLORIN-SANDBOX-ACS',
    acsTransID: acsTransId,
    acsURL: addresses(state.base).challenge,
    messageVersion: MESSAGE_VERSION,
    threeDSNotificationURL: addresses(state.base).challengeNotification,
    threeDSServerTransID: serverTransId,
  };
  return {
    resultCode: 'ChallengeShopper',
    action: {
      type: 'threeDS2',
      subtype: 'challenge',
      paymentMethodType: TYPE,
      token: base64OfJson(token),
      authorisationToken: state.handle(payment, 'challenge'),
    },
  };
}

function redirect(state: State, payment: Payment, method: 'GET' | 'POST'): Body {
  const { acsTransId } = authenticationOf(state, payment);
  const { redirect: url } = addresses(state.base);
  const action =
    method === 'GET'
      ? { type: 'redirect', method, url: `${url}?MD=${acsTransId}` }
      : {
          type: 'redirect',
          method,
          url,
          data: { MD: acsTransId, PaReq: state.random.opaque(64), TermUrl: payment.returnUrl },
        };
  return { resultCode: 'RedirectShopper', action: { ...action, paymentMethodType: payment.method } };
}

/** The shopper has answered in the app, or the time for it is over. Whatever comes after the first changes nothing. */
export function settleWaiting(state: State, payment: Payment, answer: IssuerAnswerName): void {
  if (payment.steps[0] !== 'await' || payment.reversedAt !== undefined) return;
  payment.steps = [];
  payment.answer = answer;
  settle(state, payment);
}

/** No money came in time: the offer of a voucher or a transfer is closed, an app's question is declined. */
export const expire = (state: State, payment: Payment): void =>
  settleWaiting(state, payment, isPaidElsewhere(payment.method) ? 'CANCELLED' : 'DECLINED');

function settle(state: State, payment: Payment): Body {
  if (payment.settledAt === undefined) {
    if (payment.answer === 'APPROVED' && !fitsOrder(state, payment)) payment.answer = 'CANCELLED';
    if (payment.answer === 'APPROVED' && !isCovered(state, payment)) payment.answer = 'NOT_ENOUGH_BALANCE';
    payment.settledAt = state.now();
    payment.authCode = state.random.digits(6);
    if (payment.method === 'scheme') payment.risk = assess(state, payment);
    if (payment.answer === 'APPROVED') authorise(state, payment);
    announceAuthorisation(state, payment, payment.settledAt);
    completeOrder(state, payment, payment.settledAt);
    if (payment.answer === 'PENDING')
      state.calendar.add(payment.settledAt + PENDING_FOR, (at) => decide(state, payment, at));
  }
  return { ...settledAnswer(payment), ...orderFacts(state, payment) };
}

/** The issuer's answer to a payment that it had left open, unless that was cancelled. */
function decide(state: State, payment: Payment, at: number): void {
  if (payment.answer !== 'PENDING') return;
  const { decision = 'APPROVED' } = payment.card;
  payment.answer = decision === 'APPROVED' && !fitsOrder(state, payment) ? 'CANCELLED' : decision;
  if (payment.answer === 'APPROVED') authorise(state, payment);
  announceAuthorisation(state, payment, at);
  completeOrder(state, payment, at);
}

function authorise(state: State, payment: Payment): void {
  const { shopperReference, merchantAccount, card, method, captureDelay } = payment;
  const now = state.now();
  if (captureDelay === 0) captureRest(state, payment, now);
  else if (captureDelay) state.calendar.add(now + captureDelay, (at) => captureRest(state, payment, at));
  if (payment.donatedAfter === undefined) payment.donationToken = state.random.opaque(48);
  if (!payment.store || !shopperReference || payment.token) return;
  if (method !== 'scheme') return keepAccount(state, payment);
  const model = payment.recurringProcessingModel ?? 'CardOnFile';
  payment.token = keepCard(state, { merchantAccount, shopperReference, card, models: [model] }).id;
}

/** The final answer of a payment, the same however often it is asked for. */
export function settledAnswer(payment: Payment): Body {
  const { resultCode, code, reason } = ISSUER_ANSWERS[payment.answer];
  const isPart = payment.isPartial === true && resultCode === 'Authorised';
  return {
    additionalData: additionalData(payment),
    ...(payment.risk && { fraudResult: payment.risk }),
    pspReference: payment.pspReference,
    resultCode: isPart
      ? 'PartiallyAuthorised'
      : debitOf(payment.method) && resultCode === 'Pending'
        ? 'Received'
        : resultCode,
    ...(reason && { refusalReason: reason, refusalReasonCode: code }),
    amount: { ...payment.amount },
    merchantReference: payment.merchantReference,
    paymentMethod: { brand: payment.card.brand, type: payment.method },
    ...(payment.donationToken && { donationToken: payment.donationToken }),
  };
}

function additionalData(payment: Payment): Record<string, string> {
  const { card, answer, recurringProcessingModel, token, shopperReference } = payment;
  const matches = answer === 'CVC_DECLINED' ? ['2 Does not match', 'N'] : ['1 Matches', 'M'];
  const [cvcResult = '', cvcResultRaw = ''] = payment.securityCodeGiven ? matches : ['0 Unknown', 'U'];
  const [avsResult, avsResultRaw] = payment.hasAddress
    ? ['7 Both postal code and address match', 'Y']
    : ['5 No AVS data provided', 'U'];
  return {
    cvcResult,
    cvcResultRaw,
    avsResult: answer === 'AVS_DECLINED' ? '2 Neither postal code nor address match' : avsResult,
    avsResultRaw: answer === 'AVS_DECLINED' ? 'N' : avsResultRaw,
    ...(answer === 'APPROVED' && { authCode: payment.authCode ?? '' }),
    refusalReasonRaw: ISSUER_ANSWERS[answer].raw,
    acquirerCode: 'FlorinSandboxAcquirer',
    acquirerReference: payment.pspReference.slice(-11),
    paymentMethod: card.brand,
    ...(card.lastFour && { cardSummary: card.lastFour }),
    ...mandateFacts(payment),
    ...(payment.method === 'scheme' && { expiryDate: `${Number(card.expiryMonth)}/${card.expiryYear}` }),
    threeDAuthenticated: String(payment.authentication?.status === 'Y'),
    threeDOffered: String(payment.authentication !== undefined),
    ...(payment.authentication && {
      threeDSVersion: MESSAGE_VERSION,
      liabilityShift: String(payment.authentication.status === 'Y'),
    }),
    ...(recurringProcessingModel && { recurringProcessingModel }),
    ...(token &&
      shopperReference &&
      answer === 'APPROVED' && {
        'recurring.recurringDetailReference': token,
        'recurring.shopperReference': shopperReference,
      }),
  };
}
