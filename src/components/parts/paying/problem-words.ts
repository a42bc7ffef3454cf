import type { Problem } from '../../../client/pay-once/index.js';
import type { Word as PayingWord } from '../../../words/compiled/parts/paying/en.js';

/** What an element has words for already, before anything is paid. */
export type ElementWord = 'paying' | 'offline' | 'network' | 'cardRetry' | 'cardNotSealed';

/** Which state an element is in when this keeps it from showing a form. */
export const problemState = ({ code }: Problem): 'offline' | 'unauthorised' | 'error' =>
  code === 'unauthorised' ? code : code === 'network' && !navigator.onLine ? 'offline' : 'error';

/** The sentence that says what happened and who can act. */
export function problemWord(problem: Problem): PayingWord | ElementWord {
  const { code, detail } = problem;
  if (code === 'sealing') return detail === 'incomplete' ? detail : 'cardNotSealed';
  return problemState(problem) === 'offline' ? 'offline' : code;
}

/** What to fill into it. */
export const problemValues = ({ detail = '', retryAfter = 0 }: Problem): Record<string, string | number> => ({
  detail,
  seconds: Math.ceil(retryAfter / 1000),
});
