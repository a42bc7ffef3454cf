import * as z from 'zod/mini';

import { once } from '../../once.js';
import { textOf } from '../../values.js';
import { text, word } from '../fields.js';
import { storable, tracked } from './stored.js';

/** Amazon Pay. */
export const AmazonPayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['amazonpay']),
    ...tracked(),
    amazonPayToken: text(),
    checkoutSessionId: text(),
  }),
);
export type AmazonPayDetails = z.infer<ReturnType<typeof AmazonPayDetails>>;

/** Android Pay. */
export const AndroidPayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['androidpay']),
    ...tracked(),
  }),
);
export type AndroidPayDetails = z.infer<ReturnType<typeof AndroidPayDetails>>;

/** Apple Pay. */
export const ApplePayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['applepay']),
    ...storable(),
    applePayToken: textOf(10000),
    fundingSource: word('credit', 'debit'),
  }),
);
export type ApplePayDetails = z.infer<ReturnType<typeof ApplePayDetails>>;

/** Cash App Pay. */
export const CashAppDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['cashapp']),
    ...storable(),
    cashtag: text(),
    customerId: text(),
    grantId: text(),
    onFileGrantId: text(),
    requestId: text(),
    subtype: text(),
  }),
);
export type CashAppDetails = z.infer<ReturnType<typeof CashAppDetails>>;

/** Google Pay. */
export const GooglePayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['googlepay']),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    googlePayCardNetwork: text(),
    googlePayToken: textOf(10000),
    threeDS2SdkVersion: text(12),
  }),
);
export type GooglePayDetails = z.infer<ReturnType<typeof GooglePayDetails>>;

/** Masterpass. */
export const MasterpassDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['masterpass']),
    ...tracked(),
    fundingSource: word('credit', 'debit'),
    masterpassTransactionId: z.string(),
  }),
);
export type MasterpassDetails = z.infer<ReturnType<typeof MasterpassDetails>>;

/** MB WAY. */
export const MbwayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['mbway']),
    ...tracked(),
    shopperEmail: z.string(),
    telephoneNumber: z.string(),
  }),
);
export type MbwayDetails = z.infer<ReturnType<typeof MbwayDetails>>;

/** MobilePay. */
export const MobilePayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['mobilepay']),
    ...tracked(),
  }),
);
export type MobilePayDetails = z.infer<ReturnType<typeof MobilePayDetails>>;

/** PayPal. */
export const PayPalDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['paypal']),
    ...storable(),
    orderID: text(),
    payeePreferred: text(),
    payerID: text(),
    payerSelected: text(),
    subtype: word('express', 'redirect', 'sdk'),
  }),
);
export type PayPalDetails = z.infer<ReturnType<typeof PayPalDetails>>;

/** Google Pay by its former name. */
export const PayWithGoogleDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['paywithgoogle']),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    googlePayToken: textOf(5000),
    threeDS2SdkVersion: text(12),
  }),
);
export type PayWithGoogleDetails = z.infer<ReturnType<typeof PayWithGoogleDetails>>;

/** Samsung Pay. */
export const SamsungPayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['samsungpay']),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    samsungPayToken: textOf(10000),
  }),
);
export type SamsungPayDetails = z.infer<ReturnType<typeof SamsungPayDetails>>;

/** Vipps. */
export const VippsDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['vipps']),
    ...storable(),
    telephoneNumber: z.string(),
  }),
);
export type VippsDetails = z.infer<ReturnType<typeof VippsDetails>>;

/** Visa Checkout. */
export const VisaCheckoutDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['visacheckout']),
    ...tracked(),
    fundingSource: word('credit', 'debit'),
    visaCheckoutCallId: z.string(),
  }),
);
export type VisaCheckoutDetails = z.infer<ReturnType<typeof VisaCheckoutDetails>>;

/** WeChat Pay. */
export const WeChatPayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['wechatpay', 'wechatpay_pos']),
    ...tracked(),
  }),
);
export type WeChatPayDetails = z.infer<ReturnType<typeof WeChatPayDetails>>;

/** WeChat Pay inside a mini program. */
export const WeChatPayMiniProgramDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['wechatpayMiniProgram']),
    ...tracked(),
    appId: text(),
    openid: text(),
  }),
);
export type WeChatPayMiniProgramDetails = z.infer<ReturnType<typeof WeChatPayMiniProgramDetails>>;
