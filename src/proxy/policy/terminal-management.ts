import { findTerminal, terminalManagement } from '../../client/terminal-management/index.js';
import { offer, type Owner, type Rule } from './rule.js';

const operators: Rule = { audiences: ['operator'], askedByOperator: ['merchantAccount'] };
const sellersRead: Rule = { audiences: ['seller', 'operator'], isRead: true };

/** A terminal is a seller's while it is in one of their stores. */
const ownerOfTerminal: Owner = { read: findTerminal, by: 'terminal', leads: { store: 'stores' } };

/**
 * A seller sees the terminals of their own stores, which they name; what goes where is the merchant's to say. An operator
 * works within the proxy's merchant account, until the merchant's `supply` opens others of the company.
 */
export const terminalManagementOffer = offer(
  'terminal-management',
  'terminal-management',
  terminalManagement,
  {
    assignTerminals: operators,
    findTerminal: { ...sellersRead, owned: { terminal: ownerOfTerminal } },
    getTerminal: { ...sellersRead, owned: { terminal: ownerOfTerminal } },
    listTerminals: { ...sellersRead, askedByOperator: ['merchantAccount'], owned: { store: 'stores' } },
    // Lists every store of an account: there is no way to ask for one.
    listStores: { ...operators, isRead: true },
  },
);
