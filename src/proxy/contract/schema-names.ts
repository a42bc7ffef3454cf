import { MODULES, schemasIn } from '../../client/interface-modules.js';
import type { Schema } from '../../client/operation.js';
import * as operator from '../../client/operator/index.js';
import * as shopper from '../../client/shopper/index.js';
import { Amount, SignedAmount } from '../../client/schema/values.js';

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
