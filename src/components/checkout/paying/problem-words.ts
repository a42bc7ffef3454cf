import type { Problem } from '../../../client/pay-once/index.js';
import type { PayingWord } from './words/en.js';

/** Which state an element is in when this keeps it from showing a form. */
export const problemState = ({ code }: Problem): 'offline' | 'unauthorised' | 'error' =>
  code === 'unauthorised' ? code : code === 'network' && !navigator.onLine ? 'offline' : 'error';

/** The sentence that says what happened and who can act. */
export function problemWord(problem: Problem): PayingWord {
  if (problem.code === 'sealing' && problem.detail === 'incomplete') return problem.detail;
  return problemState(problem) === 'offline' ? 'offline' : problem.code;
}

/** What to fill into it. */
export const problemValues = ({ detail = '', retryAfter = 0 }: Problem): Record<string, string> => ({
  detail,
  seconds: String(Math.ceil(retryAfter / 1000)),
});
