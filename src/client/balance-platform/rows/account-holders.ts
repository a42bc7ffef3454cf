import { get, patch, post } from '../../operation.js';
import {
  AccountHolder,
  AccountHolderInfo,
  AccountHolderPage,
  AccountHolderUpdateRequest,
  BalancePlatform,
  TaxForm,
  TaxFormRequest,
} from '../account-holders.js';
import { BalanceAccountPage } from '../balance-accounts.js';
import { PageRequest } from '../pages.js';

/** Reads the platform itself. */
export const getBalancePlatform = /*@__PURE__*/ get('/balancePlatforms/{id}', { output: BalancePlatform });

/** Lists the account holders of the platform, a page at a time. */
export const listAccountHolders = /*@__PURE__*/ get('/balancePlatforms/{id}/accountHolders', {
  input: PageRequest,
  output: AccountHolderPage,
});

/** Makes an account holder of a legal entity, once for each key. Its capabilities are granted later, once the entity is verified. */
export const createAccountHolder = /*@__PURE__*/ post('/accountHolders', {
  input: AccountHolderInfo,
  output: AccountHolder,
  idempotency: 'required',
  supplied: ['balancePlatform'],
});

/** Reads an account holder, and what its capabilities still wait for. */
export const getAccountHolder = /*@__PURE__*/ get('/accountHolders/{id}', { output: AccountHolder });

/** Changes an account holder; capabilities are asked for this way too. */
export const updateAccountHolder = /*@__PURE__*/ patch('/accountHolders/{id}', {
  input: AccountHolderUpdateRequest,
  output: AccountHolder,
  supplied: ['balancePlatform'],
});

/** Lists the balance accounts of an account holder, without what they hold. */
export const listBalanceAccounts = /*@__PURE__*/ get('/accountHolders/{id}/balanceAccounts', {
  input: PageRequest,
  output: BalanceAccountPage,
});

/** Gives the tax form of an account holder for one year. */
export const getTaxForm = /*@__PURE__*/ get('/accountHolders/{id}/taxForms', {
  input: TaxFormRequest,
  output: TaxForm,
});
