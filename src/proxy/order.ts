import { strictly } from '../client/validate.js';
import { Amount } from '../client/index.js';
import { checkUrl } from '../client/url.js';
import type { Call, Desk } from './desk.js';
import type { MerchantOrder } from './options.js';
import { callHook } from './operating/hooks.js';
import { Refusal } from './refusal.js';

/** Asks the merchant what an order costs. What the hook gives is checked too: a slip here would cost money. */
export async function resolveOrder(desk: Desk, call: Call, reference: string): Promise<MerchantOrder> {
  const { options, environment } = desk.settings;
  const order = await callHook(options, 'resolveOrder', () =>
    options.resolveOrder(reference, call.caller.identity, call.request),
  );
  if (!order) throw new Refusal('unknown-order');
  const isAmount = !strictly(Amount(), order.amount).fault;
  if (!isAmount) throw new Refusal('internal', { field: 'resolveOrder.amount' });
  if (!checkUrl(order.returnUrl, { allowLocalHttp: environment !== 'live' }))
    throw new Refusal('internal', { field: 'resolveOrder.returnUrl' });
  return order;
}

/** What is left to pay of an order. Of one that is paid, all: whoever pays it is told so. */
export async function leftToPay(
  { ledger }: Desk,
  reference: string,
  { amount }: MerchantOrder,
): Promise<Amount> {
  const standing = await ledger.findOrder(reference);
  const left = amount.value - (standing?.authorised ?? 0);
  return standing && !standing.isPaid && left > 0 ? { ...amount, value: left } : amount;
}
