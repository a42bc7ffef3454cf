import * as balancePlatform from '../../client/balance-platform/index.js';
import * as binLookup from '../../client/bin-lookup/index.js';
import * as checkoutClassic from '../../client/checkout-classic/index.js';
import * as checkout from '../../client/checkout/index.js';
import * as dataProtection from '../../client/data-protection/index.js';
import * as disputes from '../../client/disputes/index.js';
import type { InterfaceName } from '../../client/interfaces.js';
import * as legalEntity from '../../client/legal-entity/index.js';
import * as listings from '../../client/listings/index.js';
import type { Schema } from '../../client/operation.js';
import * as operator from '../../client/operator/index.js';
import * as payout from '../../client/payout/index.js';
import * as recurring from '../../client/recurring/index.js';
import * as shopper from '../../client/shopper/index.js';
import * as terminalManagement from '../../client/terminal-management/index.js';
import * as transfers from '../../client/transfers/index.js';
import { Amount, SignedAmount } from '../../client/values.js';
import * as workspace from '../../client/workspace/index.js';

type Module = Readonly<Record<string, unknown>>;

const MODULES: Readonly<Record<InterfaceName, Module>> = {
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
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas that a module exports: each stands behind a function without parameters, under a name with a capital. */
function* schemasIn(module: Module): Generator<readonly [name: string, schema: Schema]> {
  for (const [name, make] of Object.entries(module)) {
    if (typeof make !== 'function' || !/^[A-Z]/.test(name)) continue;
    const schema: unknown = (make as () => unknown)();
    if (isSchema(schema)) yield [name, schema];
  }
}

/**
 * Every schema by what a description calls it: `transfers.Transfer`, because two interfaces mean different things by
 * `Address`; the proxy's own, and money, by their names alone.
 */
export function schemaNames(): ReadonlyMap<Schema, string> {
  const names = new Map<Schema, string>([
    [Amount(), 'Amount'],
    [SignedAmount(), 'SignedAmount'],
  ]);
  const add = (schema: Schema, name: string): void => void (names.has(schema) || names.set(schema, name));
  for (const [name, schema] of [...schemasIn(shopper), ...schemasIn(operator)]) add(schema, name);
  for (const [owner, module] of Object.entries(MODULES))
    for (const [name, schema] of schemasIn(module)) add(schema, `${owner}.${name}`);
  return names;
}
