import type { CardInfo, PaymentInstrumentInfo } from '../../../src/client/balance-platform/index.js';
import '../../../src/components/issued-cards/define.js';
import type { FlorinIssuedCards } from '../../../src/components/issued-cards/issued-cards.js';
import { openDesk } from '../account-holders/desk.js';
import type { Bank, BankOptions } from '../balances/bank.js';
import { openElement, read } from '../opened.js';

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
  'florin-issued-cards-exported',
  'florin-issued-cards-failed',
];

export async function openCards(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinIssuedCards> = {},
  state = 'ready',
) {
  const opened = await openElement('florin-issued-cards', {
    fetch,
    properties: { balancePlatform: PLATFORM, noAddress: true, ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const press = async (selector: string): Promise<void> => {
    const part = /^[a-z-]+$/.test(selector) ? `[part~=${selector}]` : selector;
    await until(() => root.querySelector(part), part);
    root.querySelector<HTMLElement>(part)!.click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    const selector = id === 'search' ? '[part~=search]' : `[id="${id}"]`;
    await until(() => root.querySelector(selector), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(selector)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    press,
    type,
    text: (selector: string): string => read(root.querySelector(selector)),
    rows: (): string[] => all('tbody [part~=card]').map(read),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    happened: (name: string) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
    /** Opens the one whose row says so, and waits until it was read. */
    open: async (name: RegExp): Promise<void> => {
      all('.open')
        .find((link) => name.test(read(link.closest('tr'))))!
        .click();
      await until(() => root.querySelector('[part~=facts]'), 'facts');
    },
    /** Opens a tab of the card that is open. */
    tab: async (name: RegExp): Promise<void> => {
      await until(() => root.querySelector('[part~=tab]'), 'tabs');
      all('[part~=tab]')
        .find((tab) => name.test(read(tab)))!
        .click();
      await element.updateComplete;
    },
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [id, value] of Object.entries(values)) await type(id, value);
    },
  };
}
