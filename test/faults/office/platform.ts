import { bind, createClient, type Client } from '../../../src/client/index.js';
import { balancePlatform, type SweepConfiguration } from '../../../src/client/balance-platform/index.js';
import { disputes } from '../../../src/client/disputes/index.js';
import { payout } from '../../../src/client/payout/index.js';
import { recurring } from '../../../src/client/recurring/index.js';
import { transfers } from '../../../src/client/transfers/index.js';
import { DAY } from '../../../src/facts/instant.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { BASE } from '../world.js';

/** What stands in the platform's books before anything is asked for. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>;

const HOUR = 3_600_000;

/** What the defense by a refund needs. */
const PROOF = {
  defenseDocumentTypeCode: 'ProofOfRefund',
  contentType: 'application/pdf',
  content: btoa('%PDF-1.4'.padEnd(2048)),
};

const MERCHANT = { merchantAccount: 'ShopAccount' };
export const SHOPPER = { ...MERCHANT, shopperReference: 'shopper-1' };
const PERSON = { dateOfBirth: '1982-02-01', entityType: 'NaturalPerson', nationality: 'NL' } as const;

/** The platform as it is asked beside the proxy, and what its rows need. */
export async function openPlatform(sandbox: Sandbox, now: () => number) {
  const clientOf = (path: string): Client =>
    createClient({ baseUrl: `${BASE}${path}`, fetch: sandbox.fetch, headers: { 'x-api-key': 'sandbox' } });
  const holding = bind(clientOf('/bcl/v2'), balancePlatform);
  const cases = bind(clientOf('/ca/services/DisputeService/v30'), disputes);
  const money = bind(clientOf('/btl/v4'), transfers);
  const contracts = bind(clientOf('/pal/servlet/Recurring/v68'), recurring);
  const { storePayoutDetail } = bind(clientOf('/pal/servlet/Payout/v68'), payout);
  const { accountHolders } = await holding.listAccountHolders({ id: 'FlorinPlatform' });
  const [itself, sam] = accountHolders;
  const euroOf = async (id = ''): Promise<string> =>
    (await holding.listBalanceAccounts({ id })).balanceAccounts.find(
      ({ defaultCurrencyCode }) => defaultCurrencyCode === 'EUR',
    )?.id ?? '';
  const [from, to] = [await euroOf(sam?.id), await euroOf(itself?.id)];
  const window = () => ({
    balancePlatform: 'FlorinPlatform',
    createdSince: new Date(now() - 61 * DAY).toISOString(),
    createdUntil: new Date(now() + HOUR).toISOString(),
    limit: 100,
  });
  const incoming = async (): Promise<string> => {
    const { data = [] } = await money.listTransfers({
      ...window(),
      balanceAccountId: from,
      category: 'bank',
    });
    return data.find(({ direction }) => direction === 'incoming')?.id ?? '';
  };
  const sweep = (description: string) => ({
    counterparty: { balanceAccountId: to },
    currency: 'EUR',
    schedule: { type: 'monthly' as const },
    description,
  });
  const rule = (reference: string) => ({
    description: 'No more than 50',
    reference,
    type: 'blockList' as const,
    outcomeType: 'hardBlock' as const,
    requestType: 'authorization' as const,
    entityKey: { entityType: 'balanceAccount', entityReference: from },
    interval: { type: 'perTransaction' as const },
    ruleRestrictions: {
      totalAmount: { operation: 'greaterThan', value: { value: 5000, currency: 'EUR' } },
    },
    status: 'inactive' as const,
  });
  const dispute =
    sandbox.disputes().find(({ status, reasonCode }) => status === 'open' && reasonCode !== '13.3')
      ?.pspReference ?? '';
  await cases.supplyDefenseDocuments({
    disputePspReference: dispute,
    merchantAccountCode: 'ShopAccount',
    defenseDocuments: [PROOF],
  });
  const { recurringDetailReference: detail } = await storePayoutDetail({
    ...SHOPPER,
    ...PERSON,
    recurring: { contract: 'PAYOUT' },
    shopperEmail: 'a.klaassen@example.org',
    bank: { iban: 'NL91ABNA0417164300', ownerName: 'A. Klaassen' },
  });
  const { permitResultList: [permit] = [] } = await contracts.createPermit(
    { ...SHOPPER, recurringDetailReference: detail, permits: [{ partnerId: 'partner-0' }] },
    { idempotencyKey: 'old-permit' },
  );
  const { grantOffers } = await holding.listGrantOffers({ accountHolderId: sam?.id ?? '' });
  return {
    sandbox,
    holding,
    money,
    contracts,
    /** A stored payment method, and leave to charge it. */
    detail,
    permit: permit?.token ?? '',
    from,
    to,
    holder: sam?.id ?? '',
    legalEntity: sam?.legalEntityId ?? '',
    dispute,
    offer: grantOffers[0]?.id ?? '',
    deposit: await incoming(),
    sweep,
    rule,
    /** A sweep and a rule that are there already, to be changed. */
    oldSweep: (await holding.createSweep(
      { balanceAccountId: from, ...sweep('old') },
      { idempotencyKey: 'old-sweep' },
    )) as SweepConfiguration,
    oldRule: await holding.createTransactionRule(rule('old'), { idempotencyKey: 'old-rule' }),
    /** What the platform has answered with by now: much of it is listed nowhere. */
    done: new Set<string>(),
    /** Transfers of an account that move this much, in minor units. */
    moved: async (account: string, value: number): Promise<number> => {
      const { data = [] } = await money.listTransfers({
        ...window(),
        balanceAccountId: account,
        createdSince: new Date(now() - HOUR).toISOString(),
      });
      return data.filter(({ amount, direction }) => amount.value === value && direction === 'outgoing')
        .length;
    },
    sweeps: async () => (await holding.listSweeps({ balanceAccountId: from, limit: 100 })).sweeps,
  };
}
