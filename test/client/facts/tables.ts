import { existsSync } from 'node:fs';

import type { Schema, Table } from '../../../src/client/operation.js';
import { Amount, SignedAmount } from '../../../src/client/values.js';

/** Every interface: the name of its table, and how many operations the platform publishes. */
export const INTERFACES = {
  checkout: { table: 'checkout', count: 28 },
  'checkout-classic': { table: 'checkoutClassic', count: 6 },
  payout: { table: 'payout', count: 6 },
  'bin-lookup': { table: 'binLookup', count: 2 },
  recurring: { table: 'recurring', count: 6 },
  'legal-entity': { table: 'legalEntity', count: 29 },
  'balance-platform': { table: 'balancePlatform', count: 46 },
  transfers: { table: 'transfers', count: 9 },
  'terminal-management': { table: 'terminalManagement', count: 5 },
  disputes: { table: 'disputes', count: 5 },
  'data-protection': { table: 'dataProtection', count: 1 },
  workspace: { table: 'workspace', count: 78 },
  listings: { table: 'listings', count: 9 },
} as const;

export type InterfaceName = keyof typeof INTERFACES;

/** An interface as our client knows it: its rows, and every schema it exports under its name. */
export interface Interface {
  readonly table: Table;
  readonly schemas: ReadonlyMap<Schema, string>;
}

/** Names of the two schemas of money that all interfaces share. */
export const MONEY: readonly string[] = ['@Amount', '@SignedAmount'];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

function schemasOf(module: Readonly<Record<string, unknown>>): Map<Schema, string> {
  const found = new Map<Schema, string>();
  for (const [name, make] of Object.entries(module)) {
    if (typeof make !== 'function' || !/^[A-Z]/.test(name)) continue;
    const schema: unknown = (make as () => unknown)();
    if (isSchema(schema)) found.set(schema, name);
  }
  return found.set(Amount(), '@Amount').set(SignedAmount(), '@SignedAmount');
}

/** The interface as it is in the source, or nothing where there is none yet. */
export async function interfaceOf(name: InterfaceName): Promise<Interface | undefined> {
  const url = new URL(`../../../src/client/${name}/index.ts`, import.meta.url);
  if (!existsSync(url)) return undefined;
  const module = (await import(url.href)) as Record<string, unknown>;
  const table = module[INTERFACES[name].table] as Table | undefined;
  return table && { table, schemas: schemasOf(module) };
}
