import type { createPermit, disablePermit, Permit, PermitRestriction } from '../../client/recurring/index.js';
import type { Amount } from '../../client/schema/values.js';
import { readMerchantAccount } from '../refusals/fields.js';
import { isCharged, type StoredCard } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { findDetail, isStored, readShopper } from './stored-detail.js';

/** Leave for a partner to charge a detail, until it ends, is withdrawn, or the detail is gone. */
interface GivenPermit {
  readonly merchantAccount: string;
  /** Token of the detail. */
  readonly detail: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly restriction: PermitRestriction | undefined;
}

/** Permits by the token that the partner charges with. */
const openPermits = (): Map<string, GivenPermit> => new Map();

/** `POST /createPermit`: all the permits asked for, or none. */
export const create: Answering<typeof createPermit> = (state, { input }) => {
  const shopper = readShopper(state, input);
  const { id } = findDetail(state, shopper, input.recurringDetailReference);
  if (input.permits.length === 0) throw invalid('000', "Required field 'permits' is empty.");
  const ends = input.permits.map((permit) => endOf(state, permit));
  const { merchantAccount } = shopper;
  const permitResultList = input.permits.map(({ resultKey, restriction }, at) => {
    const token = state.random.reference();
    const given = { merchantAccount, detail: id, until: ends[at] ?? Infinity, restriction };
    state.records(openPermits).set(token, given);
    return { token, ...(resultKey !== undefined && { resultKey }) };
  });
  return { permitResultList, pspReference: state.random.reference() };
};

/** `POST /disablePermit`. */
export const withdraw: Answering<typeof disablePermit> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  if (!validPermit(state, input.token, merchantAccount)) throw invalid('800', 'Permit not found');
  state.records(openPermits).delete(input.token);
  return { pspReference: state.random.reference(), status: 'disabled' };
};

function validPermit(state: State, token: string, merchantAccount: string): GivenPermit | undefined {
  const permit = state.records(openPermits).get(token);
  const isValid =
    permit?.merchantAccount === merchantAccount &&
    permit.until > state.now() &&
    isStored(state, permit.detail);
  return isValid ? permit : undefined;
}

/** The card that a partner may charge with a permit, and whether this amount is within the permit's limits. */
export function permittedCard(
  state: State,
  token: string,
  merchantAccount: string,
  amount: Amount,
): { readonly card: StoredCard; readonly isWithin: boolean } | undefined {
  const permit = validPermit(state, token, merchantAccount);
  const card = permit && state.tokens.get(permit.detail);
  return card && { card, isWithin: isWithin(state, token, permit.restriction, amount) };
}

/** All that was charged with one permit counts together, and a charge that was given back no longer does. */
function isWithin(
  state: State,
  token: string,
  { maxAmount, singleTransactionLimit, singleUse }: PermitRestriction = {},
  { value, currency }: Amount,
): boolean {
  const charged = state.payments.filter((payment) => payment.permit === token && isCharged(payment));
  const sum = charged.reduce((total, { amount }) => total + amount.value, value);
  const fits = (limit: Amount | undefined, wanted: number): boolean =>
    !limit || (limit.currency === currency && wanted <= limit.value);
  return fits(singleTransactionLimit, value) && fits(maxAmount, sum) && !(singleUse && charged.length > 0);
}

function endOf(state: State, { validTillDate }: Permit): number {
  const until = validTillDate === undefined ? Infinity : Date.parse(validTillDate);
  if (until <= state.now()) throw invalid('000', "Field 'validTillDate' is in the past");
  return until;
}
