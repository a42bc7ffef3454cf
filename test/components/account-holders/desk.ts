import '../../../src/components/account-holders/define.js';
import type { FlorinAccountHolders } from '../../../src/components/account-holders/account-holders.js';
import { legalEntity } from '../../../src/client/legal-entity/index.js';
import { bind } from '../../../src/client/index.js';
import { openBank, type Bank, type BankOptions } from '../balances/bank.js';
import { openList } from '../opened-list.js';

const PLATFORM = 'FlorinPlatform';

const olga = { audience: 'operator', email: 'olga@shop.example' } as const;

/** A platform with three account holders, and the proxy before it. The page is an operator's, unless `who` says otherwise. */
export async function openDesk(options: BankOptions = {}) {
  const bank = await openBank({
    who: () => olga,
    more: {
      supply: ({ fields }) => ({
        ...(fields.includes('balancePlatform') && { balancePlatform: PLATFORM }),
      }),
    },
    ...options,
  });
  const entities = bind(bank.clientOf('/lem/v3'), legalEntity);
  const holder = await bank.platform.getAccountHolder({ id: bank.own });
  return Object.assign(bank, {
    entity: holder.legalEntityId,
    entities,
    holder: (id = bank.own) => bank.platform.getAccountHolder({ id }),
    holders: async () => (await bank.platform.listAccountHolders({ id: PLATFORM })).accountHolders,
    accounts: async (id = bank.own) => (await bank.platform.listBalanceAccounts({ id })).balanceAccounts,
    /** What arrived at the proxy of one kind: `PATCH /balance-platform/accountHolders`. */
    asks: (call: string) => bank.asked.filter((each) => each.call.startsWith(call)),
    /** The first answer to such a call is lost on its way. */
    lose(call: string): void {
      let isLost = false;
      bank.obstacle = async (asked, proceed) => {
        const answer = await proceed();
        if (!asked.startsWith(call) || isLost) return answer;
        isLost = true;
        throw new TypeError('the connection broke');
      };
    },
  });
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const EVENTS = [
  'florin-account-holder-opened',
  'florin-account-holder-followed',
  'florin-before-account-holder-change',
  'florin-account-holder-changed',
  'florin-before-account-holder-create',
  'florin-account-holder-created',
  'florin-account-holders-exported',
  'florin-tax-form-opened',
  'florin-account-holders-failed',
];

export async function openHolders(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinAccountHolders> = {},
  state = 'ready',
) {
  const opened = await openList(
    'florin-account-holders',
    {
      fetch,
      properties: { balancePlatform: PLATFORM, noAddress: true, ...properties },
      events: EVENTS,
    },
    state,
  );
  return {
    ...opened,
    /** Opens the one whose row says so, and waits until all of it is there. */
    open: async (name: RegExp): Promise<void> => {
      await opened.choose(name);
      await opened.until(() => opened.part('accounts'), 'accounts');
    },
  };
}
