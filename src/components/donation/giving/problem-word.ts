import type { Problem } from '../../../client/pay-once/index.js';
import type { Word } from '../../../words/compiled/donation/giving/en.js';

/** The sentence for why nothing was sent. */
export function problemWord(problem: Problem | undefined): Word | undefined {
  switch (problem?.code) {
    case undefined:
      return undefined;
    case 'network':
    case 'timeout':
      return 'not-sent';
    case 'amount-changed':
    case 'rate-limited':
      return problem.code;
    case 'order-paid':
    case 'attempt-open':
      return 'made-elsewhere';
    default:
      return 'shop';
  }
}
