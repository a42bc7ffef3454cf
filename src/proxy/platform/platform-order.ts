import { checkout } from '../../client/checkout/index.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { Attempt } from '../ledger/attempt.js';
import type { MerchantOrder } from './merchant-order.js';
import type { Answer, Result } from './platform.js';

/** Where the platform's own order is kept, by the merchant's. */
const KIND = 'platform-order';

type Part =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | Extract<Result, { kind: 'not-executed' }>;

/** An order of the platform's, as a part names it, and what its parts are to add up to. */
interface Kept {
  readonly pspReference: string;
  readonly orderData: string;
  readonly value?: number | undefined;
}

interface Current {
  /** Where it is kept, or is to be. */
  readonly name: string;
  /** Sum of the orders before it. */
  readonly from: number;
  readonly kept?: Kept | undefined;
}

/**
 * The platform's order that the next part belongs to. Its amount stands for good, so an order of the merchant's that
 * costs more later has another one once the first is full.
 */
async function currentOrder({ ledger }: Services, reference: string, authorised: number): Promise<Current> {
  let from = 0;
  for (let name = reference; ; name = `${reference} ${from}`) {
    const known = await ledger.recall(KIND, name);
    const kept = known === undefined ? undefined : (JSON.parse(known) as Kept);
    if (!kept?.value || from + kept.value > authorised) return { name, from, kept };
    from += kept.value;
  }
}

/** Minor units that the platform's own order still takes; undefined where there is none, or it did not say. */
export async function openAtPlatform(
  services: Services,
  reference: string,
  authorised: number,
): Promise<number | undefined> {
  const { from, kept } = await currentOrder(services, reference, authorised);
  return kept?.value && from + kept.value - authorised;
}

/**
 * The platform adds parts up in an order of its own, named by each part. An attempt that pays all at once needs none.
 * Where it cannot be made, nothing was charged.
 */
export async function platformOrder(
  services: Services,
  around: Background,
  order: MerchantOrder,
  { order: reference, merchantAccount, amount, rest }: Attempt,
): Promise<Part> {
  const authorised = order.amount.value - rest - amount.value;
  const { name, from, kept } = await currentOrder(services, reference, authorised);
  if (kept) return { kind: 'fields', fields: { order: named(kept) } };
  const isWhole = rest === 0 && authorised === from;
  if (isWhole) return { kind: 'fields', fields: {} };
  const whole = { ...order.amount, value: order.amount.value - from };
  const key = await services.settings.signer.sign(
    KIND,
    name,
    merchantAccount,
    `${whole.value} ${whole.currency}`,
  );
  const input = { merchantAccount, reference, amount: whole };
  const result = await services.platform.call(checkout.createOrder, input, key, around);
  if (result.kind === 'answered') {
    const made = await keep(services, name, result.answer);
    if (made) return { kind: 'fields', fields: { order: named(made) } };
  }
  if (result.kind !== 'not-executed') around.note('order-unknown');
  return result.kind === 'not-executed' ? result : { kind: 'not-executed' };
}

const named = ({ pspReference, orderData }: Kept) => ({ pspReference, orderData });

/** Keeps the order that an answer speaks of, for the parts to come. */
export async function rememberOrder(services: Services, reference: string, answer: Answer): Promise<void> {
  const { authorised = 0 } = (await services.ledger.findOrder(reference)) ?? {};
  const { name, kept } = await currentOrder(services, reference, authorised);
  if (!kept) await keep(services, name, answer);
}

/** The record that was kept first stands. */
async function keep({ ledger }: Services, name: string, answer: Answer): Promise<Kept | undefined> {
  const { pspReference, orderData, amount } = answer;
  if (typeof pspReference !== 'string' || typeof orderData !== 'string') return undefined;
  const { value } = Object(amount) as { value?: unknown };
  const isValue = Number.isSafeInteger(value);
  const kept = { pspReference, orderData, ...(isValue && { value }) };
  return JSON.parse(await ledger.remember(KIND, name, JSON.stringify(kept))) as Kept;
}
