import { balancePlatformSimulation } from '../balance-platform/index.js';
import { binLookupSimulation } from '../bin-lookup/index.js';
import { checkoutClassicSimulation } from '../checkout-classic/index.js';
import { checkoutSimulation } from '../checkout/index.js';
import { dataProtectionSimulation } from '../data-protection/index.js';
import { disputesSimulation } from '../disputes/index.js';
import { legalEntitySimulation } from '../legal-entity/index.js';
import { listingsSimulation } from '../listings/index.js';
import { payoutSimulation } from '../payout/index.js';
import { recurringSimulation } from '../recurring/index.js';
import type { Simulation } from '../rows/simulation.js';
import { terminalManagementSimulation } from '../terminal-management/index.js';
import { transfersSimulation } from '../transfers/index.js';
import { directorySimulation, workspaceSimulation } from '../workspace/index.js';

/** Every interface that is simulated whole, by its table. */
export const SIMULATIONS: readonly Simulation[] = [
  balancePlatformSimulation,
  binLookupSimulation,
  // Before the newer variant, which takes any version that is left.
  checkoutClassicSimulation,
  checkoutSimulation,
  dataProtectionSimulation,
  disputesSimulation,
  legalEntitySimulation,
  listingsSimulation,
  payoutSimulation,
  recurringSimulation,
  terminalManagementSimulation,
  transfersSimulation,
  directorySimulation,
  // Last, because its paths have no prefix.
  workspaceSimulation,
];
