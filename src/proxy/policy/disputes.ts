import { disputes, type DisputeResponse } from '../../client/disputes/index.js';
import type { Services } from '../services.js';
import { offer, type Rule } from './rule.js';

/** The largest document that a scheme takes, 10 MiB, is 13,981,016 bytes in base64; what names it comes on top. */
const DOCUMENT_BYTES = 14_680_064;

/** A dispute belongs to the account that the platform reported it for, under its signature. */
async function accountOf(
  { ledger }: Services,
  { disputePspReference: name }: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  if (typeof name !== 'string') return {};
  const events = await ledger.findEvents([name]);
  const reported = events.find(({ kind, pspReference }) => kind === 'dispute' && pspReference === name);
  return reported?.merchantAccount === undefined ? {} : { merchantAccountCode: reported.merchantAccount };
}

const operators: Rule = { audiences: ['operator'], known: accountOf };

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
