import type { cancelOrder, createOrder } from '../../client/checkout/index.js';
import { DAY } from '../../facts/instant.js';
import { member, readAmount, readMerchantAccount, text, type Fields } from '../refusals/fields.js';
import { isCharged, type Payment } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { giveBack } from './modify.js';
import type { Order } from './order.js';
import { announceOrder } from '../notifications/payment-events.js';

/**
 * Orders by `pspReference`. A part counts from the moment it is authorised; what remains is the amount less the parts that
 * count. An order that is cancelled, or not paid in full by the time it expires, gives all its parts back.
 */
const openOrders = (): Map<string, Order> => new Map();

const partsOf = (state: State, { pspReference }: Order): readonly Payment[] =>
  state.payments.filter(({ order }) => order === pspReference);

function remainingOf(state: State, order: Order): number {
  const paid = partsOf(state, order).filter(isCharged);
  return paid.reduce((left, { amount }) => left - amount.value, order.amount.value);
}

function giveUp(state: State, order: Order, status: 'cancelled' | 'expired', at: number): void {
  if (order.status !== 'open') return;
  order.status = status;
  const parts = partsOf(state, order).filter(isCharged);
  for (const part of parts) giveBack(state, part, { at });
  announceOrder(state, order, { eventCode: 'ORDER_CLOSED', isSuccess: false, at, parts });
}

/** Renews what names an order, and ends it once nothing of it remains. To be called when a part of it was authorised. */
export function completeOrder(state: State, { order: name = '' }: Payment, at: number): void {
  const order = state.records(openOrders).get(name);
  if (order?.status !== 'open') return;
  order.formerData.push(order.orderData);
  order.orderData = state.random.opaque(96);
  if (remainingOf(state, order) > 0) return;
  order.status = 'paid';
  const parts = partsOf(state, order).filter(isCharged);
  announceOrder(state, order, { eventCode: 'ORDER_CLOSED', isSuccess: true, at, parts });
}

function findOrder(state: State, named: unknown, merchantAccount: string): Order {
  const order = state.records(openOrders).get(text(named, 'pspReference') ?? '');
  const data = text(named, 'orderData') ?? '';
  const isData = order?.orderData === data || order?.formerData.includes(data) === true;
  const isNamed = isData && order?.merchantAccount === merchantAccount;
  if (!order || !isNamed) throw invalid('14_017', 'Invalid order: it is not known');
  if (order.status !== 'open') throw invalid('14_017', `Invalid order: it is ${order.status}`);
  return order;
}

/** `pspReference` of the order that a payment is to be a part of, if any: it has to be open, with enough left. */
export function readOrder(state: State, input: Fields, merchantAccount: string): string | undefined {
  const named = member(input, 'order');
  if (named === undefined) return undefined;
  const order = findOrder(state, named, merchantAccount);
  const { value, currency } = readAmount(input);
  if (currency !== order.amount.currency) throw invalid('138', 'The order is in another currency');
  if (value > remainingOf(state, order)) throw invalid('137', 'Invalid amount specified: more than remains');
  return order.pspReference;
}

/** Whether a payment can still be a part of its order, now that its issuer has agreed. */
export function fitsOrder(state: State, { order: name, amount }: Payment): boolean {
  if (name === undefined) return true;
  state.catchUp();
  const order = state.records(openOrders).get(name);
  return order?.status === 'open' && amount.value <= remainingOf(state, order);
}

/** The order's fields in the answer to a part. */
export function orderFacts(state: State, { order: name = '' }: Payment) {
  const order = state.records(openOrders).get(name);
  return order ? { order: factsOf(state, order) } : {};
}

function factsOf(state: State, order: Order) {
  const { pspReference, orderData, reference, amount, expiresAt } = order;
  return {
    pspReference,
    orderData,
    reference,
    amount,
    remainingAmount: { ...amount, value: remainingOf(state, order) },
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

function readExpiry(state: State, expiresAt: string | undefined): number {
  const at = expiresAt === undefined ? state.now() + DAY : Date.parse(expiresAt);
  if (!(at > state.now())) throw invalid('14_016', 'Invalid expiresAt: not a time to come');
  return at;
}

/** `POST /orders`. */
export const create: Answering<typeof createOrder> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = readAmount(input);
  const order: Order = {
    pspReference: state.random.reference(),
    orderData: state.random.opaque(96),
    formerData: [],
    merchantAccount,
    reference: input.reference,
    amount,
    expiresAt: readExpiry(state, input.expiresAt),
    status: 'open',
  };
  state.records(openOrders).set(order.pspReference, order);
  state.calendar.add(order.expiresAt, (at) => giveUp(state, order, 'expired', at));
  announceOrder(state, order, { eventCode: 'ORDER_OPENED', isSuccess: true, at: state.now() });
  return { ...factsOf(state, order), resultCode: 'Success' };
};

/** `POST /orders/cancel`. */
export const cancel: Answering<typeof cancelOrder> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  giveUp(state, findOrder(state, input.order, merchantAccount), 'cancelled', state.now());
  return { pspReference: state.random.reference(), resultCode: 'Received' };
};
