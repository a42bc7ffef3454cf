import * as z from '../schema/schema.js';
import { count, flag, list, text, texts, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf } from '../schema/values.js';
import { ApplicationInfo } from './fields/application.js';
import { LineItem } from './fields/basket.js';
import { PlatformChargebackLogic, Split } from './fields/funds.js';
import { InstallmentOption } from './fields/installments.js';
import { offerFields, recurringProcessingModel } from './fields/payment-fields.js';
import { RiskData } from './fields/risk.js';
import { Address, Name } from './fields/shopper.js';

/** What a shopper can be asked for on the page of a link. */
export const ASKED_OF_SHOPPERS = [
  'shopperName',
  'shopperEmail',
  'telephoneNumber',
  'billingAddress',
  'deliveryAddress',
] as const;

/** Makes a page of the platform that takes a payment, once or again and again if it is `reusable`. */
export const PaymentLinkRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...offerFields(),
    amount: Amount(),
    applicationInfo: z.optional(ApplicationInfo()),
    billingAddress: z.optional(Address()),
    captureDelayHours: count(),
    countryCode: text(100),
    dateOfBirth: time(),
    deliverAt: time(),
    deliveryAddress: z.optional(Address()),
    description: text(),
    installmentOptions: z.optional(z.record(z.string(), InstallmentOption())),
    lineItems: list(LineItem()),
    manualCapture: flag(),
    mcc: text(16),
    merchantAccount: z.string(),
    merchantOrderReference: text(1000),
    metadata: texts(),
    platformChargebackLogic: z.optional(PlatformChargebackLogic()),
    recurringProcessingModel: recurringProcessingModel(),
    reference: z.string(),
    requiredShopperFields: list(oneOf(...ASKED_OF_SHOPPERS)),
    returnUrl: text(8000),
    reusable: flag(),
    riskData: z.optional(RiskData()),
    shopperEmail: text(500),
    shopperLocale: text(32),
    shopperName: z.optional(Name()),
    shopperReference: text(256, 3),
    shopperStatement: text(10000),
    socialSecurityNumber: text(32),
    splits: list(Split()),
    telephoneNumber: text(32),
  }),
);
export type PaymentLinkRequest = z.input<ReturnType<typeof PaymentLinkRequest>>;

/** A payment link: what was asked, its address, and what has become of it. */
export const PaymentLinkResponse = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(PaymentLinkRequest()),
    id: z.string(),
    status: oneOf('active', 'completed', 'expired', 'paid', 'paymentPending'),
    updatedAt: time(),
    url: z.string(),
  }),
);
export type PaymentLinkResponse = z.infer<ReturnType<typeof PaymentLinkResponse>>;

/** Ends a link before its time: the only change there is. */
export const UpdatePaymentLinkRequest = /*@__PURE__*/ once(() => z.object({ status: oneOf('expired') }));
export type UpdatePaymentLinkRequest = z.input<ReturnType<typeof UpdatePaymentLinkRequest>>;
