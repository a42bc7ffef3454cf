import { checkout } from '../../client/checkout/index.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { Attempt } from '../ledger/attempt.js';
import {
  endOfOrder,
  isExpired,
  isLeaving,
  joinOrder,
  keepOrder,
  namedOrder,
  recallOrder,
  renewOrder,
  type KeptOrder,
  type OrderEnd,
} from './kept-orders.js';
import type { MerchantOrder } from './merchant-order.js';
import type { Answer, Result } from './platform.js';

type Part =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | Extract<Result, { kind: 'not-executed' }>;

interface Current {
  /** Where it is kept, or is to be. */
  readonly name: string;
  /** Sum of the orders before it. */
  readonly from: number;
  readonly kept?: KeptOrder | undefined;
  /** Why the one before it ended, where that did not take all its parts. */
  readonly before?: OrderEnd | undefined;
}

/**
 * The platform's order that the next part belongs to. Its amount stands for good, so an order of the merchant's that
 * costs more later has another one once the first is full; and so has one whose parts were given back.
 */
export async function currentOrder(
  services: Services,
  reference: string,
  authorised: number,
): Promise<Current> {
  let [from, name] = [0, reference];
  let before: OrderEnd | undefined;
  for (;;) {
    const kept = await recallOrder(services, name);
    if (!kept) return { name, from, before };
    const end = await endOfOrder(services, kept.pspReference);
    const { value = 0 } = kept;
    const isFull = value > 0 && from + value <= authorised;
    if (end !== undefined || (!isFull && isExpired(services, kept))) {
      before = end ?? 'expired';
      name = `${reference} after ${kept.pspReference}`;
    } else if (isFull) {
      from += value;
      name = `${reference} ${from}`;
    } else return { name, from, kept, before };
  }
}

interface AtPlatform {
  /** Minor units that the platform's own order still takes; undefined where there is none, or it did not say. */
  readonly open?: number | undefined;
  /** Its parts are on their way back: it takes nothing meanwhile. */
  readonly isLeaving: boolean;
}

export async function atPlatform(
  services: Services,
  reference: string,
  authorised: number,
): Promise<AtPlatform> {
  const { from, kept } = await currentOrder(services, reference, authorised);
  if (!kept) return { isLeaving: false };
  return {
    ...(kept.value && { open: from + kept.value - authorised }),
    isLeaving: await isLeaving(services, kept.pspReference),
  };
}

/**
 * The platform adds parts up in an order of its own, named by each part. An attempt that pays all at once needs none,
 * unless it `mayPayLess`: how much it pays, its shopper decides later. Where the order cannot be made, or its parts are about
 * to be given back, nothing was charged.
 */
export async function platformOrder(
  services: Services,
  around: Background,
  order: MerchantOrder,
  attempt: Attempt,
  mayPayLess: boolean,
): Promise<Part> {
  const { order: reference, amount, rest } = attempt;
  const authorised = order.amount.value - rest - amount.value;
  const { name, from, kept, before } = await currentOrder(services, reference, authorised);
  // The parts that this amount was worked out with went back after it was, and would be missing in the end.
  if (!kept && before !== undefined && authorised > from) return { kind: 'not-executed' };
  const isWhole = !mayPayLess && rest === 0 && authorised === from;
  if (!kept && isWhole) return { kind: 'fields', fields: {} };
  const made = kept ?? (await openOrder(services, around, attempt, name, order.amount.value - from));
  if ('kind' in made) return made;
  // The attempt is written down by now, and so is a removal before it reads whether an attempt is open: one sees the other.
  if (await isGivenUp(services, made.pspReference)) return { kind: 'not-executed' };
  await joinOrder(services, attempt, made.pspReference);
  return { kind: 'fields', fields: { order: await namedOrder(services, reference, made) } };
}

/** A removal writes down that the order ended before it ends itself: the second question sees what the first was too late for. */
const isGivenUp = async (services: Services, pspReference: string): Promise<boolean> =>
  (await isLeaving(services, pspReference)) || (await endOfOrder(services, pspReference)) !== undefined;

async function openOrder(
  services: Services,
  around: Background,
  attempt: Attempt,
  name: string,
  value: number,
): Promise<KeptOrder | Extract<Result, { kind: 'not-executed' }>> {
  const { order: reference, merchantAccount, amount } = attempt;
  const whole = { ...amount, value };
  const key = await services.settings.signer.sign(
    'platform-order',
    name,
    merchantAccount,
    `${whole.value} ${whole.currency}`,
  );
  const input = { merchantAccount, reference, amount: whole };
  const result = await services.platform.call(checkout.createOrder, input, key, around);
  if (result.kind === 'answered') {
    const made = await keepOrder(services, name, attempt, result.answer);
    if (made) return made;
  }
  if (result.kind !== 'not-executed') around.note('order-unknown');
  return result.kind === 'not-executed' ? result : { kind: 'not-executed' };
}

/** Keeps the order that the answer to a part speaks of, for the parts to come. */
export async function rememberOrder(services: Services, attempt: Attempt, answer: Answer): Promise<void> {
  const { authorised = 0 } = (await services.ledger.findOrder(attempt.order)) ?? {};
  const { name, kept } = await currentOrder(services, attempt.order, authorised);
  const stands = kept ?? (await keepOrder(services, name, attempt, answer));
  if (!stands) return;
  await joinOrder(services, attempt, stands.pspReference);
  await renewOrder(services, attempt, answer);
}
