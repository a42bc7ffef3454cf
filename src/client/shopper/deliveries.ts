import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { post } from '../operation.js';
import { Amount, textOf } from '../schema/values.js';

const said = (longest = 80) => z.optional(textOf(longest, 1));

/** As much of an address as a wallet tells before its shopper has paid. */
const area = () => ({
  /** ISO 3166-1 alpha-2. */
  country: textOf(2, 2),
  stateOrProvince: said(),
  city: said(),
  /** Some wallets tell its first part alone. */
  postalCode: said(16),
});

const option = () => z.optional(textOf(64, 1));

/** Where goods would go, and how: enough for a price. */
const DeliveryArea = /*@__PURE__*/ once(() =>
  z.object({
    address: z.object(area()),
    /** The id of the shipping option that was chosen. Default: the order's first. */
    option: option(),
  }),
);

/** Where goods go, how, and to whom, as the wallet tells it with its payment. Never stored. */
export const Delivery = /*@__PURE__*/ once(() =>
  z.object({
    address: z.object({
      ...area(),
      /** All lines of it in one. */
      street: said(200),
      houseNumberOrName: said(),
      /** The person who receives it, where that is another than the shopper. */
      firstName: said(),
      lastName: said(),
    }),
    /** The id of the shipping option that was chosen. Default: the order's first. */
    option: option(),
    /** The shopper. Absent before they have agreed to pay. */
    contact: z.optional(
      z.object({
        firstName: said(),
        lastName: said(),
        shopperEmail: said(320),
        telephoneNumber: said(40),
      }),
    ),
  }),
);
export type Delivery = z.input<ReturnType<typeof Delivery>>;

/** One way in which an order can be delivered. */
export const ShippingOption = /*@__PURE__*/ once(() =>
  z.object({
    id: textOf(64, 1),
    /** Shown to the shopper, in their language. */
    label: textOf(80, 1),
    /** One more line, such as when it arrives. */
    detail: z.optional(textOf(120, 1)),
    /** What the delivery alone costs. It is part of the order's amount already. */
    amount: Amount(),
  }),
);
export type ShippingOption = z.input<ReturnType<typeof ShippingOption>>;

export const DeliveryRequest = /*@__PURE__*/ once(() =>
  z.object({ order: textOf(80, 1), delivery: DeliveryArea() }),
);
export type DeliveryRequest = z.input<ReturnType<typeof DeliveryRequest>>;

export const DeliveryPrice = /*@__PURE__*/ once(() =>
  z.object({
    /** What is left to pay of the order, delivery included. */
    amount: Amount(),
    /** None: the shop does not deliver there. */
    options: z.array(ShippingOption()),
    /** The id of the one that `amount` includes. */
    option: option(),
  }),
);
export type DeliveryPrice = z.infer<ReturnType<typeof DeliveryPrice>>;

/** Says what an order costs when it is delivered to an address, and the ways in which it can be. Fails with `unknown-order`, and with `invalid-request` where the order asks for no address. */
export const priceDelivery = /*@__PURE__*/ post('/deliveries', {
  input: DeliveryRequest,
  output: DeliveryPrice,
});
