import { bind, createClient, type Client } from '../../../src/client/index.js';
import { balancePlatform, type SweepConfiguration } from '../../../src/client/balance-platform/index.js';
import { disputes } from '../../../src/client/disputes/index.js';
import { transfers } from '../../../src/client/transfers/index.js';
import { DAY } from '../../../src/facts/instant.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { BASE } from '../world.js';
import {
  disputeSender,
  grantSender,
  ruleChanger,
  ruleSender,
  returnSender,
  transferSender,
} from './senders.js';
import { sweepSender, sweepChanger } from './sweep-sender.js';
import type { Sender, Tab } from './tab.js';

/** What stands in the platform's books before anything is asked for. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** One dangerous write: how a page sends it, and how often the platform has done it. */
export interface Deed {
  /** The row of the interface that is sent. */
  readonly row: string;
  /** Who sends it, in the proxy's word. */
  readonly who: 'olga' | 'sam';
  /** `all`: done once, for all callers together. `person`: each person may have meant one. */
  readonly once: 'all' | 'person';
  /** What the page of this person sends from; made anew with each load of the page. */
  readonly sender: (tab: Tab, platform: Platform, person: number) => Sender;
  /** How often it is done by the platform's books. */
  readonly done: (platform: Platform) => Promise<number>;
}

const HOUR = 3_600_000;

/** What the defense by a refund needs. */
const PROOF = {
  defenseDocumentTypeCode: 'ProofOfRefund',
  contentType: 'application/pdf',
  content: btoa('%PDF-1.4'.padEnd(2048)),
};

/** The platform as it is asked beside the proxy, and what its rows need. */
export async function openPlatform(sandbox: Sandbox, now: () => number) {
  const clientOf = (path: string): Client =>
    createClient({ baseUrl: `${BASE}${path}`, fetch: sandbox.fetch, headers: { 'x-api-key': 'sandbox' } });
  const holding = bind(clientOf('/bcl/v2'), balancePlatform);
  const cases = bind(clientOf('/ca/services/DisputeService/v30'), disputes);
  const money = bind(clientOf('/btl/v4'), transfers);
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
  const { grantOffers } = await holding.listGrantOffers({ accountHolderId: sam?.id ?? '' });
  return {
    sandbox,
    holding,
    money,
    from,
    to,
    holder: sam?.id ?? '',
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
    /** Ids of rules that the platform has made: it lists them nowhere. */
    rules: new Set<string>(),
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

/** Each amount is of one deed alone, so that the books tell which it was. */
const SENT = 1234;
const BACK = 137;

const euros = (value: number) => ({ value, currency: 'EUR' });

const isGone = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    () => 1,
  );

/** The dangerous writes of the office. One more is one more row. */
export const DEEDS: readonly Deed[] = [
  {
    row: 'disputes.acceptDispute',
    who: 'olga',
    once: 'all',
    sender: (tab, { dispute }) =>
      disputeSender(tab, { dispute, answer: 'accept', reason: '', amount: undefined }),
    done: ({ sandbox, dispute }) =>
      Promise.resolve(
        sandbox
          .disputes()
          .filter(({ pspReference, status }) => pspReference === dispute && status === 'accepted').length,
      ),
  },
  {
    row: 'disputes.defendDispute',
    who: 'olga',
    once: 'all',
    sender: (tab, { dispute }) =>
      disputeSender(tab, {
        dispute,
        answer: 'defend',
        reason: 'CreditOrReversalProcessed',
        amount: undefined,
      }),
    done: ({ sandbox, dispute }) =>
      Promise.resolve(
        sandbox
          .disputes()
          .filter(
            ({ pspReference, status }) => pspReference === dispute && !['open', 'accepted'].includes(status),
          ).length,
      ),
  },
  {
    row: 'transfers.createTransfer',
    who: 'olga',
    once: 'person',
    sender: (tab, { from, to }, person) =>
      transferSender(tab, {
        to: 'account',
        from,
        amount: euros(SENT),
        reference: `sent-${person}`,
        body: {
          amount: euros(SENT),
          balanceAccountId: from,
          category: 'internal',
          counterparty: { balanceAccountId: to },
          reference: `sent-${person}`,
        },
      }),
    done: ({ from, moved }) => moved(from, SENT),
  },
  {
    row: 'transfers.returnTransfer',
    who: 'olga',
    once: 'person',
    sender: (tab, { deposit }) => returnSender(tab, deposit, euros(BACK)),
    done: ({ from, moved }) => moved(from, BACK),
  },
  {
    row: 'transfers.createGrant',
    who: 'sam',
    once: 'all',
    sender: (tab, { offer, from }) =>
      grantSender(tab, { grantOfferId: offer, counterparty: { balanceAccountId: from } }),
    done: async ({ money, holder }) =>
      (await money.listGrants({ counterpartyAccountHolderId: holder })).grants.length,
  },
  {
    row: 'balancePlatform.createSweep',
    who: 'olga',
    once: 'person',
    sender: (tab, { from, sweep }, person) => sweepSender(tab, from, sweep(`new-${person}`)),
    done: async ({ sweeps }) =>
      (await sweeps()).filter(({ description = '' }) => description.startsWith('new-')).length,
  },
  {
    row: 'balancePlatform.updateSweep',
    who: 'olga',
    once: 'all',
    sender: (tab, { from, oldSweep: { id } }) =>
      sweepChanger(tab, { balanceAccountId: from, sweepId: id, status: 'inactive' }),
    done: async ({ sweeps, oldSweep }) =>
      (await sweeps()).filter(({ id, status }) => id === oldSweep.id && status === 'inactive').length,
  },
  {
    row: 'balancePlatform.deleteSweep',
    who: 'olga',
    once: 'all',
    sender: (tab, { from, oldSweep: { id } }) => sweepChanger(tab, { balanceAccountId: from, sweepId: id }),
    done: async ({ sweeps, oldSweep }) => ((await sweeps()).some(({ id }) => id === oldSweep.id) ? 0 : 1),
  },
  {
    row: 'balancePlatform.createTransactionRule',
    who: 'olga',
    once: 'person',
    sender: (tab, { rule }, person) => ruleSender(tab, rule(`new-${person}`)),
    done: async ({ holding, rules }) => {
      const gone = [...rules].map((transactionRuleId) =>
        isGone(holding.getTransactionRule({ transactionRuleId })),
      );
      return (await Promise.all(gone)).filter((is) => is === 0).length;
    },
  },
  {
    row: 'balancePlatform.updateTransactionRule',
    who: 'olga',
    once: 'all',
    sender: (tab, { oldRule, rule }) => ruleChanger(tab, oldRule, { ...rule('old'), status: 'active' }),
    done: async ({ holding, oldRule }) => {
      const { transactionRule } = await holding.getTransactionRule({ transactionRuleId: oldRule.id ?? '' });
      return transactionRule?.status === 'active' ? 1 : 0;
    },
  },
  {
    row: 'balancePlatform.deleteTransactionRule',
    who: 'olga',
    once: 'all',
    sender: (tab, { oldRule }) => ruleChanger(tab, oldRule, undefined),
    done: ({ holding, oldRule }) =>
      isGone(holding.getTransactionRule({ transactionRuleId: oldRule.id ?? '' })),
  },
];
