import type {
  AssignTerminalsRequest,
  Store,
  TerminalPlace,
  TerminalsResponse,
} from '../../../client/terminal-management/index.js';

/**
 * Where a terminal is: in the company's inventory, in use with a merchant account, in that account's inventory (`stock`), or
 * in one of its stores.
 */
export interface Place {
  readonly kind: 'inventory' | 'in-use' | 'stock' | 'store';
  readonly account?: string | undefined;
  readonly store?: string | undefined;
}

/** One terminal as the list has it: where it is, and what its id says. */
export interface TerminalRow {
  readonly id: string;
  readonly model: string;
  readonly serial: string;
  readonly place: Place;
}

export interface Account {
  readonly name: string;
  readonly stores: readonly Store[];
}

/** All terminals there are, with the places that they can be in. */
export interface Fleet {
  readonly company: string;
  /** Whether the whole company was listed, so that its inventory is a place to move to. */
  readonly isCompany: boolean;
  readonly accounts: readonly Account[];
  readonly rows: readonly TerminalRow[];
}

export const INVENTORY: Place = { kind: 'inventory' };

/** What an address and a choice call a place; one key for each place. */
export const keyOf = ({ kind, account, store }: Place): string =>
  [kind, account, store].filter((part) => part !== undefined).join('/');

/** What an account with all that is in it is called where a list is narrowed. */
export const accountKey = (account: string): string => `account/${account}`;

export const isSame = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

/** An id is the model and the serial number. */
function rowOf(id: string, place: Place): TerminalRow {
  const at = id.lastIndexOf('-');
  return { id, model: at < 0 ? '' : id.slice(0, at), serial: id.slice(at + 1), place };
}

/** The terminals of an answer, each with its place. */
export function readFleet({
  companyAccount,
  inventoryTerminals,
  merchantAccounts = [],
}: TerminalsResponse): Fleet {
  const at = (ids: readonly string[] = [], place: Place): TerminalRow[] => ids.map((id) => rowOf(id, place));
  const rows = merchantAccounts.flatMap(({ merchantAccount: account, stores = [], ...own }) => [
    ...stores.flatMap(({ store, inStoreTerminals }) =>
      at(inStoreTerminals, { kind: 'store', account, store }),
    ),
    ...at(own.inStoreTerminals, { kind: 'in-use', account }),
    ...at(own.inventoryTerminals, { kind: 'stock', account }),
  ]);
  return {
    company: companyAccount,
    isCompany: inventoryTerminals !== undefined || merchantAccounts.length > 1,
    accounts: merchantAccounts.map(({ merchantAccount, stores = [] }) => ({ name: merchantAccount, stores })),
    rows: [...rows, ...at(inventoryTerminals, INVENTORY)],
  };
}

/** Where an answer about one terminal says that it is. */
export function placeOf({ merchantAccount: account, merchantInventory, store }: TerminalPlace): Place {
  if (!account) return INVENTORY;
  if (store) return { kind: 'store', account, store };
  return { kind: merchantInventory ? 'stock' : 'in-use', account };
}

/** How many terminals are in each place, in each account, and in all, by key; '' is all of them. */
export function countsOf(rows: readonly TerminalRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { place } of rows) {
    add('');
    add(keyOf(place));
    if (place.account !== undefined) add(accountKey(place.account));
  }
  return counts;
}

/** Whether a terminal is in what a key stands for. */
export const isIn = ({ place }: TerminalRow, key: string): boolean =>
  key === '' || keyOf(place) === key || (place.account !== undefined && accountKey(place.account) === key);

/**
 * What is sent to move terminals to a place. An account without a store wants it said whether it keeps them in its
 * inventory; nothing but the company is the company's own inventory.
 */
export function assignmentTo({
  kind,
  account,
  store,
}: Place): Omit<AssignTerminalsRequest, 'companyAccount' | 'terminals'> {
  if (kind === 'inventory') return {};
  if (kind === 'store') return { merchantAccount: account, store };
  return { merchantAccount: account, merchantInventory: kind === 'stock' };
}

/** The same with the stores of another answer, which knows of stores without terminals, and of accounts with no others. */
export function withStores(fleet: Fleet, stores: readonly Store[]): Fleet {
  const names = new Set([
    ...fleet.accounts.map(({ name }) => name),
    ...stores.flatMap(({ merchantAccountCode }) => merchantAccountCode ?? []),
  ]);
  const accounts = [...names].map((name): Account => {
    const known = fleet.accounts.find((account) => account.name === name)?.stores ?? [];
    const codes = new Set(known.map(({ store }) => store));
    const others = stores.filter((each) => each.merchantAccountCode === name && !codes.has(each.store));
    return { name, stores: [...known, ...others] };
  });
  return { ...fleet, accounts };
}

/** All places that terminals can be moved to. */
export const placesOf = ({ isCompany, accounts }: Fleet): readonly Place[] => [
  ...accounts.flatMap(({ name: account, stores }): Place[] => [
    ...stores.map(({ store }): Place => ({ kind: 'store', account, store })),
    { kind: 'in-use', account },
    { kind: 'stock', account },
  ]),
  ...(isCompany ? [INVENTORY] : []),
];
