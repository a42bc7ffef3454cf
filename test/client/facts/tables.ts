import { MODULES, schemasIn, tableOf } from '../../../src/client/interface-modules.js';
import type { InterfaceName } from '../../../src/client/interfaces.js';
import type { Schema, Table } from '../../../src/client/operation.js';
import { Amount, SignedAmount } from '../../../src/client/schema/values.js';

/** How many operations the platform publishes of each interface. */
export const COUNTS: Readonly<Record<InterfaceName, number>> = {
  checkout: 28,
  'checkout-classic': 6,
  payout: 6,
  'bin-lookup': 2,
  recurring: 6,
  'legal-entity': 29,
  'balance-platform': 46,
  transfers: 9,
  'terminal-management': 5,
  disputes: 5,
  'data-protection': 1,
  workspace: 78,
  listings: 9,
};

/** An interface as our client knows it: its rows, and every schema it exports under its name. */
export interface Interface {
  readonly table: Table;
  readonly schemas: ReadonlyMap<Schema, string>;
}

/** Names of the two schemas of money that all interfaces share. */
export const MONEY: readonly string[] = ['@Amount', '@SignedAmount'];

/** The interface as it is in the source. */
export const interfaceOf = (name: InterfaceName): Interface => ({
  table: tableOf(name),
  schemas: new Map([
    ...[...schemasIn(MODULES[name])].map(([own, schema]) => [schema, own] as const),
    [Amount(), '@Amount'],
    [SignedAmount(), '@SignedAmount'],
  ]),
});
