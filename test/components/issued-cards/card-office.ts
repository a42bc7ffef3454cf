import type { CardInfo, PaymentInstrumentInfo } from '../../../src/client/balance-platform/index.js';
import '../../../src/components/issued-cards/define.js';
import type { FlorinIssuedCards } from '../../../src/components/issued-cards/issued-cards.js';
import { openDesk } from '../account-holders/desk.js';
import type { Bank, BankOptions } from '../balances/bank.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';

const PLATFORM = 'FlorinPlatform';

const info = (balanceAccountId: string, changes: Partial<CardInfo>): PaymentInstrumentInfo => ({
  type: 'card',
  balanceAccountId,
  issuingCountryCode: 'NL',
  card: {
    brand: 'visa',
    brandVariant: 'visadebit',
    cardholderName: 'Sam Jansen',
    formFactor: 'virtual',
    ...changes,
  },
});

/** A platform on which the Dutch seller has a virtual card and one of plastic, the British one a card, and the proxy before it. */
export async function openCardOffice(options: BankOptions = {}) {
  const desk = await openDesk(options);
  let count = 0;
  const issue = async (account: string, changes: Partial<CardInfo> = {}) => {
    count += 1;
    const once = { idempotencyKey: `card-${count}` };
    return desk.platform.createPaymentInstrument(info(account, changes), once);
  };
  const virtual = await issue(desk.eur, { cardholderName: 'Mila Visser' });
  const plastic = await issue(desk.eur, { brand: 'mc', brandVariant: 'mcdebit', formFactor: 'physical' });
  const foreign = await issue(desk.foreign, { cardholderName: 'Amina Clarke' });
  return Object.assign(desk, {
    issue,
    virtual: virtual.id,
    plastic: plastic.id,
    foreignCard: foreign.id,
    lastFour: virtual.card?.lastFour ?? '',
    card: (id: string) => desk.platform.getPaymentInstrument({ id }),
    statusOf: async (id: string) => (await desk.platform.getPaymentInstrument({ id })).status,
  });
}

export type CardOffice = Awaited<ReturnType<typeof openCardOffice>>;

/** The session of the Dutch seller. */
export const asSeller: BankOptions = {
  who: ({ own }) => ({ audience: 'seller', accountHolders: [own], session: 's' }),
};

const EVENTS = [
  'florin-issued-card-opened',
  'florin-before-issued-card-change',
  'florin-issued-card-changed',
  'florin-before-issued-card-create',
  'florin-issued-card-created',
  'florin-before-network-token-change',
  'florin-network-token-changed',
  'florin-device-added',
  'florin-device-removed',
  'florin-card-group-created',
  'florin-issued-card-followed',
  'florin-issued-cards-exported',
  'florin-issued-cards-failed',
];

export async function openCards(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinIssuedCards> = {},
  state = 'ready',
) {
  const opened = await openList(
    'florin-issued-cards',
    {
      fetch,
      properties: { balancePlatform: PLATFORM, noAddress: true, ...properties },
      events: EVENTS,
    },
    state,
  );
  return {
    ...opened,
    /** Opens the one whose row says so, and waits until it was read. */
    open: async (name: RegExp): Promise<void> => {
      await opened.choose(name);
      await opened.until(() => opened.part('facts'), 'facts');
    },
    /** Opens a tab of the card that is open. */
    tab: async (name: RegExp): Promise<void> => {
      await opened.until(() => opened.part('tab'), 'tabs');
      opened
        .all('[part~=tab]')
        .find((tab) => name.test(read(tab)))!
        .click();
      await opened.element.updateComplete;
    },
  };
}
