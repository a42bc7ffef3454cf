import type { Sample } from '../family.js';
import { holder } from './balance-platform.js';

export const transfersSamples: Readonly<Record<string, Sample>> = {
  'transfers.createTransfer': {
    prepare: async (world) => {
      const { accounts } = await holder(world, 0);
      return { from: accounts[0], to: (await holder(world, 1)).accounts[0] };
    },
    create: ({ from, to }) => ({
      amount: { value: 25, currency: 'EUR' },
      balanceAccountId: from,
      category: 'internal',
      counterparty: { balanceAccountId: to },
      description: 'A quarter',
      reference: 'transfer-1',
    }),
    shown: { amount: { value: 25, currency: 'EUR' }, description: 'A quarter', reference: 'transfer-1' },
    list: {
      input: ({ from }, { now }) => ({
        balanceAccountId: from,
        createdSince: new Date(now() - 1000).toISOString(),
        createdUntil: new Date(now() + 1000).toISOString(),
        limit: 100,
      }),
    },
  },
  'transfers.createGrant': {
    prepare: async (world) => {
      const { holderId: accountHolderId } = await holder(world, 1);
      const { grantOffers } = await world.ask('balance-platform.listGrantOffers', { accountHolderId });
      return { accountHolderId, offer: (grantOffers as { id: string }[])[0]?.id };
    },
    create: ({ offer }) => ({ grantAccountId: 'FlorinGrants', grantOfferId: offer }),
    list: {
      input: ({ accountHolderId }) => ({ counterpartyAccountHolderId: accountHolderId }),
    },
  },
};
