import * as z from '../schema/schema.js';
import { text, texts } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { run } from '../schema/validate.js';
import { Amount } from '../schema/values.js';
import { only, variantsBy } from '../schema/variants.js';

/** The shopper does something in another app; the page waits. */
export const CheckoutAwaitAction = /*@__PURE__*/ once(() =>
  z.object({
    paymentData: text(),
    paymentMethodType: text(),
    type: only('await'),
    url: text(),
  }),
);
export type CheckoutAwaitAction = z.infer<ReturnType<typeof CheckoutAwaitAction>>;

/** The shopper transfers money by these details. */
export const CheckoutBankTransferAction = /*@__PURE__*/ once(() =>
  z.object({
    accountNumber: text(),
    beneficiary: text(),
    bic: text(),
    downloadUrl: text(),
    iban: text(),
    paymentMethodType: text(),
    reference: text(),
    routingNumber: text(),
    shopperEmail: text(),
    sortCode: text(),
    totalAmount: z.optional(Amount()),
    type: only('bankTransfer'),
    url: text(),
  }),
);
export type CheckoutBankTransferAction = z.infer<ReturnType<typeof CheckoutBankTransferAction>>;

/** The shopper proves who they are with their own device. */
export const CheckoutDelegatedAuthenticationAction = /*@__PURE__*/ once(() =>
  z.object({
    authorisationToken: text(),
    paymentData: text(),
    paymentMethodType: text(),
    token: text(),
    type: only('delegatedAuthentication'),
    url: text(),
  }),
);
export type CheckoutDelegatedAuthenticationAction = z.infer<
  ReturnType<typeof CheckoutDelegatedAuthenticationAction>
>;

/** An app opens another app. */
export const CheckoutNativeRedirectAction = /*@__PURE__*/ once(() =>
  z.object({
    data: texts(),
    method: text(),
    nativeRedirectData: text(),
    paymentMethodType: text(),
    type: only('nativeRedirect'),
    url: text(),
  }),
);
export type CheckoutNativeRedirectAction = z.infer<ReturnType<typeof CheckoutNativeRedirectAction>>;

/** The shopper scans a code. */
export const CheckoutQrCodeAction = /*@__PURE__*/ once(() =>
  z.object({
    expiresAt: text(),
    paymentData: text(),
    paymentMethodType: text(),
    qrCodeData: text(),
    type: only('qrCode'),
    url: text(),
  }),
);
export type CheckoutQrCodeAction = z.infer<ReturnType<typeof CheckoutQrCodeAction>>;

/** The shopper goes to another page and comes back. */
export const CheckoutRedirectAction = /*@__PURE__*/ once(() =>
  z.object({
    data: texts(),
    method: text(),
    paymentMethodType: text(),
    type: only('redirect'),
    url: text(),
  }),
);
export type CheckoutRedirectAction = z.infer<ReturnType<typeof CheckoutRedirectAction>>;

/** A wallet's own kit takes over. */
export const CheckoutSDKAction = /*@__PURE__*/ once(() =>
  z.object({
    paymentData: text(),
    paymentMethodType: text(),
    sdkData: texts(),
    type: only('sdk', 'wechatpaySDK'),
    url: text(),
  }),
);
export type CheckoutSDKAction = z.infer<ReturnType<typeof CheckoutSDKAction>>;

/** A 3D Secure 2 fingerprint or challenge. */
export const CheckoutThreeDS2Action = /*@__PURE__*/ once(() =>
  z.object({
    authorisationToken: text(),
    paymentData: text(),
    paymentMethodType: text(),
    subtype: text(),
    token: text(),
    type: only('threeDS2'),
    url: text(),
  }),
);
export type CheckoutThreeDS2Action = z.infer<ReturnType<typeof CheckoutThreeDS2Action>>;

/** The shopper pays a voucher elsewhere. */
export const CheckoutVoucherAction = /*@__PURE__*/ once(() =>
  z.object({
    alternativeReference: text(),
    collectionInstitutionNumber: text(),
    downloadUrl: text(),
    entity: text(),
    expiresAt: text(),
    initialAmount: z.optional(Amount()),
    instructionsUrl: text(),
    issuer: text(),
    maskedTelephoneNumber: text(),
    merchantName: text(),
    merchantReference: text(),
    passCreationToken: text(),
    paymentData: text(),
    paymentMethodType: text(),
    reference: text(),
    shopperEmail: text(),
    shopperName: text(),
    surcharge: z.optional(Amount()),
    totalAmount: z.optional(Amount()),
    type: only('voucher'),
    url: text(),
  }),
);
export type CheckoutVoucherAction = z.infer<ReturnType<typeof CheckoutVoucherAction>>;

/** An action of a kind that is known, with the fields of its kind. */
export const KnownAction = /*@__PURE__*/ once(() =>
  variantsBy('type', [
    CheckoutAwaitAction(),
    CheckoutBankTransferAction(),
    CheckoutDelegatedAuthenticationAction(),
    CheckoutNativeRedirectAction(),
    CheckoutQrCodeAction(),
    CheckoutRedirectAction(),
    CheckoutSDKAction(),
    CheckoutThreeDS2Action(),
    CheckoutVoucherAction(),
  ]),
);
export type KnownAction = z.infer<ReturnType<typeof KnownAction>>;

/**
 * What the shopper has to do next, as an answer carries it. `type` stays open: a kind that is not known can still be
 * named, and is no reason to lose the answer. `knownAction` narrows it.
 */
export const Action = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(CheckoutAwaitAction()),
    ...z.shapeOf(CheckoutBankTransferAction()),
    ...z.shapeOf(CheckoutDelegatedAuthenticationAction()),
    ...z.shapeOf(CheckoutNativeRedirectAction()),
    ...z.shapeOf(CheckoutQrCodeAction()),
    ...z.shapeOf(CheckoutRedirectAction()),
    ...z.shapeOf(CheckoutSDKAction()),
    ...z.shapeOf(CheckoutThreeDS2Action()),
    ...z.shapeOf(CheckoutVoucherAction()),
    type: z.string(),
  }),
);
export type Action = z.infer<ReturnType<typeof Action>>;

/** The action with the fields of its kind, or nothing where the kind is not known. */
export function knownAction(action: Action): KnownAction | undefined {
  const { value, issues } = run(KnownAction(), action);
  return issues.length ? undefined : (value as KnownAction);
}
