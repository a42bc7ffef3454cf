import { disableRecurringDetail } from '../../../client/recurring/index.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { RecurringDetailsRemove } from '../events.js';
import type { StoredDetail } from '../panel/stored-detail.js';

/** What is to be disabled: these, all of them for one use, or whatever the shopper has. */
export interface Removal extends RecurringDetailsRemove {
  readonly details: readonly StoredDetail[];
}

/** Whom an operator means is theirs to say. */
export const disableRow = /*@__PURE__*/ keyedRow('recurring', {
  ...disableRecurringDetail,
  supplied: ['merchantAccount'] as const,
});

/** What is sent. Without a reference, all of the shopper's are meant. */
export function bodyOf(shopperReference: string, { scope, contract, details: [first] }: Removal) {
  return {
    shopperReference,
    ...(scope === 'detail' && { recurringDetailReference: first?.id ?? '' }),
    ...(contract && { contract }),
  };
}

/** The platform answers in a text; its examples have it in brackets. Any other text is no success for certain. */
export const isDone = (response: string | undefined): boolean =>
  /^\[?(?:detail|all-details)-successfully-disabled\]?$/.test(response ?? '');

/** Whether nothing that was to be disabled is there any more. */
export function isGone({ scope, contract, details }: Removal, left: readonly StoredDetail[]): boolean {
  const still = scope === 'detail' ? left.filter(({ id }) => details.some((each) => each.id === id)) : left;
  return !still.some(({ contracts }) => contract === '' || contracts.includes(contract));
}
