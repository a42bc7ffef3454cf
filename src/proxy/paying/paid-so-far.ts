import type { PaidPart } from '../../client/shopper/index.js';
import { isOwn } from './attempt-reply.js';
import type { Attempt } from '../ledger/attempt.js';
import type { Call } from '../services.js';

/** What an order was paid with so far. Of another session's part, its amount alone. */
export const paidSoFar = (parts: readonly Attempt[], call: Call): PaidPart[] =>
  parts.map((part) => ({
    amount: { value: part.authorised, currency: part.amount.currency },
    ...(isOwn(part, call) && {
      ...(part.facts.brand !== undefined && { brand: part.facts.brand }),
      ...(part.facts.lastFour !== undefined && { lastFour: part.facts.lastFour }),
      isRemovable: true,
    }),
  }));
