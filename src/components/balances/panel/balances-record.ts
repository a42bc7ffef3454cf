import type { LitElement } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import {
  readAccounts,
  type Account,
  type AccountsWithEnds,
  type End,
  type NamedAccount,
} from '../../parts/account-holder/read-account.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';

export type { Account, End, NamedAccount };

export interface KnownBalances extends AccountsWithEnds {
  /** Milliseconds since the epoch by the page's clock: when it was read. */
  readonly at: number;
}

export type BalancesRecord = RecordController<
  KnownBalances,
  RecordView<KnownBalances>,
  'florin-balances-failed'
>;

/** What the element says of itself. */
export interface BalancesElement extends LitElement {
  readonly accountHolder: string;
  readonly balanceAccount: string;
  readonly readOnly: boolean;
  readonly undoSeconds: number;
  readonly otherAccounts: readonly NamedAccount[];
}

/** Reads the balances of an account holder, or of one account. */
export const readBalances = async (
  client: Client,
  asked: Pick<BalancesElement, 'accountHolder' | 'balanceAccount'>,
  options: CallOptions,
): Promise<KnownBalances> => ({ ...(await readAccounts(client, asked, options)), at: Date.now() });
