import type { TransferData } from '../../../client/transfers/index.js';
import type { ReadTransfers } from '../../parts/transfer/read-transfers.js';

/** Ids of the rules that a transfer has met, whether they stopped it or not. */
export const metBy = ({ transactionRulesResult }: TransferData): readonly string[] =>
  (transactionRulesResult?.triggeredTransactionRules ?? []).flatMap(
    ({ transactionRule }) => transactionRule?.id ?? [],
  );

/** When each rule was triggered. */
export interface KnownHits {
  readonly at: ReadonlyMap<string, readonly string[]>;
  /** There may be more. */
  readonly isCut: boolean;
}

export function hitsOf({ transfers, isCut }: ReadTransfers): KnownHits {
  const at = new Map<string, string[]>();
  for (const transfer of transfers)
    for (const id of metBy(transfer)) {
      const times = at.get(id) ?? [];
      times.push(transfer.creationDate ?? '');
      at.set(id, times);
    }
  return { at, isCut };
}
