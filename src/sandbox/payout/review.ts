import type {
  confirmPayout,
  declinePayout,
  ModifyRequest,
  storeDetailAndSubmitPayout,
  submitPayout,
  SubmitRequest,
} from '../../client/payout/index.js';
import type { Amount } from '../../client/schema/values.js';
import { DAY } from '../../facts/instant.js';
import { readAmount, readMerchantAccount } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { openPayouts, payoutDetails, type Payout, type PayoutDetail } from './records.js';
import { keepDetail, readPayee } from './details.js';

/** Milliseconds in which a payout can be reviewed. */
const REVIEW_PERIOD = 7 * DAY;

/** Milliseconds until the payee's bank sends the money back, where the payout's reference asks for that. */
const BOUNCES_AFTER = 2 * DAY;
const BOUNCES = /bounces/i;

/** `POST /storeDetailAndSubmitThirdParty`: an amount that cannot be paid stores nothing either. */
export const storeAndSubmit: Answering<typeof storeDetailAndSubmitPayout> = (state, { input }) => {
  const amount = readPaidAmount(input);
  return submitted(state, keepDetail(state, input), input.reference, amount);
};

/** `POST /submitThirdParty`. */
export const submit: Answering<typeof submitPayout> = (state, { input }) => {
  const amount = readPaidAmount(input);
  return submitted(state, findDetail(state, input), input.reference, amount);
};

/** `POST /confirmThirdParty`: here, and nowhere else, the money of a reviewed payout leaves. */
export const confirm: Answering<typeof confirmPayout> = (state, { input }) => {
  const payout = review(state, input, 'confirmed');
  const { pspReference, merchantAccount, reference, amount } = payout;
  const at = state.now();
  state.records(openPayouts).paidOut.push({ pspReference, merchantAccount, reference, amount, at });
  if (BOUNCES.test(reference))
    state.calendar.add(at + BOUNCES_AFTER, (later) => bounce(state, payout, later));
  return { pspReference: told(state, payout, 'PAYOUT_THIRDPARTY'), response: '[payout-confirm-received]' };
};

/** `POST /declineThirdParty`. */
export const decline: Answering<typeof declinePayout> = (state, { input }) => {
  const payout = review(state, input, 'declined');
  return { pspReference: told(state, payout, 'PAYOUT_DECLINE'), response: '[payout-decline-received]' };
};

/** The payee's bank sends the money back. */
function bounce(state: State, payout: Payout, at: number): void {
  payout.review = 'reversed';
  told(state, payout, 'PAIDOUT_REVERSED', at);
}

/** Tells the merchant what became of a payout; gives the reference of what happened. */
function told(
  state: State,
  payout: Payout,
  eventCode: 'PAYOUT_THIRDPARTY' | 'PAYOUT_DECLINE' | 'PAYOUT_EXPIRE' | 'PAIDOUT_REVERSED',
  at = state.now(),
): string {
  const pspReference = state.random.reference();
  state.announce({
    eventCode,
    at,
    isSuccess: true,
    pspReference,
    originalReference: payout.pspReference,
    merchantAccount: payout.merchantAccount,
    merchantReference: payout.reference,
    amount: payout.amount,
  });
  return pspReference;
}

/** Nothing is no payout. */
export function readPaidAmount(input: { readonly amount: Amount }): Amount {
  const amount = readAmount(input);
  if (amount.value === 0) throw invalid('137', 'Invalid amount specified');
  return amount;
}

/** The detail that is named; `LATEST` is the one stored last. */
function findDetail(state: State, input: SubmitRequest): PayoutDetail {
  const { merchantAccount, shopperReference } = readPayee(state, input);
  const token = input.selectedRecurringDetailReference;
  const found = payoutDetails(state, merchantAccount, shopperReference).findLast(
    ({ id }) => token === 'LATEST' || id === token,
  );
  if (!found) throw invalid('800', 'Contract not found');
  return found;
}

function submitted(state: State, detail: PayoutDetail, reference: string, amount: Amount) {
  const { merchantAccount } = detail;
  const pspReference = state.random.reference();
  const payout: Payout = { pspReference, merchantAccount, reference, amount, detail, review: 'waiting' };
  state.records(openPayouts).payouts.set(pspReference, payout);
  state.calendar.add(state.now() + REVIEW_PERIOD, (at) => {
    if (payout.review !== 'waiting') return;
    payout.review = 'expired';
    told(state, payout, 'PAYOUT_EXPIRE', at);
  });
  return { pspReference, resultCode: '[payout-submit-received]' };
}

function review(state: State, input: ModifyRequest, decision: 'confirmed' | 'declined'): Payout {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const payout = state.records(openPayouts).payouts.get(input.originalReference);
  if (payout?.merchantAccount !== merchantAccount)
    throw invalid('167', 'Original pspReference required for this operation');
  if (payout.review !== 'waiting') throw invalid('168', `Payout was already ${payout.review}`);
  payout.review = decision;
  return payout;
}
