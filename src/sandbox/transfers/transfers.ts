import type { CallInput } from '../../client/operation.js';
import type { CounterpartyInfo, createTransfer, transfers } from '../../client/transfers/index.js';
import { accountFaults } from '../balance-platform/account-numbers.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import { isAllowed } from '../balance-platform/capabilities.js';
import { named } from '../balance-platform/lookup.js';
import { instrumentNow } from '../balance-platform/payment-instruments.js';
import { runSweeps } from '../balance-platform/sweep-runs.js';
import { recordsOf as legalEntityRecords } from '../legal-entity/records.js';
import { invalidField, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { checkProof } from './challenge.js';
import { courseOf } from './course.js';
import { move, moneyLedger } from './ledger.js';
import type { Move, Reason } from './money-ledger.js';
import { WORLD } from './outside.js';
import { pageOf } from './listing.js';
import { past, sides, summaryOf, transferOf, type Side } from './records.js';
import { judge } from './rules.js';

type Order = Omit<CallInput<typeof createTransfer>, 'WWW-Authenticate'>;

/** The account that the money is taken from, or given to where the other side is debited. */
function accountOf(state: State, { balanceAccountId, paymentInstrumentId }: Order): string {
  const { balanceAccounts, paymentInstruments } = balancePlatformRecords(state);
  const isKnown = paymentInstruments.has(paymentInstrumentId ?? '');
  const instrument = isKnown ? instrumentNow(state, paymentInstrumentId ?? '') : undefined;
  if (paymentInstrumentId !== undefined && instrument?.status !== 'active')
    throw invalidField('paymentInstrumentId', 'Names nothing that is active');
  const id = balanceAccountId ?? instrument?.balanceAccountId;
  if (id === undefined || !balanceAccounts.has(id))
    throw invalidField('balanceAccountId', 'Names no balance account of this platform');
  if (instrument && instrument.balanceAccountId !== id)
    throw invalidField('paymentInstrumentId', 'Belongs to another balance account');
  return id;
}

function checkActive(state: State, id: string, field: string): void {
  const { accountHolders, balanceAccounts } = balancePlatformRecords(state);
  const account = balanceAccounts.get(id);
  if (!account) throw invalidField(field, 'Names no balance account of this platform');
  const holder = accountHolders.get(account.accountHolderId);
  if (account.status !== 'active' || holder?.status !== 'active')
    throw notPossible(`The account in '${field}' is not active`);
}

/** The field that names the counterparty, for each category that can be asked for. */
const NAMED_BY: Readonly<Record<string, readonly (keyof CounterpartyInfo)[]>> = {
  bank: ['bankAccount', 'transferInstrumentId'],
  card: ['card'],
  internal: ['balanceAccountId'],
};

function checkCounterparty(state: State, { category, counterparty, type }: Order): void {
  const names = NAMED_BY[category];
  const given = Object.keys(counterparty) as (keyof CounterpartyInfo)[];
  if (!names) throw invalidField('category', 'Cannot be asked for');
  if (given.length !== 1 || !names.includes(given[0] ?? 'card'))
    throw invalidField('counterparty', `Takes one of ${names.join(', ')}`);
  if (type !== undefined && (type === 'bankTransfer') !== (category === 'bank'))
    throw invalidField('type', 'Does not go with the category');
  const { bankAccount, transferInstrumentId } = counterparty;
  const account = bankAccount?.accountIdentification;
  const [fault] = account ? accountFaults(account) : [];
  if (fault)
    throw invalidField(`counterparty.bankAccount.accountIdentification.${fault.field}`, fault.message);
  if (transferInstrumentId !== undefined)
    named(legalEntityRecords(state).instruments, transferInstrumentId, 'counterparty.transferInstrumentId');
}

/** Whether the holder of the account that pays may send money that way. */
function checkCapability(state: State, account: string, { counterparty, type }: Order): void {
  const { balanceAccountId, transferInstrumentId } = counterparty;
  const capability = balanceAccountId
    ? 'sendToBalanceAccount'
    : transferInstrumentId && 'sendToTransferInstrument';
  const holder = balancePlatformRecords(state).balanceAccounts.get(account)?.accountHolderId ?? '';
  if (capability && type !== 'internalDirectDebit' && !isAllowed(state, holder, capability))
    throw notPossible(`The account holder may not ${capability}`);
}

/** Where the money went, without the number of a card. */
function shown({ card, ...others }: CounterpartyInfo): NonNullable<Move['counterparty']> {
  if (!card) return others;
  const { expiryMonth, expiryYear, storedPaymentMethodId } = card.cardIdentification;
  return {
    ...others,
    card: { ...card, cardIdentification: { expiryMonth, expiryYear, storedPaymentMethodId } },
  };
}

function moveOf(state: State, order: Order, account: string): Move {
  const { amount, category, counterparty, description, reference, type = 'internalTransfer' } = order;
  const priority = order.priority ?? order.priorities?.[0] ?? 'regular';
  const other = counterparty.balanceAccountId ?? WORLD;
  const isDebit = type === 'internalDirectDebit';
  const course = courseOf({ amount, category, ...(description && { description }) }, priority, state.now());
  return {
    from: isDebit ? other : account,
    to: isDebit ? account : other,
    amount,
    category,
    type: category === 'bank' ? 'bankTransfer' : category === 'card' ? 'cardTransfer' : type,
    ...course,
    ...(reference && { reference }),
    ...(description && { description }),
    ...(order.referenceForBeneficiary && { referenceForBeneficiary: order.referenceForBeneficiary }),
    ...(order.paymentInstrumentId && { paymentInstrumentId: order.paymentInstrumentId }),
    ...(category === 'bank' && { categoryData: { type: 'bank', priority } }),
    ...(category === 'internal' && { categoryData: { type: 'internal' } }),
    ...(other === WORLD && { counterparty: shown(counterparty) }),
  };
}

/** The course of a transfer that the rules stop: nothing is held, and it fails at once. */
const declined = (at: number, reason: Reason): Required<Pick<Move, 'steps' | 'tracking'>> => ({
  steps: [
    { status: 'received', at },
    { status: 'failed', at, reason },
  ],
  tracking: [],
});

function sideOf(state: State, id: string): Side {
  const side = sides(state).find(({ transferId }) => transferId === id);
  if (!side) throw invalidField('id', 'Names no transfer');
  return side;
}

/** The amount of a transfer that has been returned, or is on its way back. */
const returned = (state: State, id: string): number =>
  moneyLedger(state)
    .movements.filter(({ returnOf, entries }) => returnOf === id && entries.at(-1)?.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.value, 0);

export const transferAnswers = {
  createTransfer(state, { input: { 'WWW-Authenticate': proof, ...order } }) {
    runSweeps(state);
    const { amount, counterparty } = order;
    const account = accountOf(state, order);
    checkActive(state, account, 'balanceAccountId');
    checkCounterparty(state, order);
    if (amount.value === 0) throw invalidField('amount.value', 'Nothing to send');
    const other = counterparty.balanceAccountId;
    if (other === account) throw invalidField('counterparty.balanceAccountId', 'Is the account itself');
    if (other !== undefined) checkActive(state, other, 'counterparty.balanceAccountId');
    checkCapability(state, account, order);
    const planned = moveOf(state, order, account);
    const at = state.now();
    const verdict = judge(state, { ...planned, at });
    checkProof(state, proof, order, verdict.isProofNeeded);
    const { reason, result } = verdict;
    const movement = move(state, {
      ...planned,
      isOrdered: true,
      ...(result && { rules: result }),
      ...(reason && declined(at, reason)),
    });
    const transferId = movement.transferIds.get(account) ?? '';
    const side = { movement, account, transferId, at };
    return { ...summaryOf(state, side), counterparty: shown(counterparty) };
  },

  listTransfers(state, { input }) {
    runSweeps(state);
    const { items, links } = pageOf(
      state,
      'transfers',
      sides(state),
      (side) => ({ side, at: side.at }),
      input,
    );
    return { _links: links, data: items.map((side) => transferOf(state, side)) };
  },

  getTransfer(state, { input: { id } }) {
    runSweeps(state);
    return transferOf(state, sideOf(state, id));
  },

  returnTransfer(state, { input: { transferId, amount, reference } }) {
    runSweeps(state);
    const { movement, account } = sideOf(state, transferId);
    const { category, counterparty, from, type } = movement;
    const isGivable = category === 'bank' || category === 'internal';
    if (account !== movement.to || !isGivable || past(state, movement).at(-1)?.status !== 'booked')
      throw notPossible('Only what came in by a transfer, and is booked, can be given back');
    if (amount.currency !== movement.amount.currency)
      throw invalidField('amount.currency', 'Not the currency of the transfer');
    if (amount.value === 0) throw invalidField('amount.value', 'Nothing to give back');
    const isTooMuch =
      amount.value > movement.amount.value - returned(state, transferId) ||
      amount.value > moneyLedger(state).available(account, amount.currency);
    const answer = { ...(reference && { reference }), transferId };
    if (isTooMuch) return { ...answer, id: state.random.reference(), status: 'Declined' };
    const back = move(state, {
      from: account,
      to: from,
      amount,
      category,
      type,
      ...courseOf({ amount, category }, 'regular', state.now()),
      ...(reference && { reference }),
      description: 'Return',
      returnOf: transferId,
      ...(movement.categoryData && { categoryData: movement.categoryData }),
      ...(counterparty && { counterparty }),
    });
    return { ...answer, id: back.transferIds.get(account), status: 'Authorised' };
  },
} satisfies Pick<
  Answers<typeof transfers>,
  'createTransfer' | 'listTransfers' | 'getTransfer' | 'returnTransfer'
>;
