import type { Sale, SalePayment } from '../../../client/operator/index.js';
import { timeOf } from '../../../facts/instant.js';
import { keptShares, type KeptShare } from '../../paying/kept-shares.js';
import { balancePlatformOffer } from '../../policy/balance-platform.js';
import { ownerOfAccount } from '../../policy/owners.js';
import { connect } from '../../rows/connection.js';
import { checkOwned } from '../../rows/ownership.js';
import { Refusal } from '../../refusal.js';
import type { Call, Services } from '../../services.js';

/** The payments that count for the order of a sale, the first one first, each with what it was to bring to the caller's accounts. */
export async function paymentsOf(
  services: Services,
  call: Call,
  { number, total: { currency } }: Sale,
): Promise<SalePayment[]> {
  const attempts = await services.ledger.partsOf(number);
  const own = new Map<string, Promise<boolean>>();
  return Promise.all(
    attempts.map(async ({ reference, pspReference, begunAt, amount }): Promise<SalePayment> => {
      const kept = amount.currency === currency ? await keptShares(services, reference) : [];
      const shares = await ownShares(services, call, kept, own);
      return {
        reference,
        pspReference,
        at: timeOf(begunAt),
        ...(shares.length > 0 && {
          shares: shares.map(({ type, value }) => ({
            type,
            ...(value !== undefined && { amount: { value, currency } }),
          })),
        }),
      };
    }),
  );
}

/** Those for accounts of the caller's. Each account is looked up once. */
async function ownShares(
  services: Services,
  call: Call,
  shares: readonly KeptShare[],
  own: Map<string, Promise<boolean>>,
): Promise<readonly KeptShare[]> {
  const isOwn = (account: string): Promise<boolean> => {
    const known = own.get(account) ?? owns(services, call, account);
    own.set(account, known);
    return known;
  };
  const kept = await Promise.all(shares.map(async (share) => ((await isOwn(share.account)) ? [share] : [])));
  return kept.flat();
}

/** Asked of the platform, as for every other account; one that cannot be looked up now is not shown as theirs. */
async function owns({ settings }: Services, call: Call, account: string): Promise<boolean> {
  const { name, credential } = balancePlatformOffer;
  const ask = connect(settings, { name }, credential, call.traced);
  const rule = { audiences: [], owned: { account: ownerOfAccount } };
  const asked = { identity: call.caller.identity, input: { account }, reach: () => ask };
  try {
    await checkOwned(rule, asked);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) call.note('shares-not-owned');
    return false;
  }
}
