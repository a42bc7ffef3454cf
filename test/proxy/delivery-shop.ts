import { memoryLedger, type Delivery, type MerchantOrder } from '../../src/proxy/index.js';
import { WALLET_CARDS } from '../../src/sandbox/wallets/index.js';
import { simulatedToken } from '../../src/sandbox/wallets/simulated-token.js';
import { openAppShop } from './app-shop.js';
import type { Reply } from './shop.js';

export const PLN = (value: number) => ({ value, currency: 'PLN' });

let made = 0;
export const googlePay = (nonce = `a nonce of one delivery ${made++}`) => ({
  type: 'googlepay',
  wallet: { token: simulatedToken(WALLET_CARDS[0]!, nonce) },
});

export const AREA = { country: 'PL', city: 'Kraków', postalCode: '31-007' };
export const ADDRESS = { ...AREA, street: 'Grodzka 12 m. 4' };
export const CONTACT = {
  firstName: 'Maria',
  lastName: 'Canary-Kowalska',
  shopperEmail: 'canary@example.com',
  telephoneNumber: '+48 600 100 200',
};
export const DELIVERY: Delivery = { address: ADDRESS, option: 'post', contact: CONTACT };

/** Goods for 20.00; posted for 3.00 within Poland and 9.00 elsewhere, or by courier for twice as much; not to Norway. */
export function priced(delivery: Delivery | undefined): Partial<MerchantOrder> {
  const post = delivery?.address.country === 'PL' ? 300 : 900;
  const isServed = delivery?.address.country !== 'NO';
  const options = [
    { id: 'post', label: 'Post', detail: 'In 3 days', amount: PLN(post) },
    { id: 'courier', label: 'Courier', amount: PLN(2 * post) },
  ];
  const chosen = options.find(({ id }) => id === delivery?.option) ?? options[0]!;
  const shipping = delivery && isServed ? chosen.amount.value : 0;
  return { amount: PLN(2000 + shipping), shippingOptions: isServed ? options : [] };
}

/** A shop whose server prices deliveries, and keeps what it was told. */
export async function openDeliveryShop(
  resolve: (delivery: Delivery | undefined) => object | Promise<object> = priced,
) {
  const told: (Delivery | undefined)[] = [];
  const kept: string[] = [];
  const ledger = new Proxy(memoryLedger(), {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        kept.push(JSON.stringify(given) ?? '');
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  const shop = await openAppShop({
    options: {
      ledger,
      resolveOrder: async (_: string, __: unknown, ___: unknown, delivery?: Delivery) => {
        told.push(delivery);
        return {
          amount: PLN(2000),
          returnUrl: 'http://localhost:8080/return.html',
          countryCode: 'PL',
          ...(await resolve(delivery)),
        };
      },
    },
  });
  return {
    ...shop,
    /** What `resolveOrder` was given, oldest first. */
    asked: told,
    /** All that the ledger was given, as text. */
    kept,
    price: (delivery: object): Promise<Reply> =>
      shop.shopper.post('/deliveries', { order: 'ORDER-1', delivery }),
    payFor: (key: string, delivery: object | undefined, value = 2300, paymentMethod: object = googlePay()) =>
      shop.shopper.pay(key, { paymentMethod, amount: PLN(value), ...(delivery && { delivery }) }),
    payments: () => shop.sent().filter((body) => 'paymentMethod' in body),
  };
}
