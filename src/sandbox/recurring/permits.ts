import type { createPermit, disablePermit, Permit } from '../../client/recurring/index.js';
import { readMerchantAccount } from '../fields.js';
import { invalid } from '../service-error.js';
import type { Answering } from '../simulation.js';
import type { State } from '../state.js';
import { findDetail, isStored, readShopper } from './stored-detail.js';

/** Leave for a partner to charge a detail, until it ends, is withdrawn, or the detail is gone. */
interface GivenPermit {
  readonly merchantAccount: string;
  /** Token of the detail. */
  readonly detail: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Permits by the token that the partner charges with. */
const openPermits = (): Map<string, GivenPermit> => new Map();

/** `POST /createPermit`: all the permits asked for, or none. */
export const create: Answering<typeof createPermit> = (state, { input }) => {
  const shopper = readShopper(state, input);
  const { id } = findDetail(state, shopper, input.recurringDetailReference);
  if (input.permits.length === 0) throw invalid('000', "Required field 'permits' is empty.");
  const ends = input.permits.map((permit) => endOf(state, permit));
  const permitResultList = input.permits.map(({ resultKey }, at) => {
    const token = state.random.reference();
    const given = { merchantAccount: shopper.merchantAccount, detail: id, until: ends[at] ?? Infinity };
    state.book(openPermits).set(token, given);
    return { token, ...(resultKey !== undefined && { resultKey }) };
  });
  return { permitResultList, pspReference: state.random.reference() };
};

/** `POST /disablePermit`. */
export const withdraw: Answering<typeof disablePermit> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const permits = state.book(openPermits);
  const permit = permits.get(input.token);
  const isValid =
    permit?.merchantAccount === merchantAccount &&
    permit.until > state.now() &&
    isStored(state, permit.detail);
  if (!isValid) throw invalid('800', 'Permit not found');
  permits.delete(input.token);
  return { pspReference: state.random.reference(), status: 'disabled' };
};

function endOf(state: State, { validTillDate }: Permit): number {
  const until = validTillDate === undefined ? Infinity : Date.parse(validTillDate);
  if (until <= state.now()) throw invalid('000', "Field 'validTillDate' is in the past");
  return until;
}
