import type { Amount, Client, ClientError } from '../../../../client/index.js';
import { giftCardBalance, type GiftCardBalanceRequest } from '../../../../client/shopper/gift-cards.js';
import type { Word } from '../../../../words/compiled/checkout/methods/gift-card/en.js';

/** A card that can pay: what is on it, what it pays of the order, and what is left to pay then. */
export interface Worth {
  readonly balance: Amount;
  readonly pays: Amount;
  readonly remaining: Amount;
}

/** What is said instead, and what is filled into it. */
export interface Said {
  readonly word: Word | 'network';
  readonly seconds?: number;
  readonly amount?: Amount;
}

const NO_USE = ['empty', 'other-currency', 'expired'] as const;

/** Asks what a card is worth to an order. The order may be paid meanwhile: then nothing is said, and the list has to be asked again. */
export async function balanceOf(
  client: Client,
  request: GiftCardBalanceRequest,
  due: Amount,
): Promise<Worth | Said | 'order-paid'> {
  try {
    const { result, balance, pays, remaining } = await client.call(giftCardBalance, request);
    if (result !== 'usable') return { word: NO_USE.find((known) => known === result) ?? 'not-found' };
    if (!balance || !pays || !remaining || pays.value <= 0) return { word: 'not-checked' };
    return pays.currency === due.currency && pays.value + remaining.value === due.value
      ? { balance, pays, remaining }
      : 'order-paid';
  } catch (error) {
    const { kind, code, retryAfter = 1000 } = error as Partial<ClientError>;
    if (code === 'order-paid') return code;
    if (kind === 'rate-limited') return { word: 'too-many', seconds: Math.ceil(retryAfter / 1000) };
    if (kind === 'network') return { word: 'network' };
    return { word: 'not-checked' };
  }
}

/** The same card, where the order costs another amount than when it was asked: it pays no more than it said. */
export function atPrice(worth: Worth, due: Amount): Worth | undefined {
  if (due.currency !== worth.pays.currency || due.value <= 0) return undefined;
  const value = Math.min(worth.pays.value, due.value);
  return { ...worth, pays: { ...due, value }, remaining: { ...due, value: due.value - value } };
}
