import * as balancePlatform from './balance-platform/index.js';
import * as binLookup from './bin-lookup/index.js';
import * as checkoutClassic from './checkout-classic/index.js';
import * as checkout from './checkout/index.js';
import * as dataProtection from './data-protection/index.js';
import * as disputes from './disputes/index.js';
import type { InterfaceName } from './interfaces.js';
import * as legalEntity from './legal-entity/index.js';
import * as listings from './listings/index.js';
import type { Schema, Table } from './operation.js';
import * as payout from './payout/index.js';
import * as recurring from './recurring/index.js';
import * as terminalManagement from './terminal-management/index.js';
import * as transfers from './transfers/index.js';
import * as workspace from './workspace/index.js';

type Module = Readonly<Record<string, unknown>>;

/** All that each interface exports. For servers, commands and tests: a page that imports this loads every row. */
export const MODULES = {
  checkout,
  'checkout-classic': checkoutClassic,
  payout,
  'bin-lookup': binLookup,
  recurring,
  'legal-entity': legalEntity,
  'balance-platform': balancePlatform,
  transfers,
  'terminal-management': terminalManagement,
  disputes,
  'data-protection': dataProtection,
  workspace,
  listings,
} as const satisfies Readonly<Record<InterfaceName, Module>>;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The table of an interface, with the types of its rows. */
export type TableOf<Name extends InterfaceName> = (typeof MODULES)[Name][CamelCase<Name> &
  keyof (typeof MODULES)[Name]];

export const INTERFACE_NAMES = Object.keys(MODULES) as readonly InterfaceName[];

/** What an interface's table is exported as: `legalEntity` of `legal-entity`. */
export const tableNameOf = (name: InterfaceName): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every row of an interface by its name. */
export const tableOf = (name: InterfaceName): Table => (MODULES[name] as Module)[tableNameOf(name)] as Table;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas that a module exports: each stands behind a function without parameters, under a name with a capital. */
export function* schemasIn(module: Module): Generator<readonly [name: string, schema: Schema]> {
  for (const [name, make] of Object.entries(module)) {
    if (typeof make !== 'function' || !/^[A-Z]/.test(name)) continue;
    const schema: unknown = (make as () => unknown)();
    if (isSchema(schema)) yield [name, schema];
  }
}
