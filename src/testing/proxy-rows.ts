import type { TableOf } from '../client/interface-modules.js';
import type { InterfaceName } from '../client/interfaces.js';
import type { CallOutput, Operation } from '../client/operation.js';
import { operator } from '../client/operator/index.js';
import { shopper } from '../client/shopper/index.js';
import { matchPath } from '../client/wire/match-path.js';
import { offeredRows, operationOf } from '../proxy/rows/offered-rows.js';

type OwnRows = typeof shopper & typeof operator;
type InterfaceRows = {
  [Name in InterfaceName]: {
    [Row in keyof TableOf<Name> & string as `${Name}.${Row}`]: TableOf<Name>[Row];
  };
}[InterfaceName];
type RowsOf<Tables> = Tables extends unknown ? keyof Tables & string : never;
type RowIn<Tables, Name extends string> = Tables extends Readonly<Record<Name, infer Row>> ? Row : never;

/**
 * A row of the proxy, by its `operationId` in the proxy's contract: `methods`, `pay`, `listPayments`, or an interface and its row,
 * such as `legal-entity.createLegalEntity`.
 */
export type ProxyRowName = keyof OwnRows | RowsOf<InterfaceRows>;

/** The answer that a row of the proxy gives. */
export type ProxyAnswer<Name extends ProxyRowName> = Name extends keyof OwnRows
  ? CallOutput<OwnRows[Name]>
  : CallOutput<RowIn<InterfaceRows, Name>>;

interface ProxyRow {
  readonly name: string;
  readonly path: string;
  readonly row: Operation;
}

const ownRows = Object.entries<Operation>({ ...shopper, ...operator });

/** Of two rows that fit a path, the first is meant: the one with fewer parameters. */
const rows = (): readonly ProxyRow[] => [
  ...ownRows.map(([name, row]) => ({ name, path: row.path, row })),
  ...offeredRows().map((offered) => ({
    name: operationOf(offered),
    path: `/${offered.offer.name}${offered.row.path}`,
    row: offered.own,
  })),
];

/** Throws where a test names a row that the proxy does not have. */
export function proxyRow(name: string): Operation {
  const known = rows();
  const found = known.find((each) => each.name === name);
  if (found) return found.row;
  const [start = ''] = name.split('.');
  const near = known.filter((each) => each.name.split('.').length === name.split('.').length);
  const own = near.filter((each) => !name.includes('.') || each.name.startsWith(`${start}.`));
  const names = (own.length > 0 ? own : near).map((each) => each.name);
  throw new TypeError(`The proxy has no row '${name}'. Its rows are ${names.join(', ')}.`);
}

/** The row that a request is for, and what its path says. */
export function rowAt(method: string, path: string) {
  for (const { name, path: template, row } of rows()) {
    const parameters = row.method === method ? matchPath(template, path) : undefined;
    if (parameters) return { name: name as ProxyRowName, parameters };
  }
  return undefined;
}
