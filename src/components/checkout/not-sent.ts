import type { ProblemCode } from '../../client/pay-once/index.js';

/**
 * Why `submit()` started nothing, or nothing was charged: `incomplete` (the card), `vetoed` (by `florin-before-order-pay`),
 * `dismissed` (the shopper closed the wallet), `disabled`, `not-ready` (no order, no proxy, or no answer yet), or what went wrong on the way.
 */
export type NotSentCode = 'incomplete' | 'vetoed' | 'dismissed' | 'disabled' | 'not-ready' | ProblemCode;

/** What `submit()` rejects with where it is certain that nothing was charged. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
  constructor(readonly code: NotSentCode) {
    super(`Nothing was sent: ${code}`);
  }
}
