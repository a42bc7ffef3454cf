import * as z from '../schema/schema.js';
import { list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { pageFields, pageRequestFields } from './pages.js';

/** Asks for a page of card orders, all or those that fit every field given. */
export const CardOrderPageRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...pageRequestFields(),
    cardManufacturingProfileId: text(),
    createdSince: time(),
    createdUntil: time(),
    id: text(),
    lockedSince: time(),
    lockedUntil: time(),
    serviceCenter: text(),
    status: text(),
    txVariantCode: text(),
  }),
);
export type CardOrderPageRequest = z.input<ReturnType<typeof CardOrderPageRequest>>;

/** The cards that a manufacturer makes at once. Nothing is added after `lockDate`. */
export const CardOrder = /*@__PURE__*/ once(() =>
  z.object({
    beginDate: time(),
    cardManufacturingProfileId: text(),
    closedDate: time(),
    endDate: time(),
    id: text(),
    lockDate: time(),
    serviceCenter: text(),
    status: word('closed', 'open'),
  }),
);
export type CardOrder = z.infer<ReturnType<typeof CardOrder>>;

export const CardOrderPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), cardOrders: list(CardOrder()) }),
);
export type CardOrderPage = z.infer<ReturnType<typeof CardOrderPage>>;

/** How far a card, or the letter with its PIN, is on its way. */
export const CardOrderItemDeliveryStatus = /*@__PURE__*/ once(() =>
  z.object({
    errorMessage: text(),
    status: word(
      'created',
      'delivered',
      'notApplicable',
      'processing',
      'produced',
      'rejected',
      'shipped',
      'unknown',
    ),
    trackingNumber: text(),
  }),
);
export type CardOrderItemDeliveryStatus = z.infer<ReturnType<typeof CardOrderItemDeliveryStatus>>;

/** One card of an order. */
export const CardOrderItem = /*@__PURE__*/ once(() =>
  z.object({
    balancePlatform: text(),
    card: z.optional(CardOrderItemDeliveryStatus()),
    cardOrderItemId: text(),
    creationDate: time(),
    id: text(),
    paymentInstrumentId: text(),
    pin: z.optional(CardOrderItemDeliveryStatus()),
    shippingMethod: text(),
  }),
);
export type CardOrderItem = z.infer<ReturnType<typeof CardOrderItem>>;

export const CardOrderItemPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), data: z.array(CardOrderItem()) }),
);
export type CardOrderItemPage = z.infer<ReturnType<typeof CardOrderItemPage>>;
