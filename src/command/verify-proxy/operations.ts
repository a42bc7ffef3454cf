import { balancePlatform } from '../../client/balance-platform/index.js';
import { binLookup } from '../../client/bin-lookup/index.js';
import { checkoutClassic } from '../../client/checkout-classic/index.js';
import { checkout } from '../../client/checkout/index.js';
import { dataProtection } from '../../client/data-protection/index.js';
import { disputes } from '../../client/disputes/index.js';
import type { InterfaceName } from '../../client/interfaces.js';
import { legalEntity } from '../../client/legal-entity/index.js';
import { listings } from '../../client/listings/index.js';
import type { Table } from '../../client/operation.js';
import { operator } from '../../client/operator/index.js';
import { payout } from '../../client/payout/index.js';
import { recurring } from '../../client/recurring/index.js';
import { terminalManagement } from '../../client/terminal-management/index.js';
import { transfers } from '../../client/transfers/index.js';
import { workspace } from '../../client/workspace/index.js';

const TABLES: Readonly<Record<InterfaceName, Table>> = {
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

/** An operation below a proxy's mount: whether it is open is for the proxy to say. */
export interface Possible {
  readonly method: string;
  readonly path: string;
}

export interface Known extends Possible {
  /** Whether it is one of an interface's, and not answered from the proxy's own ledger. */
  readonly isOffered: boolean;
}

/** Every operation that a proxy could offer. */
export const possibleOperations = (): readonly Known[] => [
  ...Object.entries(TABLES).flatMap(([name, table]) =>
    Object.values(table).map(({ method, path }) => ({ method, path: `/${name}${path}`, isOffered: true })),
  ),
  ...Object.values<Possible>(operator).map(({ method, path }) => ({ method, path, isOffered: false })),
];
