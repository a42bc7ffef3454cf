import { openAppShop } from '../app-shop.js';
import { BROWSER, EUR, type Browser, type Reply } from '../shop.js';

const NUMBERS = {
  plain: '4111111111111111',
  'donation-refused': '4000000000003063',
  'donation-pending': '4000000000003055',
  'donation-challenge': '4000000000003220',
} as const;

/** A card of the sandbox's, as the values its platform takes for encrypted ones. */
export const cardOf = (name: keyof typeof NUMBERS) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${NUMBERS[name]}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
});

export interface Offered {
  readonly id: string;
  readonly charity: string;
  readonly amounts: readonly number[];
  readonly roundedUp?: { readonly value: number };
}

/** A shop that takes donations, whose shopper buys something for € 19.50, and what its hooks were told. */
export async function openDonor(
  options: Parameters<typeof openAppShop>[0] & {
    readonly card?: keyof typeof NUMBERS;
    readonly price?: number;
  } = {},
) {
  const { card = 'plain', price = 1950, ...rest } = options;
  const settled: string[] = [];
  const donated: unknown[] = [];
  const shop = await openAppShop({
    ...rest,
    amount: EUR(price),
    order: { countryCode: 'NL', ...rest.order },
    options: {
      donations: {},
      onSettled: (order: string, outcome: string) => void settled.push(`${order} ${outcome}`),
      onDonation: (order: string, outcome: string, { amount }: { amount: object }) =>
        void donated.push([order, outcome, amount]),
      ...rest.options,
    },
  });
  const { shopper, sandbox } = shop;
  const causes = (browser: Browser = shopper, order = 'ORDER-1'): Promise<Reply> =>
    browser.post('/donations/causes', { order, locale: 'en' });
  return {
    ...shop,
    settled,
    donated,
    causes,
    offered: async (): Promise<readonly Offered[]> => (await causes()).body['causes'] as readonly Offered[],
    buy: (key = 'buying-1', method: object = cardOf(card)): Promise<Reply> =>
      shopper.pay(key, { amount: EUR(price), paymentMethod: method }),
    give: (
      key: string,
      cause: string,
      value: number,
      browser: Browser = shopper,
      changes: object = {},
    ): Promise<Reply> =>
      browser.post(
        '/donations',
        { order: 'ORDER-1', cause, amount: EUR(value), browser: BROWSER, ...changes },
        { 'idempotency-key': key },
      ),
    /** References and amounts of what the platform holds or has taken. */
    books: () =>
      sandbox
        .books()
        .filter(({ charged, reversed }) => charged && !reversed)
        .map(({ reference, amount }) => [reference.replace(/-[^-]*$/, ''), amount.value]),
  };
}
