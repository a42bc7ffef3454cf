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

/** By the platform's names, each once. */
export const GIFT_CARD_BRANDS = [...new Set(TEST_GIFT_CARDS.map(({ brand }) => brand))];

const BY_NUMBER = new Map(TEST_GIFT_CARDS.map((card) => [card.number.replaceAll(' ', ''), card]));

/** The gift card with this number, digits only. */
export const giftCard = (number: string): GiftCard | undefined => BY_NUMBER.get(number);

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
