import { donatedOrder } from '../../client/shopper/donation-order.js';
import { strictly } from '../../client/schema/validate.js';
import { Amount } from '../../client/index.js';
import type { Delivery } from '../../client/shopper/deliveries.js';
import { checkUrl } from '../../client/url.js';
import type { Call, Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import { wrongDetail, type MerchantOrder } from '../platform/merchant-order.js';
import { callHook } from '../work/hooks.js';
import { atPlatform } from '../platform/platform-order.js';
import { releaseExpired } from './parts.js';
import { Refusal } from '../refusal.js';

/**
 * Asks the merchant what an order costs, and what else there is to say of it. What the hook gives is checked too: a slip here
 * would cost money. A wrong field is told by its name, never by its value.
 */
export async function resolveOrder(
  services: Services,
  call: Call,
  reference: string,
  delivery?: Delivery,
): Promise<MerchantOrder> {
  const { options, environment } = services.settings;
  // A donation is none of the merchant's orders: they are not asked for it, and it is never paid as one.
  if (donatedOrder(reference) !== undefined) throw new Refusal('unknown-order');
  const order = await callHook(options, 'resolveOrder', () =>
    options.resolveOrder(reference, call.caller.identity, call.request, ...(delivery ? [delivery] : [])),
  );
  if (!order) throw new Refusal('unknown-order');
  const isAmount = !strictly(Amount(), order.amount).fault;
  if (!isAmount) throw new Refusal('internal', { field: 'resolveOrder.amount' });
  if (!checkUrl(order.returnUrl, { allowLocalHttp: environment !== 'live' }))
    throw new Refusal('internal', { field: 'resolveOrder.returnUrl' });
  const wrong = wrongDetail(order);
  if (wrong !== undefined) throw new Refusal('internal', { field: `resolveOrder.${wrong}` });
  return order;
}

/** The amount that an order still asks for. */
export interface Due {
  /** The amount left to pay; the whole amount where the order is paid. */
  readonly amount: Amount;
  readonly isPaid: boolean;
  /** Minor units that were authorised before, which the amount leaves out. */
  readonly paidBefore?: number;
  /** True while its parts are on their way back to the shopper: nothing can be paid then. */
  readonly isLeaving?: boolean;
}

/**
 * The amount left to pay of an order, whose price may have changed since a part was paid. One that costs no more than
 * what is authorised is paid from here on, and the merchant is told; one that costs more asks for the rest alone.
 */
export async function dueOf(
  services: Services,
  around: Background,
  reference: string,
  { amount, shippingOptions }: MerchantOrder,
  goingTo?: Delivery,
): Promise<Due> {
  const { ledger, settings, delivery } = services;
  let standing = await ledger.findOrder(reference);
  const isSplit = standing && standing.authorised > 0 && !standing.isPaid && !standing.openAttempt;
  if (isSplit && (await releaseExpired(services, around, reference)))
    standing = await ledger.findOrder(reference);
  const { authorised, isPaid, currency } = standing ?? { authorised: 0, isPaid: false };
  if (isPaid || authorised === 0) return { amount, isPaid, paidBefore: authorised };
  if (currency !== amount.currency) throw new Refusal('internal', { field: 'resolveOrder.amount.currency' });
  const { open, isLeaving } = await atPlatform(services, reference, authorised);
  // What an order costs that has to be delivered is not known before it is known where.
  const isOpen = shippingOptions !== undefined && !goingTo;
  if (authorised < amount.value || isLeaving || isOpen) {
    const rest = Math.max(0, amount.value - authorised);
    return {
      amount: { ...amount, value: Math.min(rest, open ?? rest) },
      isPaid: false,
      paidBefore: authorised,
      ...(isLeaving && { isLeaving }),
    };
  }
  const covering = await insist(around, () => ledger.cover(reference, amount, settings.now()));
  if (covering) around.keepAlive(delivery.settled(covering));
  if (covering && authorised > amount.value) around.note('authorised-more');
  return { amount, isPaid: (await ledger.findOrder(reference))?.isPaid === true };
}

/** Whether the shopper still gets what they are about to pay for. */
export const isHeld = async ({ settings }: Services, reference: string): Promise<boolean> =>
  (await callHook(settings.options, 'holdOrder', () => settings.options.holdOrder?.(reference))) ?? true;
