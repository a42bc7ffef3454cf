import type {
  listStores,
  listTerminals,
  MerchantAccount,
  Store,
} from '../../client/terminal-management/index.js';
import type { Answering } from '../rows/simulation.js';
import type { TerminalBook } from './book.js';
import type { Account, KnownStore, Place } from './terminals.js';
import { readScope, type Found } from './reading.js';

/** `POST /getTerminalsUnderAccount`: of the company, of one account, or of one store and nothing else. */
export const terminals: Answering<typeof listTerminals> = (state, { input }) => {
  const found = readScope(state, input);
  const { book, account } = found;
  const accounts = account ? [account] : book.accounts;
  return {
    companyAccount: book.companyAccount,
    ...(!account && { inventoryTerminals: idsAt(book, (place) => !place.account) }),
    merchantAccounts: accounts.map((each) => merchantAccount(found, each)),
  };
};

/** `POST /getStoresUnderAccount`. */
export const stores: Answering<typeof listStores> = (state, { input }) => {
  const { book, account } = readScope(state, input);
  return { stores: book.stores.filter((store) => !account || store.account === account).map(shownStore) };
};

export const shownStore = ({ store, description, address, account }: KnownStore): Store => ({
  store,
  description,
  address,
  merchantAccountCode: account.name,
  status: 'Active',
});

function merchantAccount({ book, store: only }: Found, account: Account): MerchantAccount {
  const own = book.stores.filter((store) => store.account === account && (!only || store === only));
  const atAccount = (inventory: boolean) =>
    idsAt(
      book,
      (place) => place.account === account && !place.store && (place.inventory ?? false) === inventory,
    );
  return {
    merchantAccount: account.name,
    ...(!only && { inStoreTerminals: atAccount(false), inventoryTerminals: atAccount(true) }),
    stores: own.map((store) => ({
      ...shownStore(store),
      inStoreTerminals: idsAt(book, (place) => place.store === store),
    })),
  };
}

const idsAt = ({ terminals: all }: TerminalBook, isMeant: (place: Place) => boolean): string[] =>
  all.filter(({ place }) => isMeant(place)).map(({ id }) => id);
