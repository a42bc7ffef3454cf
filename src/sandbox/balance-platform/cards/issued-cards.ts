import type { Card, CardInfo } from '../../../client/balance-platform/index.js';
import { invalidField } from '../../refusals/rest-error.js';
import type { State } from '../../state/state.js';
import type { CardSecret, Kept } from '../records.js';
import { passesLuhn } from '../../../facts/luhn.js';

/** Where numbers of each brand start, in ranges that are published for testing. */
const BINS: Readonly<Record<string, string>> = { visa: '411112', mc: '555556', maestro: '677181' };

/** A card is good to the end of the month, this many years after it was issued. */
const YEARS = 3;

/** A card without what only its holder may know: the password is for sending alone. */
export function shownCard(info: CardInfo): CardInfo {
  const { authentication: { password: _secret, ...authentication } = {}, ...card } = info;
  return info.authentication ? { ...card, authentication } : card;
}

const withCheckDigit = (digits: string): string =>
  Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(passesLuhn) ?? digits;

/** A new card, its number masked, and what is kept of it beside. */
export function issueCard(
  { random, now }: State,
  info: CardInfo,
): { card: Kept<typeof Card>; secret: CardSecret } {
  const bin = BINS[info.brand];
  if (!bin) throw invalidField('card.brand', `One of ${Object.keys(BINS).join(', ')}`);
  const number = withCheckDigit(bin + random.digits(9));
  const expires = new Date(now());
  const card = {
    ...shownCard(info),
    bin,
    lastFour: number.slice(-4),
    number: `************${number.slice(-4)}`,
    expiration: {
      month: String(expires.getUTCMonth() + 1).padStart(2, '0'),
      year: String(expires.getUTCFullYear() + YEARS),
    },
  };
  const secret = {
    number,
    securityCode: random.digits(3),
    pin: random.digits(4),
    pinToken: random.digits(16),
  };
  return { card, secret };
}

/** Whether the last day of the month on a card is over. */
export function isExpired({ expiration }: Kept<typeof Card>, now: number): boolean {
  const { month = '', year = '' } = expiration ?? {};
  return now >= Date.UTC(Number(year), Number(month), 1);
}
