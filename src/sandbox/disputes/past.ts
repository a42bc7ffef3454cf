import { DAY } from '../../facts/instant.js';
import type { Modification, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import type { Dispute } from './dispute.js';
import { announceDispute, endDefense } from './dispute-events.js';
import { DEFENSE_PERIOD, DISPUTE_REASONS, type DisputeReason } from './reasons.js';

/** Days that have gone by since each dispute was opened, of the 18 that a merchant has; the scheme's reason; the scheme. */
const PAST = [
  [0, '10.4', 'visa'],
  [1, '13.1', 'visa'],
  [3, '13.3', 'visa'],
  [8, '13.2', 'visa'],
  [13, '12.6', 'visa'],
  [17, '4853', 'mc'],
  [20, '13.1', 'visa'],
  [15, 'UA02', 'discover'],
  [16, 'return', 'klarna'],
] as const;

type Past = readonly [age: number, code: string, brand: string];

/** Days after it was opened on which a dispute of long ago ended otherwise than by its deadline. */
const ENDED_AFTER = 12;

/** How disputes of long ago ended, in turn. */
const ENDS = ['won', 'accepted', 'lost', 'open'] as const;

/** Days from a payment to its dispute. */
const BEFORE = 30;

/** A payment by card in the past, captured at once. */
function pastPayment(state: State, at: number, brand: string): Payment {
  const { random } = state;
  const merchantReference = `sale-${random.digits(6)}`;
  const amount = { value: 1000 + Number(random.digits(4)), currency: 'EUR' };
  const capture: Modification = {
    pspReference: random.reference(),
    kind: 'capture',
    amount,
    reference: undefined,
    cause: undefined,
    facts: {},
    at,
    bookedAt: at,
  };
  return {
    pspReference: random.reference(),
    merchantAccount: state.merchantAccount ?? '',
    merchantReference,
    orderReference: merchantReference,
    amount,
    method: 'scheme',
    card: {
      brand,
      lastFour: random.digits(4),
      expiryMonth: '03',
      expiryYear: '2030',
      holderName: undefined,
      steps: [],
      answer: 'APPROVED',
    },
    securityCodeGiven: true,
    hasAddress: true,
    returnUrl: '',
    shopperLocale: 'en',
    shopperReference: undefined,
    store: false,
    recurringProcessingModel: undefined,
    idempotencyKey: undefined,
    returnParameter: 'redirectResult',
    at,
    steps: [],
    answer: 'APPROVED',
    settledAt: at,
    authCode: random.digits(6),
    modifications: [capture],
  };
}

/** The merchant has taken it, or the shopper's bank has decided; one that stays open has run out. */
function end(state: State, dispute: Dispute, status: (typeof ENDS)[number]): void {
  const { payment, amount, pspReference } = dispute;
  const at = dispute.openedAt + ENDED_AFTER * DAY;
  dispute.status = status;
  if (status === 'lost')
    announceDispute(state, dispute, { eventCode: 'PREARBITRATION_LOST', at, disputeStatus: 'Lost' });
  if (status !== 'won') return;
  payment.modifications.push({
    pspReference,
    kind: 'chargebackReversal',
    amount,
    reference: undefined,
    cause: 'CHARGEBACK_REVERSED',
    facts: {},
    at,
    bookedAt: at,
  });
  announceDispute(state, dispute, { eventCode: 'CHARGEBACK_REVERSED', at, disputeStatus: 'Won' });
}

/** Those of every sandbox; beyond them, older ones over the whole time that the platform looks back on. */
function pasts({ disputes = PAST.length, days = 60 }: State['history']): readonly Past[] {
  const more = Math.max(0, disputes - PAST.length);
  const oldest = DEFENSE_PERIOD / DAY + 1;
  const older = Array.from({ length: more }, (_, at): Past => {
    const [, code, brand] = PAST[at % PAST.length]!;
    return [Math.round(oldest + (Math.max(0, days - oldest) * at) / more), code, brand];
  });
  return [...PAST.slice(0, disputes), ...older];
}

function pastDispute(state: State, [age, code, brand]: Past, at: number): Dispute {
  const reason = DISPUTE_REASONS.find((each) => each.code === code) as DisputeReason;
  const openedAt = state.now() - age * DAY;
  const payment = pastPayment(state, openedAt - BEFORE * DAY, brand);
  const { amount } = payment;
  const isLongAgo = at >= PAST.length;
  const dispute: Dispute = {
    pspReference: state.random.reference(),
    payment,
    reason,
    amount,
    openedAt,
    defendBefore: openedAt + DEFENSE_PERIOD,
    status: 'open',
    documents: new Map(),
  };
  payment.modifications.push({
    pspReference: dispute.pspReference,
    kind: 'chargeback',
    amount,
    reference: undefined,
    cause: 'CHARGEBACK',
    facts: {},
    at: openedAt,
    bookedAt: openedAt,
  });
  state.payments.push(payment);
  announceDispute(state, dispute, { eventCode: 'CHARGEBACK', at: openedAt, disputeStatus: 'Undefended' });
  if (isLongAgo) end(state, dispute, ENDS[at % ENDS.length] ?? 'open');
  if (dispute.defendBefore <= state.now()) endDefense(state, dispute, dispute.defendBefore);
  else state.calendar.add(dispute.defendBefore, (at) => endDefense(state, dispute, at));
  return dispute;
}

/** Disputes that were there before the sandbox started, of all ages, by all reasons; the last is past its deadline. */
export const pastDisputes = (state: State): readonly Dispute[] =>
  pasts(state.history)
    .map((each, at) => pastDispute(state, each, at))
    .toSorted((a, b) => a.openedAt - b.openedAt);
