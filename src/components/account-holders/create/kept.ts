import type { AccountHolderInfo, BalanceAccountInfo } from '../../../client/balance-platform/index.js';
import { KeptIntents } from '../../parts/form/kept-intent.js';

/** A new balance account whose end is not known, by the account holder that it is for. */
export const keptAccounts = /*@__PURE__*/ new KeptIntents<BalanceAccountInfo>({
  name: 'florin-balance-account',
  place: 'session',
  isBody: ({ accountHolderId }) => typeof accountHolderId === 'string',
});

/** A new account holder, with the balance account that is made after it. */
export interface NewHolder {
  readonly holder: Omit<AccountHolderInfo, 'balancePlatform'>;
  readonly account: Omit<BalanceAccountInfo, 'accountHolderId'>;
  /** The account holder, once it is known to be there. */
  readonly made?: string | undefined;
}

/** A new account holder whose end is not known, by the balance platform. */
export const keptHolders = /*@__PURE__*/ new KeptIntents<NewHolder>({
  name: 'florin-account-holder',
  place: 'session',
  isBody: ({ holder, account }) => typeof holder?.legalEntityId === 'string' && account !== undefined,
});
