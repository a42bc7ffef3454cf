import type { Deed } from './deed.js';
import {
  disputeSender,
  grantSender,
  ruleChanger,
  ruleSender,
  returnSender,
  transferSender,
} from './senders.js';
import { sweepSender, sweepChanger } from './sweep-sender.js';

/** Each amount is of one deed alone, so that the books tell which it was. */
const SENT = 1234;
const BACK = 137;

const euros = (value: number) => ({ value, currency: 'EUR' });

const isGone = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    () => 1,
  );

/** Money that moves, disputes, and rules that stop money. */
export const MONEY_DEEDS: readonly Deed[] = [
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
    answers: { path: '/transactionRules', id: 'id' },
    done: async ({ holding, done }) => {
      const gone = [...done].map((transactionRuleId) =>
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
