import { sam } from '../../legal-entity/platform.js';
import { PLATFORM, virtualCard } from '../../balance-platform/platform.js';
import type { Sample } from '../family.js';
import { idIn, type Fields, type World } from '../world.js';

const page = { limit: 100 };

/** An account holder of the start, and its accounts. */
export async function holder({ ask }: World, at: number): Promise<{ holderId: string; accounts: string[] }> {
  const { accountHolders } = await ask('balance-platform.listAccountHolders', { id: PLATFORM });
  const holderId = (accountHolders as { id: string }[])[at]?.id ?? '';
  const { balanceAccounts } = await ask('balance-platform.listBalanceAccounts', { id: holderId });
  return { holderId, accounts: (balanceAccounts as { id: string }[]).map(({ id }) => id) };
}

async function account(world: World): Promise<Fields> {
  const [own, seller] = [await holder(world, 0), await holder(world, 1)];
  return { balanceAccountId: own.accounts[0], otherId: seller.accounts[0], accountHolderId: seller.holderId };
}

const card = ({ balanceAccountId }: Fields) => ({
  type: 'card',
  balanceAccountId,
  issuingCountryCode: 'NL',
  description: 'Travel',
  card: virtualCard(),
});

const rule = (id: unknown, description: string, value: number) => ({
  description,
  reference: 'rule-1',
  entityKey: { entityType: 'paymentInstrument', entityReference: id },
  interval: { type: 'perTransaction' },
  type: 'blockList',
  ruleRestrictions: {
    totalAmount: { operation: 'greaterThan', value: { value, currency: 'EUR' } },
  },
});

export const balancePlatformSamples: Readonly<Record<string, Sample>> = {
  'balance-platform.createAccountHolder': {
    prepare: async ({ ask }) => ({ legalEntityId: idIn(await ask('legal-entity.createLegalEntity', sam)) }),
    create: ({ legalEntityId }) => ({ legalEntityId, description: 'A stall', reference: 'stall-1' }),
    list: { row: 'balance-platform.listAccountHolders', input: () => ({ id: PLATFORM, ...page }) },
    changes: {
      'balance-platform.updateAccountHolder': {
        send: () => ({ description: 'A kiosk', timeZone: 'Europe/Paris', status: 'suspended' }),
      },
    },
  },
  'balance-platform.createBalanceAccount': {
    prepare: account,
    create: ({ accountHolderId }) => ({
      accountHolderId,
      defaultCurrencyCode: 'EUR',
      description: 'Savings',
    }),
    list: {
      row: 'balance-platform.listBalanceAccounts',
      input: ({ accountHolderId: id }) => ({ id, ...page }),
    },
    changes: {
      'balance-platform.updateBalanceAccount': {
        send: () => ({
          description: 'Taxes',
          platformPaymentConfiguration: { salesDayClosingTime: '18:30', settlementDelayDays: 2 },
        }),
      },
    },
  },
  'balance-platform.createSweep': {
    prepare: account,
    create: ({ otherId }) => ({
      counterparty: { balanceAccountId: otherId },
      currency: 'EUR',
      schedule: { type: 'monthly' },
      status: 'inactive',
      targetAmount: { value: 100, currency: 'EUR' },
    }),
    list: { input: ({ balanceAccountId }) => ({ balanceAccountId, ...page }) },
    changes: {
      'balance-platform.updateSweep': {
        send: () => ({ schedule: { type: 'weekly' }, description: 'Weekly', reference: 'sweep-1' }),
      },
    },
  },
  'balance-platform.createPaymentInstrument': {
    prepare: account,
    create: card,
    list: {
      row: 'balance-platform.listPaymentInstruments',
      input: ({ balanceAccountId: id }) => ({ id, ...page }),
    },
    changes: {
      'balance-platform.updatePaymentInstrument': {
        send: () => ({ status: 'suspended', statusReason: 'other', statusComment: 'Mislaid' }),
      },
    },
  },
  'balance-platform.createPaymentInstrumentGroup': {
    create: () => ({
      balancePlatform: PLATFORM,
      txVariant: 'mc',
      description: 'Staff',
      reference: 'group-1',
    }),
  },
  'balance-platform.createTransactionRule': {
    prepare: async (world) => {
      const made = await world.ask('balance-platform.createPaymentInstrument', card(await account(world)));
      return { paymentInstrumentId: idIn(made) };
    },
    create: ({ paymentInstrumentId }) => rule(paymentInstrumentId, 'No more than 100', 10_000),
    list: {
      row: 'balance-platform.listPaymentInstrumentRules',
      input: ({ paymentInstrumentId: id }) => ({ id }),
    },
    changes: {
      'balance-platform.updateTransactionRule': {
        send: ({ paymentInstrumentId }) => rule(paymentInstrumentId, 'No more than 50', 5000),
      },
    },
  },
};
