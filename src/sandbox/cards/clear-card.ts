import type { Card } from '../../client/recurring/stored-detail.js';
import { brandOf, isCardNumber, testCard } from './cards.js';
import type { CardFacts } from './payment.js';
import { invalid } from '../refusals/service-error.js';

/** Whether a card's last month is over at a moment. */
export const isOver = ({ expiryMonth, expiryYear }: CardFacts, at: number): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth)) <= at;

/** Reads a card that a server sends in the clear, as the older interfaces take them. Its number and code are not kept. */
export function readClearCard(card: Card, now: number): CardFacts {
  const { number = '', expiryMonth = '', expiryYear = '', holderName } = card;
  const known = brandOf(number);
  if (!isCardNumber(number)) throw invalid('101', 'Invalid card number');
  if (!known) throw invalid('102', 'Unable to determine variant');
  if (!known.lengths.includes(number.length)) throw invalid('101', 'Invalid card number');
  const test = testCard(number);
  const facts: CardFacts = {
    brand: known.brand,
    lastFour: number.slice(-4),
    expiryMonth: expiryMonth.padStart(2, '0'),
    expiryYear,
    holderName,
    steps: test?.steps ?? [],
    answer: test?.answer ?? 'INVALID_CARD',
  };
  const isDate = /^(?:0[1-9]|1[0-2])$/.test(facts.expiryMonth) && /^20\d\d$/.test(expiryYear);
  if (!isDate || isOver(facts, now)) throw invalid('129', 'Expiry Date Invalid');
  return facts;
}
