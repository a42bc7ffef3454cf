import type {
  listStores,
  listTerminals,
  MerchantAccount,
  Store,
} from '../../client/terminal-management/index.js';
import type { Answering } from '../rows/simulation.js';
import type { TerminalRecords } from './records.js';
import type { Account, KnownStore, Place } from './terminals.js';
import { readScope, type Found } from './reading.js';

/** `POST /getTerminalsUnderAccount`: of the company, of one account, or of one store and nothing else. */
export const terminals: Answering<typeof listTerminals> = (state, { input }) => {
  const found = readScope(state, input);
  const { records, account } = found;
  const accounts = account ? [account] : records.accounts;
  return {
    companyAccount: records.companyAccount,
    ...(!account && { inventoryTerminals: idsAt(records, (place) => !place.account) }),
    merchantAccounts: accounts.map((each) => merchantAccount(found, each)),
  };
};

/** `POST /getStoresUnderAccount`. */
export const stores: Answering<typeof listStores> = (state, { input }) => {
  const { records, account } = readScope(state, input);
  return { stores: records.stores.filter((store) => !account || store.account === account).map(shownStore) };
};

export const shownStore = ({ store, description, address, account }: KnownStore): Store => ({
  store,
  description,
  address,
  merchantAccountCode: account.name,
  status: 'Active',
});

function merchantAccount({ records, store: only }: Found, account: Account): MerchantAccount {
  const own = records.stores.filter((store) => store.account === account && (!only || store === only));
  const atAccount = (inventory: boolean) =>
    idsAt(
      records,
      (place) => place.account === account && !place.store && (place.inventory ?? false) === inventory,
    );
  return {
    merchantAccount: account.name,
    ...(!only && { inStoreTerminals: atAccount(false), inventoryTerminals: atAccount(true) }),
    stores: own.map((store) => ({
      ...shownStore(store),
      inStoreTerminals: idsAt(records, (place) => place.store === store),
    })),
  };
}

const idsAt = ({ terminals: all }: TerminalRecords, isMeant: (place: Place) => boolean): string[] =>
  all.filter(({ place }) => isMeant(place)).map(({ id }) => id);
