import { balancePlatformOffer } from './balance-platform.js';
import { binLookupOffer } from './bin-lookup.js';
import { checkoutClassicOffer } from './checkout-classic.js';
import { checkoutOffer } from './checkout.js';
import { dataProtectionOffer } from './data-protection.js';
import { disputesOffer } from './disputes.js';
import { legalEntityOffer } from './legal-entity.js';
import { listingsOffer } from './listings.js';
import { payoutOffer } from './payout.js';
import { recurringOffer } from './recurring.js';
import type { Offer } from './rule.js';
import { terminalManagementOffer } from './terminal-management.js';
import { transfersOffer } from './transfers.js';
import { workspaceOffer } from './workspace.js';

/** Every interface beyond a shopper's payment, and who may call what of it. */
export const OFFERS: readonly Offer[] = [
  balancePlatformOffer,
  binLookupOffer,
  checkoutOffer,
  checkoutClassicOffer,
  dataProtectionOffer,
  disputesOffer,
  legalEntityOffer,
  listingsOffer,
  payoutOffer,
  recurringOffer,
  terminalManagementOffer,
  transfersOffer,
  workspaceOffer,
];
