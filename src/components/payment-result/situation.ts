import type { AttemptState, Problem } from '../../client/pay-once/index.js';
import type { Word as PaymentResultWord } from '../../words/compiled/payment-result/en.js';

/** What style sheets see; an outcome stands beside `ready`. */
export type Situation = 'loading' | 'ready' | 'action' | 'empty' | 'error' | 'offline' | 'unauthorised';

export interface Known {
  readonly attempt: AttemptState;
  /** Why the attempt of an order could not be looked up. */
  readonly problem: Problem | undefined;
  /** There is no order, or no known attempt of it. */
  readonly nothingKnown: boolean;
  /** A result is on screen and being checked again. */
  readonly checking: boolean;
  readonly online: boolean;
}

/** Which of its faces the element shows; what it says of the payment comes from the attempt alone. */
export function situationOf({ attempt, nothingKnown, checking, online, ...known }: Known): Situation {
  const { phase, outcome } = attempt;
  const problem = known.problem ?? attempt.problem;
  if (phase === 'action') return 'action';
  if (phase === 'settled' || checking) return 'ready';
  if (problem?.code === 'unauthorised') return 'unauthorised';
  if (outcome === 'unknown') return 'ready';
  if (!online && (phase === 'verifying' || problem)) return 'offline';
  if (problem) return 'error';
  return nothingKnown ? 'empty' : 'loading';
}

/** True where the payment could not be looked up. */
export const isTrouble = (situation: Situation): boolean =>
  situation === 'error' || situation === 'offline' || situation === 'unauthorised';

/** What to say in a situation that is not a result, for the person who can act on it. */
export function sentenceOf(situation: Situation, problem: Problem | undefined): PaymentResultWord {
  if (situation !== 'error') return situation === 'ready' ? 'loading' : situation;
  const code = problem?.code;
  if (code === 'network' || code === 'timeout') return 'network';
  if (code === 'rate-limited') return code;
  return code === 'unknown-order' || code === 'unknown-attempt' ? 'unknown-payment' : 'shop';
}
