import { disputes, type DisputeResponse } from '../../client/disputes/index.js';
import { offer, type Rule } from './rule.js';

/** Two documents of 4 MiB each, in base64. */
const DOCUMENT_BYTES = 12_582_912;

const operators: Rule = { audiences: ['operator'] };

/** Whether it was done stands below a name of its own. */
const receipt: Rule['receipt'] = {
  keep({ disputeServiceResult: { success, errorMessage } }: DisputeResponse) {
    return { success: String(success), ...(errorMessage !== undefined && { errorMessage }) };
  },
  restore: ({ success, errorMessage }) => ({
    disputeServiceResult: { success: success === 'true', errorMessage },
  }),
};

/** Disputes concern the merchant's money and hold a shopper's story: operators only. */
export const disputesOffer = offer('disputes', 'disputes', disputes, {
  acceptDispute: { ...operators, receipt },
  defendDispute: { ...operators, receipt },
  deleteDefenseDocument: operators,
  listDefenseReasons: { ...operators, isRead: true },
  supplyDefenseDocuments: { ...operators, maxBytes: DOCUMENT_BYTES },
});
