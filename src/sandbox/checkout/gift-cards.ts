import type { Amount } from '../../client/schema/values.js';
import type { GiftCard, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { bookedTotals } from './modification.js';

const EUR = (value: number): Amount => ({ value, currency: 'EUR' });

/** The gift cards that the sandbox knows. Their numbers are of no scheme; a start balance is one for each sandbox. */
export const TEST_GIFT_CARDS: readonly GiftCard[] = [
  {
    id: 'gift-50',
    number: '6036 2800 0000 0000 050',
    brand: 'givex',
    securityCode: '123',
    start: EUR(5000),
    happens: '€ 50.00 to spend, in one payment or several.',
  },
  {
    id: 'gift-10',
    number: '6036 2800 0000 0000 010',
    brand: 'givex',
    securityCode: '123',
    start: EUR(1000),
    happens: '€ 10.00 to spend: less than most orders cost.',
  },
  {
    id: 'gift-limited',
    number: '6036 2800 0000 0000 100',
    brand: 'svs',
    securityCode: '123',
    start: EUR(10_000),
    transactionLimit: EUR(2500),
    happens: '€ 100.00, of which one payment may take € 25.00.',
  },
  {
    id: 'gift-letters',
    number: 'GC4F 77AX 900Z 20',
    brand: 'svs',
    securityCode: '123',
    start: EUR(2000),
    happens: '€ 20.00 to spend, under a number with letters.',
  },
  {
    id: 'gift-empty',
    number: '6036 2800 0000 0000 000',
    brand: 'givex',
    securityCode: '123',
    start: EUR(0),
    happens: 'Nothing is left on it.',
  },
  {
    id: 'gift-expired',
    number: '6036 2800 0000 0000 020',
    brand: 'givex',
    securityCode: '123',
    isExpired: true,
    start: EUR(5000),
    happens: 'Its time is over: nothing can be paid with it.',
  },
  {
    id: 'gift-no-pin',
    number: '6036 2800 0000 0000 030',
    brand: 'genericgiftcard',
    start: EUR(3000),
    happens: '€ 30.00, and no PIN.',
  },
  {
    id: 'gift-dollars',
    number: '6036 2800 0000 0000 840',
    brand: 'valuelink',
    securityCode: '123',
    start: { value: 5000, currency: 'USD' },
    happens: '$ 50.00, of no use to an order in another currency.',
  },
];

/** By the platform's names, as shoppers know them. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['givex', 'Givex'],
  ['svs', 'SVS'],
  ['genericgiftcard', 'Other gift cards'],
  ['valuelink', 'ValueLink'],
]);

/**
 * The lines of gift cards. A shop sells its own, so they are offered where the request names `giftcard`; where it names brands beside
 * it, each of them has a line, and else one line has all.
 */
export function giftCardOffers(allowed: readonly unknown[], blocked: readonly unknown[]) {
  const type = 'giftcard';
  if (!allowed.includes(type) || blocked.includes(type)) return [];
  const brands = [...BRANDS.keys()].filter((brand) => !blocked.includes(brand));
  const named = brands.filter((brand) => allowed.includes(brand));
  return named.length > 0
    ? named.map((brand) => ({ type, name: BRANDS.get(brand), brand }))
    : [{ type, name: 'Gift card', brands }];
}

const BY_NUMBER = new Map(TEST_GIFT_CARDS.map((card) => [card.number.replaceAll(' ', ''), card]));

/** The gift card with this number, without spaces, where it is of the brand that is asked for. Default: any. */
export function giftCard(number: string, brand?: string): GiftCard | undefined {
  const card = BY_NUMBER.get(number.toUpperCase());
  return brand === undefined || brand === card?.brand ? card : undefined;
}

const isPaidWith =
  (card: GiftCard) =>
  ({ giftCard: used, settledAt, answer }: Payment): boolean =>
    used?.id === card.id && settledAt !== undefined && answer === 'APPROVED';

/** The balance left: the start, less payments, plus what came back of them. */
export function balanceOf(state: State, card: GiftCard): Amount {
  const spent = state.payments.filter(isPaidWith(card)).map((payment) => bookedTotals(state, payment));
  const value = spent.reduce((left, { captured, refunded }) => left - captured + refunded, card.start.value);
  return { value, currency: card.start.currency };
}

/** Whether a gift card still has what a payment takes of it: another one may have been quicker. */
export const isCovered = (state: State, { giftCard: card, amount }: Payment): boolean =>
  card === undefined || amount.value <= balanceOf(state, card).value;
