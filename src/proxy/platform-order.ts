import { checkout } from '../client/checkout/index.js';
import type { Background, Desk } from './desk.js';
import type { Attempt } from './ledger/ledger.js';
import type { MerchantOrder } from './options.js';
import type { Answer, Result } from './platform.js';

/** Where the platform's own order is kept, by the merchant's. */
const KIND = 'platform-order';

type Part =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | Extract<Result, { kind: 'not-executed' }>;

/**
 * The platform adds parts up in an order of its own, made once for each of the merchant's and named by each part. An
 * attempt that pays all at once needs none. Where it cannot be made, nothing was charged.
 */
export async function platformOrder(
  desk: Desk,
  around: Background,
  order: MerchantOrder,
  { order: reference, merchantAccount, amount, rest }: Attempt,
): Promise<Part> {
  const isWhole = rest === 0 && amount.value === order.amount.value;
  if (isWhole) return { kind: 'fields', fields: {} };
  const known = await desk.ledger.recall(KIND, reference);
  if (known !== undefined) return { kind: 'fields', fields: { order: JSON.parse(known) } };
  const key = await desk.settings.signer.sign(KIND, reference, merchantAccount, canonicalAmount(order));
  const input = { merchantAccount, reference, amount: order.amount };
  const result = await desk.platform.call(checkout.createOrder, input, key, around);
  if (result.kind === 'answered') {
    const named = await rememberOrder(desk, reference, result.answer);
    if (named) return { kind: 'fields', fields: { order: named } };
  }
  if (result.kind !== 'not-executed') around.note('order-unknown');
  return result.kind === 'not-executed' ? result : { kind: 'not-executed' };
}

const canonicalAmount = ({ amount }: MerchantOrder): string => `${amount.value} ${amount.currency}`;

/** Keeps the order that an answer speaks of, for the parts to come. */
export async function rememberOrder(
  { ledger }: Desk,
  reference: string,
  answer: Answer,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { pspReference, orderData } = answer;
  if (typeof pspReference !== 'string' || typeof orderData !== 'string') return undefined;
  return JSON.parse(await ledger.remember(KIND, reference, JSON.stringify({ pspReference, orderData })));
}
