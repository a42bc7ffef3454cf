import type { DeliveryPrice, DeliveryRequest } from '../../client/shopper/deliveries.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';
import { dueOf, resolveOrder } from './order.js';
import { chosenOption, readArea } from './order-delivery.js';
import { countAsAsking } from './paying-limit.js';

/** `POST /deliveries`: what the merchant asks for an order that goes there. Nothing is written down. */
export async function priceDelivery(services: Services, call: Call, body: DeliveryRequest): Promise<Reply> {
  const delivery = readArea(body.delivery);
  await countAsAsking(services, call);
  const order = await resolveOrder(services, call, body.order, delivery);
  const { shippingOptions } = order;
  if (!shippingOptions) throw new Refusal('invalid-request', { field: 'delivery' });
  const { amount, isPaid } = await dueOf(services, call, body.order, order, delivery);
  if (isPaid) throw new Refusal('order-paid');
  const chosen = chosenOption(order, delivery);
  const answer: DeliveryPrice = {
    amount: { value: amount.value, currency: amount.currency },
    options: shippingOptions.map(({ id, label, detail, amount: { value, currency } }) => ({
      id,
      label,
      ...(detail !== undefined && { detail }),
      amount: { value, currency },
    })),
    ...(chosen && { option: chosen.id }),
  };
  return { status: 200, body: answer };
}
