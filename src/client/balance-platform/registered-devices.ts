import * as z from '../schema/schema.js';
import { count, flag, list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

/** Names the payment instrument whose device is meant. */
export const RegisteredDeviceRequest = /*@__PURE__*/ once(() =>
  z.object({ paymentInstrumentId: z.string() }),
);
export type RegisteredDeviceRequest = z.input<ReturnType<typeof RegisteredDeviceRequest>>;

/** Asks for a page of devices. Unlike other lists of this interface, this one counts pages. */
export const RegisteredDevicePageRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(RegisteredDeviceRequest()),
    pageNumber: count(),
    pageSize: count(),
  }),
);
export type RegisteredDevicePageRequest = z.input<ReturnType<typeof RegisteredDevicePageRequest>>;

/** What a device can be. */
export const DEVICE_TYPES = ['ios', 'android', 'browser'] as const;

/** A device with which a cardholder approves payments. */
export const Device = /*@__PURE__*/ once(() =>
  z.object({
    id: text(),
    name: text(),
    paymentInstrumentId: text(),
    type: word(...DEVICE_TYPES),
  }),
);
export type Device = z.infer<ReturnType<typeof Device>>;

const link = () => z.optional(z.object({ href: text() }));

/** A page of devices with the addresses of the pages around it. */
export const RegisteredDevicePage = /*@__PURE__*/ once(() =>
  z.object({
    data: list(Device()),
    itemsTotal: count(),
    link: z.optional(z.object({ first: link(), last: link(), next: link(), previous: link(), self: link() })),
    pagesTotal: count(),
  }),
);
export type RegisteredDevicePage = z.infer<ReturnType<typeof RegisteredDevicePage>>;

/** What the authentication kit on the device says, at either step of a registration. */
export const RegisterSCARequest = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(RegisteredDeviceRequest()),
    strongCustomerAuthentication: z.object({ sdkOutput: textOf(20_000) }),
  }),
);
export type RegisterSCARequest = z.input<ReturnType<typeof RegisterSCARequest>>;

/** The answer to the first step: `sdkInput` is for the kit on the device. */
export const RegisterSCAResponse = /*@__PURE__*/ once(() =>
  z.object({
    id: text(),
    paymentInstrumentId: text(),
    sdkInput: text(20_000),
    success: flag(),
  }),
);
export type RegisterSCAResponse = z.infer<ReturnType<typeof RegisterSCAResponse>>;

/** The answer to the last step. */
export const RegisterSCAFinalResponse = /*@__PURE__*/ once(() => z.object({ success: flag() }));
export type RegisterSCAFinalResponse = z.infer<ReturnType<typeof RegisterSCAFinalResponse>>;
