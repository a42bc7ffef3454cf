import type { BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import type { Window } from '../../parts/table/windows.js';
import type { Line } from './line.js';

/** The lines that are known, latest first, and what was learned with them. */
export interface KnownMoney extends KnownRows<Line, Window> {
  /** Accounts of the account holder; none where no account holder is named. */
  readonly accounts: readonly BalanceAccountBase[];
  /** What one account held in each currency, in minor units, at the end of the days that are shown: nothing where that moved meanwhile. */
  readonly held?: ReadonlyMap<string, number> | undefined;
}

export type TransfersRecord = RecordController<KnownMoney, RecordView<KnownMoney>, 'florin-transfers-failed'>;

/** Whose money is shown; empty: that of the whole platform. A seller who has one account holder need not name it. */
export const holderOf = ({
  accountHolder,
  audience,
}: Pick<TransfersElement, 'accountHolder' | 'audience'>): string =>
  accountHolder || (audience === 'seller' ? 'me' : '');

/** What the element says of itself. */
export interface TransfersElement extends RenderingHost {
  transfer: string;
  transaction: string;
  readonly audience: 'operator' | 'seller';
  readonly accountHolder: string;
  readonly timeZone: string;
  readonly typedFrom: number | undefined;
  readonly authentication: boolean;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}
