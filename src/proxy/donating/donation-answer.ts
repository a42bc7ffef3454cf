import { own } from '../platform/fields-of-answer.js';
import type { Answer } from '../platform/platform.js';

const isRefusal = (code: unknown): boolean => code === 'Refused' || code === 'Error' || code === 'Cancelled';

/** The results that a donation's `status` may stand beside. */
const FITTING: ReadonlyMap<unknown, (resultCode: unknown) => boolean> = new Map([
  ['completed', (code: unknown) => code === 'Authorised'],
  ['refused', isRefusal],
  ['pending', (code: unknown) => code !== 'Authorised' && !isRefusal(code)],
]);

/**
 * The answer to a donation, as one to a payment: that is the part of it that says what happened. Where its status says something
 * else, or there is no payment in it, nothing is known.
 */
export function paymentIn(answer: Answer): Answer {
  const payment = Object(own(answer, 'payment')) as Answer;
  const fits = FITTING.get(own(answer, 'status'));
  const resultCode = own(payment, 'resultCode');
  const isKnown = fits !== undefined && resultCode !== undefined && fits(resultCode);
  return { ...answer, ...payment, resultCode: isKnown ? resultCode : undefined };
}
