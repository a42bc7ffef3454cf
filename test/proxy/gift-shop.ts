import { TEST_GIFT_CARDS } from '../../src/sandbox/index.js';
import { openAppShop } from './app-shop.js';
import type { Reply } from './shop.js';

/** How far an order is paid, as the answer about its methods says. */
export const partsOf = ({ body }: Reply): unknown => body['parts'];

export const EURO = (value: number) => ({ value, currency: 'EUR' });

/** The sandbox's gift card by name, as the values its platform takes for encrypted ones. */
function giftCard(id: string, pin?: string) {
  const card = TEST_GIFT_CARDS.find((known) => known.id === id);
  const code = pin ?? card?.securityCode;
  return {
    brand: card?.brand ?? '',
    encryptedCardNumber: `test_${card?.number.replaceAll(' ', '') ?? id}`,
    ...(code !== undefined && { encryptedSecurityCode: `test_${code}` }),
  };
}

const BANK_CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

/** A shop that sells something for € 60.00 in front of the sandbox, which has gift cards of € 50.00, € 10.00 and others. */
export async function openGiftShop(options: Parameters<typeof openAppShop>[0] = {}) {
  const settled: string[] = [];
  const shop = await openAppShop({
    ...options,
    amount: EURO(6000),
    order: { allowedPaymentMethods: ['scheme', 'giftcard', 'ideal'], ...options.order },
    options: { onSettled: (_: string, outcome: string) => void settled.push(outcome), ...options.options },
  });
  const { shopper, sandbox } = shop;
  return {
    ...shop,
    settled,
    balance: (id: string, pin?: string): Promise<Reply> =>
      shopper.post('/giftCards/balance', { order: 'ORDER-1', paymentMethod: giftCard(id, pin) }),
    part: (key: string, id: string, value: number): Promise<Reply> =>
      shopper.pay(key, { amount: EURO(value), paymentMethod: { type: 'giftcard', ...giftCard(id) } }),
    rest: (key: string, value: number): Promise<Reply> =>
      shopper.pay(key, { amount: EURO(value), paymentMethod: BANK_CARD }),
    remove: (): Promise<Reply> => shopper.post('/parts/remove', { order: 'ORDER-1' }),
    /** Minor units that the platform holds or has taken of all shoppers. */
    held: (): number =>
      sandbox
        .books()
        .filter(({ charged, reversed }) => charged && !reversed)
        .reduce((sum, { amount }) => sum + amount.value, 0),
  };
}
