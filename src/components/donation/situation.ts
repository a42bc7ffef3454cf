import type { AttemptState } from '../../client/pay-once/index.js';

/** Which of its faces the element shows, and style sheets see; a face without a word takes no space. */
export type Situation =
  | 'loading'
  | 'empty'
  | 'error'
  | 'offline'
  | 'unauthorised'
  | 'closed'
  | 'ready'
  | 'busy'
  | 'action'
  | 'paid'
  | 'pending'
  | 'refused'
  | 'unfinished'
  | 'unknown';

/** How a donation stands, in the words that the page has sentences for. What was cancelled was not made either. */
export function situationOf({ phase, outcome }: AttemptState): Situation {
  if (phase === 'idle') return 'ready';
  if (phase === 'action') return 'action';
  if (phase === 'unknown') return 'unknown';
  if (phase !== 'settled') return 'busy';
  if (outcome === 'paid' || outcome === 'pending' || outcome === 'unknown') return outcome;
  return outcome === 'action-required' ? 'unfinished' : 'refused';
}
