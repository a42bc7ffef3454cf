import type { balancePlatform, AccountHolderInfo } from '../../client/balance-platform/index.js';
import { recordsOf as legalEntityRecords } from '../legal-entity/records.js';
import { invalidField, notFound, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { balancePlatformRecords } from './platform-records.js';
import { accountHolderNow, askFor, checkCapabilities } from './capabilities.js';
import { checkTimeZone, found, given, named, pageOf } from './lookup.js';
import { taxForm } from './tax-form.js';

/** Capabilities that every holder may ask for, without the merchant naming them. */
const USUAL = {
  receiveFromPlatformPayments: { requested: true },
  receiveFromBalanceAccount: { requested: true },
  sendToBalanceAccount: { requested: true },
  sendToTransferInstrument: { requested: true },
};

/** Every request works on the credential's own platform. */
export function checkPlatform(state: State, id: string | undefined, field = 'balancePlatform'): void {
  if (id !== undefined && id !== balancePlatformRecords(state).platform.id)
    throw invalidField(field, 'Not the platform of this credential');
}

function platformOf(state: State, id: string) {
  const { platform } = balancePlatformRecords(state);
  if (id !== platform.id) throw notFound('Balance platform');
  return platform;
}

const holderOf = (state: State, id: string) =>
  found(balancePlatformRecords(state).accountHolders, id, 'Account holder');

function checkHolder(state: State, input: Omit<AccountHolderInfo, 'legalEntityId'>): void {
  checkPlatform(state, input.balancePlatform);
  checkTimeZone(input.timeZone);
  checkCapabilities(input.capabilities);
}

export const accountHolderAnswers = {
  getBalancePlatform: (state, { input: { id } }) => platformOf(state, id),

  listAccountHolders(state, { input: { id, ...asked } }) {
    platformOf(state, id);
    const { items, ...page } = pageOf([...balancePlatformRecords(state).accountHolders.values()], asked);
    return { accountHolders: items.map((holder) => accountHolderNow(state, holder)), ...page };
  },

  createAccountHolder(state, { input: { capabilities, ...input } }) {
    checkHolder(state, { capabilities, ...input });
    named(legalEntityRecords(state).entities, input.legalEntityId, 'legalEntityId');
    const { accountHolders, platform } = balancePlatformRecords(state);
    const id = `AH${state.random.reference()}`;
    const holder = {
      timeZone: 'Europe/Amsterdam',
      ...given(input),
      id,
      balancePlatform: platform.id,
      status: 'active' as const,
    };
    const kept = { ...holder, capabilities: askFor(state, holder, capabilities ?? USUAL) };
    accountHolders.set(id, kept);
    return accountHolderNow(state, kept);
  },

  getAccountHolder: (state, { input: { id } }) => accountHolderNow(state, holderOf(state, id)),

  updateAccountHolder(state, { input: { id, verificationDeadlines: _ours, capabilities, ...input } }) {
    const { accountHolders, balanceAccounts } = balancePlatformRecords(state);
    const holder = holderOf(state, id);
    checkHolder(state, { capabilities, ...input });
    if (holder.status === 'closed') throw notPossible('A closed account holder stays closed');
    const accounts = [...balanceAccounts.values()].filter(({ accountHolderId }) => accountHolderId === id);
    const primary = input.primaryBalanceAccount;
    if (primary !== undefined && !accounts.some((account) => account.id === primary))
      throw invalidField('primaryBalanceAccount', 'No balance account of this account holder');
    if (input.status === 'closed' && accounts.some(({ status }) => status !== 'closed'))
      throw notPossible('An account holder is closed after its balance accounts');
    const changed = { ...holder, ...given(input) };
    const kept = { ...changed, capabilities: askFor(state, changed, capabilities ?? {}) };
    accountHolders.set(id, kept);
    return accountHolderNow(state, kept);
  },

  listBalanceAccounts(state, { input: { id, ...asked } }) {
    holderOf(state, id);
    const accounts = [...balancePlatformRecords(state).balanceAccounts.values()];
    const own = accounts.filter(({ accountHolderId }) => accountHolderId === id);
    const { items, ...page } = pageOf(own, asked);
    return { balanceAccounts: items, ...page };
  },

  getTaxForm(state, { input: { id, formType, year } }) {
    const holder = holderOf(state, id);
    if (year < 2010 || year >= new Date(state.now()).getUTCFullYear())
      throw invalidField('year', 'A year that is over, from 2010 on');
    return { content: taxForm(state, holder, formType, year), contentType: 'application/pdf' as const };
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
