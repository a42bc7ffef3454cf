import { OUTCOMES, type Outcome } from '../outcome.js';
import { isOnPaper, type Action } from '../shopper/attempt.js';
import type { AttemptAnswer } from '../shopper/index.js';
import type { Amount } from '../schema/values.js';
import type { Problem } from './problem.js';

/**
 * Where one attempt stands:
 * `idle` → `sealing` → `sending` → `action` (the bank asks) → `verifying` (asking the ledger) → `settled` or `unknown`.
 */
export type Phase = 'idle' | 'sealing' | 'sending' | 'action' | 'verifying' | 'settled' | 'unknown';

export interface AttemptState {
  readonly phase: Phase;
  /** Absent while idle, and on a return page until the ledger has named the attempt. */
  readonly key?: string | undefined;
  /**
   * In `settled` any but `unknown`; in `unknown` always `unknown`; in `action` `pending`, where the shopper pays elsewhere;
   * absent elsewhere.
   */
  readonly outcome?: Outcome | undefined;
  /** The ledger's last answer about this key. */
  readonly answer?: AttemptAnswer | undefined;
  /** In `action`: what the bank asks for. */
  readonly action?: Action | undefined;
  /** In `action`: true where it was asked for earlier, so that a redirect waits for a click instead of looping. */
  readonly resumed?: boolean | undefined;
  /** In `idle`: why nothing was sent. In `verifying` and `unknown`: why the outcome is not known. */
  readonly problem?: Problem | undefined;
}

/** What an answer must be about to count. */
export interface Expected {
  readonly order: string;
  /** What the button said; unknown for an attempt found after a reload. */
  readonly amount?: Amount | undefined;
}

export type AttemptEvent =
  /** The shopper decided; the key exists before anything is awaited. */
  | { readonly type: 'begun'; readonly key: string }
  | { readonly type: 'sent' }
  /** It is certain that nothing was and nothing will be charged. */
  | { readonly type: 'unsent'; readonly problem: Problem }
  /** An attempt is known from storage or the server, or its details are on their way. */
  | { readonly type: 'found'; readonly key: string | undefined }
  | { readonly type: 'doubted'; readonly problem: Problem | undefined }
  | {
      readonly type: 'answered';
      readonly answer: AttemptAnswer;
      readonly expected: Expected;
      /** True where the answer follows what this page has just handed in, so that a bank's step may begin at once. */
      readonly isFresh: boolean;
    }
  /** The page cannot do what the bank asks for. */
  | { readonly type: 'stranded' }
  /** Asked often enough. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'reset' };

export const IDLE: AttemptState = { phase: 'idle' };

/** Whether Pay may be pressed: nothing is open, and nothing or only a part has been paid. */
export const canPay = ({ phase, outcome, answer }: AttemptState): boolean =>
  phase === 'idle' ||
  outcome === 'refused' ||
  outcome === 'cancelled' ||
  (phase === 'settled' && answer?.remaining !== undefined);

/** Whether the attempt stands still until the shopper acts. */
export const isResting = ({ phase }: AttemptState): boolean =>
  phase === 'idle' || phase === 'settled' || phase === 'unknown';

const isOpen = ({ phase, outcome }: AttemptState): boolean =>
  phase === 'sending' ||
  phase === 'action' ||
  phase === 'verifying' ||
  phase === 'unknown' ||
  outcome === 'pending' ||
  outcome === 'action-required';

/** The one place that decides what follows what; an event that does not fit changes nothing. */
export function next(state: AttemptState, event: AttemptEvent): AttemptState {
  const { phase, key } = state;
  switch (event.type) {
    case 'begun':
      return canPay(state) ? { phase: 'sealing', key: event.key } : state;
    case 'sent':
      return phase === 'sealing' ? { phase: 'sending', key } : state;
    case 'unsent':
      return phase === 'sealing' || phase === 'sending' ? { phase: 'idle', problem: event.problem } : state;
    case 'found':
      return phase === 'idle' || isOpen(state) ? { phase: 'verifying', key: event.key } : state;
    case 'doubted':
      return isOpen(state) ? { phase: 'verifying', key, problem: event.problem } : state;
    case 'answered':
      return isOpen(state) ? afterAnswer(state, event) : state;
    case 'stranded':
      return phase === 'action'
        ? { ...state, phase: 'settled', outcome: state.outcome ?? 'action-required' }
        : state;
    case 'exhausted':
      return phase === 'verifying' ? { ...state, phase: 'unknown', outcome: 'unknown' } : state;
    case 'reset':
      return canPay(state) ? IDLE : state;
  }
}

/** The ledger's promise that the attempt never begins. What it would have cost says nothing: it costs nothing. */
const isNotSent = ({ outcome, reason }: AttemptAnswer): boolean =>
  outcome === 'cancelled' && reason === 'not-sent';

const isAbout = (answer: AttemptAnswer, { order, amount }: Expected): boolean =>
  answer.order === order &&
  (!amount ||
    isNotSent(answer) ||
    (answer.amount.value === amount.value && answer.amount.currency === amount.currency));

/** What is to be paid at a till or by a transfer is pending; any other action is required. */
const fitsAction = (action: Action, outcome: Outcome): boolean =>
  outcome === 'action-required' || (outcome === 'pending' && isOnPaper(action));

/** Reads the ledger's answer; what contradicts itself or speaks of something else says nothing about this attempt. */
function afterAnswer(
  state: AttemptState,
  { answer, expected, isFresh }: AttemptEvent & { type: 'answered' },
): AttemptState {
  const key = state.key ?? answer.key;
  const { action } = answer;
  const outcome = OUTCOMES.find((known) => known === answer.outcome) ?? 'unknown';
  const isLimited = state.problem?.code === 'rate-limited';
  if (answer.key !== key || !isAbout(answer, expected) || (action && !fitsAction(action, outcome)))
    return { phase: 'verifying', key, problem: { code: 'contract' } };
  if (isNotSent(answer)) return { phase: 'idle', problem: isLimited ? state.problem : { code: 'network' } };
  if (action)
    return {
      phase: 'action',
      key,
      answer,
      action,
      resumed: !isFresh,
      ...(outcome === 'pending' && { outcome }),
    };
  if (!answer.settled && outcome !== 'action-required' && outcome !== 'pending')
    return { phase: 'verifying', key, answer };
  if (outcome === 'unknown') return { phase: 'unknown', key, answer, outcome };
  return { phase: 'settled', key, answer, outcome };
}
