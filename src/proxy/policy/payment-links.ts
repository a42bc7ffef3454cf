import type { PaymentLinkResponse } from '../../client/checkout/index.js';
import { seal, unseal } from '../edge/sealing.js';
import type { Rule } from './rule.js';

/** Kind of the ledger's records of addresses, each sealed, by the id of its link. */
const KIND = 'payment-link';

/**
 * What the ledger keeps of a payment link. Its description may name a shopper, and is left out; its address opens it without signing in, and is
 * sealed, for the same request under the same key, whose first answer was lost.
 */
export const linkReceipt: NonNullable<Rule['receipt']> = {
  async keep(
    { id, status, expiresAt, reusable, url }: PaymentLinkResponse,
    { services: { ledger, settings } },
  ) {
    await ledger.remember(KIND, id, await seal(settings.signer, KIND, id, url));
    return {
      id,
      status,
      ...(expiresAt !== undefined && { expiresAt }),
      ...(reusable === true && { reusable: 'true' }),
    };
  },
  async restore({ reusable: _, ...receipt }, { ledger, settings }) {
    const { id = '' } = receipt;
    const sealed = await ledger.recall(KIND, id);
    const url = sealed === undefined ? undefined : await unseal(settings.signer, KIND, id, sealed);
    return { ...receipt, ...(url !== undefined && { url }) };
  },
};
