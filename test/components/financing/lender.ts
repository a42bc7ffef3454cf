import '../../../src/components/financing/define.js';
import type { FlorinFinancing } from '../../../src/components/financing/financing.js';
import { payments } from '../../../src/client/checkout/index.js';
import { openBank, type Bank, type BankOptions } from '../balances/bank.js';
import { openElement, read } from '../opened.js';

/** The account that the sandbox's platform lends from. */
export const GRANT_ACCOUNT = 'FlorinGrants';

const HOUR = 3_600_000;

/** A platform that offers two sellers money in advance, and the proxy before it. The page is the Dutch seller's. */
export async function openLender({ isOpen = true, ...options }: BankOptions = {}) {
  const bank = await openBank({
    ...options,
    more: {
      enable: isOpen ? ['transfers.createGrant'] : [],
      supply: ({ fields }) => ({
        ...(fields.includes('balancePlatform') && { balancePlatform: 'FlorinPlatform' }),
        ...(fields.includes('grantAccountId') && { grantAccountId: GRANT_ACCOUNT }),
      }),
    },
  });
  const [offer] = (await bank.platform.listGrantOffers({ accountHolderId: bank.own })).grantOffers;
  const till = bank.clientOf('/v71');
  let keys = 0;
  return Object.assign(bank, {
    offer: offer!,
    grants: async (holder = bank.own) =>
      (await bank.money.listGrants({ counterpartyAccountHolderId: holder })).grants,
    /** Takes the offer as another page would. */
    take: (idempotencyKey = 'elsewhere') =>
      bank.money.createGrant(
        {
          grantAccountId: GRANT_ACCOUNT,
          grantOfferId: offer?.id ?? '',
          counterparty: { balanceAccountId: bank.eur },
        },
        { idempotencyKey },
      ),
    /** A shopper pays for something, and the money is captured an hour later. */
    async sell(value: number) {
      const reference = `sale-${(keys += 1)}`;
      const amount = { value, currency: 'EUR' };
      const { resultCode } = await till.call(
        payments,
        {
          merchantAccount: 'Shop',
          amount,
          reference,
          returnUrl: 'https://shop.example/return',
          shopperInteraction: 'Ecommerce',
          captureDelayHours: 1,
          splits: [{ type: 'BalanceAccount', account: bank.eur, amount: { value }, reference }],
          paymentMethod: {
            type: 'scheme',
            encryptedCardNumber: 'test_4111111111111111',
            encryptedExpiryMonth: 'test_03',
            encryptedExpiryYear: 'test_2030',
            encryptedSecurityCode: 'test_737',
          },
        },
        { idempotencyKey: reference },
      );
      if (resultCode !== 'Authorised') throw new Error(resultCode);
      bank.clock.now += HOUR + 10_000;
    },
    /** What was asked to be lent, with the key that it came under. */
    asks: () => bank.asked.filter(({ call }) => call === 'POST /transfers/grants'),
  });
}

export type Lender = Awaited<ReturnType<typeof openLender>>;

const EVENTS = [
  'florin-before-grant-take',
  'florin-grant-taken',
  'florin-grant-opened',
  'florin-financing-failed',
];

export async function openFinancing(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinFinancing> = {},
  state = 'ready',
) {
  const opened = await openElement('florin-financing', { fetch, properties, events: EVENTS });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  const press = async (name: string): Promise<void> => {
    await until(() => part(name), name);
    part(name).click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    await until(() => root.querySelector(`[id="${id}"]`), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  const says = (words: RegExp) => until(() => words.test(read(root)), `“${words}”`);
  const review = async (): Promise<void> => {
    await press('take');
    await press('continue');
    await until(() => part('review'), 'review');
  };
  return {
    ...opened,
    part,
    press,
    type,
    says,
    review,
    all: (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)],
    text: (name: string): string => read(part(name)),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    /** From the review on: reads the terms, types the sum, and takes it. */
    agree: async (sum = '10000'): Promise<void> => {
      root.querySelector<HTMLInputElement>('#agree')!.click();
      await press('submit');
      await until(() => root.querySelector('dialog[open]'), 'the question');
      await type('confirm-typed', sum);
      await press('confirm');
    },
  };
}
