import { disputes } from '../../client/disputes/index.js';
import { offer, type Rule } from './rule.js';

/** Two documents of 4 MiB each, in base64. */
const DOCUMENT_BYTES = 12_582_912;

const operators: Rule = { audiences: ['operator'] };

/** Disputes concern the merchant's money and hold a shopper's story: operators only. */
export const disputesOffer = offer('disputes', 'disputes', disputes, {
  acceptDispute: operators,
  defendDispute: operators,
  deleteDefenseDocument: operators,
  listDefenseReasons: { ...operators, isRead: true },
  supplyDefenseDocuments: { ...operators, maxBytes: DOCUMENT_BYTES },
});
