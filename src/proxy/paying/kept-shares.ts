import type { MerchantOrder } from '../platform/merchant-order.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';

/** Kind of the ledger's records of who was to get which part of a payment, by its reference. */
const KIND = 'shares';

/** A part of a payment for one account. `value` is in minor units of the payment's currency; absent where the platform works it out. */
export interface KeptShare {
  readonly type: string;
  readonly account: string;
  readonly value?: number | undefined;
}

/**
 * Writes down what each account is to get, so that a seller can hold it against what was booked. Nothing else depends on it: where the
 * ledger does not take it, the payment goes on.
 */
export async function keepShares(
  { ledger }: Services,
  around: Background,
  reference: string,
  { splits }: { readonly splits?: MerchantOrder['splits'] },
): Promise<void> {
  const shares = (splits ?? []).flatMap(({ type, account, amount }): KeptShare[] =>
    account === undefined ? [] : [{ type, account, ...(amount && { value: amount.value }) }],
  );
  if (shares.length === 0) return;
  await ledger.remember(KIND, reference, JSON.stringify(shares)).catch(() => around.note('shares-not-kept'));
}

/** Nothing where no account was named, or the payment is older than this record. */
export async function keptShares({ ledger }: Services, reference: string): Promise<readonly KeptShare[]> {
  const known = await ledger.recall(KIND, reference);
  return known === undefined ? [] : (JSON.parse(known) as readonly KeptShare[]);
}
