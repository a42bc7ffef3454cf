import type { GrantOffer } from '../../client/balance-platform/index.js';
import type { Grant, GrantBalance, GrantCounterparty, transfers } from '../../client/transfers/index.js';
import type { Amount } from '../../client/schema/values.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Kept } from '../balance-platform/records.js';
import { isAllowed } from '../balance-platform/capabilities.js';
import { named } from '../balance-platform/lookup.js';
import { runSweeps } from '../balance-platform/sweep-runs.js';
import { recordsOf as legalEntityRecords } from '../legal-entity/records.js';
import { invalidField, notFound, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { courseOf } from './course.js';
import { moneyLedger, move } from './ledger.js';
import type { Move, Movement } from './money-ledger.js';
import { PLATFORM, WORLD } from './outside.js';

/** Money lent to an account holder, and what was paid of it since. */
interface GrantRecord {
  readonly id: string;
  readonly grantAccountId: string;
  readonly accountHolderId: string;
  readonly counterparty: Kept<typeof GrantCounterparty>;
  readonly offer: Kept<typeof GrantOffer> & { readonly id: string };
  readonly amount: Amount;
  readonly fee: number;
  readonly payout: Movement;
}

/**
 * Grants that were taken. The money is paid out like a transfer, and the grant is pending until it is booked. From then on a
 * share of what the holder earns in that currency, sales above all, goes back to the platform at the moment it is booked: first
 * the fee, then the principal, until nothing is owed. A minimum by date is not simulated.
 */
interface GrantRecords {
  readonly grants: Map<string, GrantRecord>;
}

const REPAYMENT = 'repayment';

function open(state: State): GrantRecords {
  const records: GrantRecords = { grants: new Map() };
  moneyLedger(state).followers.push((movement) => repaymentsOf(state, records, movement));
  return records;
}

const grantRecords = (state: State): GrantRecords => state.records(open);

const bookedAt = ({ entries }: Movement): number =>
  entries.find(({ status }) => status === 'booked')?.at ?? Infinity;

/** Amount paid out of a grant by a moment. */
const paid = (state: State, { id }: GrantRecord, at: number): number =>
  moneyLedger(state)
    .movements.filter((movement) => movement.type === REPAYMENT && movement.reference === id)
    .filter((movement) => bookedAt(movement) <= at)
    .reduce((sum, { amount }) => sum + amount.value, 0);

const holderOf = (state: State, account: string): string | undefined =>
  balancePlatformRecords(state).balanceAccounts.get(account)?.accountHolderId;

/** Whether money is earned: it is not lent, does not come back, and is not the holder's own from another account or a bank. */
const isEarned = (state: State, { from, to, type, returnOf }: Movement): boolean =>
  type !== 'grant' &&
  type !== 'bankTransfer' &&
  returnOf === undefined &&
  holderOf(state, from) !== holderOf(state, to);

/** Each grant takes its share of money that is earned. Together they never take more than that. */
function repaymentsOf(state: State, { grants }: GrantRecords, income: Movement): readonly Move[] {
  const { to: account, amount } = income;
  const at = bookedAt(income);
  const holder = holderOf(state, account);
  if (holder === undefined || at === Infinity || !isEarned(state, income)) return [];
  let rest = amount.value;
  return [...grants.values()].flatMap((grant): Move[] => {
    const isMeant = grant.accountHolderId === holder && grant.amount.currency === amount.currency;
    if (!isMeant || bookedAt(grant.payout) > at) return [];
    const owed = grant.amount.value + grant.fee - paid(state, grant, Infinity);
    const share = Math.floor((amount.value * (grant.offer.repayment?.basisPoints ?? 0)) / 10_000);
    const value = Math.min(share, owed, rest);
    rest -= value;
    if (value <= 0) return [];
    return [
      {
        from: account,
        to: PLATFORM,
        amount: { value, currency: amount.currency },
        category: 'internal',
        type: REPAYMENT,
        steps: [{ status: 'booked', at }],
        reference: grant.id,
        description: 'Repayment of a grant',
        categoryData: { type: 'internal' },
      },
    ];
  });
}

function owedNow(state: State, grant: GrantRecord): Kept<typeof GrantBalance> {
  const { amount, fee } = grant;
  const gone = paid(state, grant, state.now());
  const feeLeft = Math.max(0, fee - gone);
  const principal = amount.value - Math.max(0, gone - fee);
  return { currency: amount.currency, fee: feeLeft, principal, total: feeLeft + principal };
}

function grantOf(state: State, grant: GrantRecord): Kept<typeof Grant> {
  const { accountHolderId, amount, counterparty, fee, grantAccountId, id, offer, payout } = grant;
  const balances = owedNow(state, grant);
  const isPending = bookedAt(payout) > state.now();
  return {
    id,
    grantAccountId,
    grantOfferId: offer.id,
    amount: { ...amount },
    balances,
    counterparty: { ...counterparty, accountHolderId },
    fee: { amount: { value: fee, currency: amount.currency } },
    ...(offer.repayment && { repayment: offer.repayment }),
    status: isPending ? 'Pending' : balances.total > 0 ? 'Active' : 'Repaid',
  };
}

/** The debt on a grant account, one item for each currency. */
export function owedOn(state: State, grantAccountId: string): Kept<typeof GrantBalance>[] {
  const sums = new Map<string, Kept<typeof GrantBalance>>();
  for (const grant of grantRecords(state).grants.values()) {
    if (grant.grantAccountId !== grantAccountId) continue;
    const { currency, fee, principal, total } = owedNow(state, grant);
    const sum = sums.get(currency) ?? { currency, fee: 0, principal: 0, total: 0 };
    sums.set(currency, {
      currency,
      fee: sum.fee + fee,
      principal: sum.principal + principal,
      total: sum.total + total,
    });
  }
  return [...sums.values()];
}

/** Whether a person has taken an offer: it can be taken once. */
export const isTaken = (state: State, offerId: string): boolean =>
  [...grantRecords(state).grants.values()].some(({ offer }) => offer.id === offerId);

/** The offer, while it can be taken: once, and within its time. */
function openOffer(state: State, id: string): GrantRecord['offer'] & { readonly amount: Amount } {
  const offer = balancePlatformRecords(state).grantOffers.get(id);
  if (!offer?.amount) throw invalidField('grantOfferId', 'Names no offer');
  const { amount, startsAt, expiresAt } = offer;
  const isOpen =
    (!startsAt || Date.parse(startsAt) <= state.now()) && (!expiresAt || Date.parse(expiresAt) > state.now());
  if (!isOpen) throw notPossible('The offer is not open');
  if (isTaken(state, id)) throw notPossible('The offer was taken already');
  return { ...offer, amount };
}

/** Where the money goes: an account of the account holder who got the offer. */
function targetOf(
  state: State,
  offer: GrantRecord['offer'],
  counterparty: GrantRecord['counterparty'],
): string {
  const { accountHolders, balanceAccounts } = balancePlatformRecords(state);
  const { accountHolderId, balanceAccountId, transferInstrumentId } = counterparty;
  if (accountHolderId !== undefined && accountHolderId !== offer.accountHolderId)
    throw invalidField('counterparty.accountHolderId', 'The offer is for another account holder');
  if (transferInstrumentId !== undefined && balanceAccountId === undefined) {
    named(legalEntityRecords(state).instruments, transferInstrumentId, 'counterparty.transferInstrumentId');
    return WORLD;
  }
  const id = balanceAccountId ?? accountHolders.get(offer.accountHolderId)?.primaryBalanceAccount ?? '';
  if (balanceAccounts.get(id)?.accountHolderId !== offer.accountHolderId)
    throw invalidField('counterparty.balanceAccountId', 'Not an account of the recipient of the offer');
  return id;
}

export const grantAnswers = {
  createGrant(state, { input: { grantAccountId, grantOfferId, counterparty = {} } }) {
    runSweeps(state);
    if (!balancePlatformRecords(state).grantAccounts.has(grantAccountId))
      throw invalidField('grantAccountId', 'Names no grant account');
    const offer = openOffer(state, grantOfferId);
    if (!isAllowed(state, offer.accountHolderId, 'receiveGrants'))
      throw notPossible('The account holder may not receiveGrants');
    const { amount } = offer;
    const to = targetOf(state, offer, counterparty);
    const category = to === WORLD ? 'bank' : 'internal';
    const id = `GR${state.random.reference()}`;
    const payout = move(state, {
      from: PLATFORM,
      to,
      amount,
      category,
      type: 'grant',
      ...courseOf({ amount: { ...amount, value: 0 }, category }, 'regular', state.now()),
      reference: id,
      description: 'Grant',
      categoryData: { type: category },
      ...(to === WORLD && { counterparty }),
    });
    const grant: GrantRecord = {
      id,
      grantAccountId,
      accountHolderId: offer.accountHolderId,
      counterparty,
      offer,
      amount,
      fee: offer.fee?.amount.value ?? 0,
      payout,
    };
    grantRecords(state).grants.set(id, grant);
    return grantOf(state, grant);
  },

  listGrants(state, { input: { counterpartyAccountHolderId: holder } }) {
    runSweeps(state);
    const grants = [...grantRecords(state).grants.values()];
    const theirs = grants.filter(({ accountHolderId }) => holder === undefined || accountHolderId === holder);
    return { grants: theirs.map((grant) => grantOf(state, grant)) };
  },

  getGrant(state, { input: { id } }) {
    runSweeps(state);
    const grant = grantRecords(state).grants.get(id);
    if (!grant) throw notFound('Grant');
    return grantOf(state, grant);
  },
} satisfies Pick<Answers<typeof transfers>, 'createGrant' | 'listGrants' | 'getGrant'>;
