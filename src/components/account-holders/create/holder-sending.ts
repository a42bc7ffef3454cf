import { createAccountHolder } from '../../../client/balance-platform/rows/account-holders.js';
import { createBalanceAccount } from '../../../client/balance-platform/rows/balance-accounts.js';
import { MoneySending } from '../../parts/money-form/money-sending.js';
import type { Ending } from '../../parts/resource/ending.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';

export const createHolderRow = /*@__PURE__*/ keyedRow('balance-platform', createAccountHolder);
export const createAccountRow = /*@__PURE__*/ keyedRow('balance-platform', createBalanceAccount);

/** Sends under one key until the end is known. */
export class HolderSending extends MoneySending {
  check<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.during('checking', act);
  }

  send<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.during('sending', act);
  }

  end(error: unknown, isDoubtful: boolean): Ending {
    return this.endOf(this.fail(error), isDoubtful, error);
  }
}
