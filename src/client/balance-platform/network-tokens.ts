import * as z from '../schema/schema.js';
import { list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { askedStatus, status } from './status.js';

/** The device that a network token lives on. */
export const DeviceInfo = /*@__PURE__*/ once(() =>
  z.object({
    cardCaptureTechnology: text(),
    deviceName: text(),
    formFactor: text(),
    imei: text(),
    isoDeviceType: text(),
    msisdn: text(),
    osName: text(),
    osVersion: text(),
    paymentTypes: list(z.string()),
    serialNumber: text(),
    storageTechnology: text(),
  }),
);
export type DeviceInfo = z.infer<ReturnType<typeof DeviceInfo>>;

/** A stand-in for a card number, in a wallet or with a merchant. */
export const NetworkToken = /*@__PURE__*/ once(() =>
  z.object({
    brandVariant: text(),
    creationDate: time(),
    device: z.optional(DeviceInfo()),
    id: text(),
    paymentInstrumentId: text(),
    status: status(),
    tokenLastFour: text(),
    type: text(),
  }),
);
export type NetworkToken = z.infer<ReturnType<typeof NetworkToken>>;

export const GetNetworkTokenResponse = /*@__PURE__*/ once(() => z.object({ token: NetworkToken() }));
export type GetNetworkTokenResponse = z.infer<ReturnType<typeof GetNetworkTokenResponse>>;

export const ListNetworkTokensResponse = /*@__PURE__*/ once(() =>
  z.object({ networkTokens: list(NetworkToken()) }),
);
export type ListNetworkTokensResponse = z.infer<ReturnType<typeof ListNetworkTokensResponse>>;

/** The status that a token shall have. `closed` is for good. */
export const UpdateNetworkTokenRequest = /*@__PURE__*/ once(() => z.object({ status: askedStatus() }));
export type UpdateNetworkTokenRequest = z.input<ReturnType<typeof UpdateNetworkTokenRequest>>;
