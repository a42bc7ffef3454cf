import * as z from '../../schema/schema.js';
import { text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { textOf } from '../../schema/values.js';
import { only } from '../../schema/variants.js';
import { storable, tracked } from './stored.js';

/** Amazon Pay. */
export const AmazonPayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('amazonpay'),
    ...tracked(),
    amazonPayToken: text(),
    checkoutSessionId: text(),
  }),
);
export type AmazonPayDetails = z.input<ReturnType<typeof AmazonPayDetails>>;

/** Android Pay. */
export const AndroidPayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('androidpay'),
    ...tracked(),
  }),
);
export type AndroidPayDetails = z.input<ReturnType<typeof AndroidPayDetails>>;

/** Apple Pay. */
export const ApplePayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('applepay'),
    ...storable(),
    applePayToken: textOf(10000),
    fundingSource: word('credit', 'debit'),
  }),
);
export type ApplePayDetails = z.input<ReturnType<typeof ApplePayDetails>>;

/** Cash App Pay. */
export const CashAppDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('cashapp'),
    ...storable(),
    cashtag: text(),
    customerId: text(),
    grantId: text(),
    onFileGrantId: text(),
    requestId: text(),
    subtype: text(),
  }),
);
export type CashAppDetails = z.input<ReturnType<typeof CashAppDetails>>;

/** Google Pay. */
export const GooglePayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('googlepay'),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    googlePayCardNetwork: text(),
    googlePayToken: textOf(10000),
    threeDS2SdkVersion: text(12),
  }),
);
export type GooglePayDetails = z.input<ReturnType<typeof GooglePayDetails>>;

/** Masterpass. */
export const MasterpassDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('masterpass'),
    ...tracked(),
    fundingSource: word('credit', 'debit'),
    masterpassTransactionId: z.string(),
  }),
);
export type MasterpassDetails = z.input<ReturnType<typeof MasterpassDetails>>;

/** MB WAY. */
export const MbwayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('mbway'),
    ...tracked(),
    shopperEmail: z.string(),
    telephoneNumber: z.string(),
  }),
);
export type MbwayDetails = z.input<ReturnType<typeof MbwayDetails>>;

/** MobilePay. */
export const MobilePayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('mobilepay'),
    ...tracked(),
  }),
);
export type MobilePayDetails = z.input<ReturnType<typeof MobilePayDetails>>;

/** PayPal. */
export const PayPalDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('paypal'),
    ...storable(),
    orderID: text(),
    payeePreferred: text(),
    payerID: text(),
    payerSelected: text(),
    subtype: word('express', 'redirect', 'sdk'),
  }),
);
export type PayPalDetails = z.input<ReturnType<typeof PayPalDetails>>;

/** Google Pay by its former name. */
export const PayWithGoogleDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('paywithgoogle'),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    googlePayToken: textOf(5000),
    threeDS2SdkVersion: text(12),
  }),
);
export type PayWithGoogleDetails = z.input<ReturnType<typeof PayWithGoogleDetails>>;

/** Samsung Pay. */
export const SamsungPayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('samsungpay'),
    ...storable(),
    fundingSource: word('credit', 'debit'),
    samsungPayToken: textOf(10000),
  }),
);
export type SamsungPayDetails = z.input<ReturnType<typeof SamsungPayDetails>>;

/** Vipps. */
export const VippsDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('vipps'),
    ...storable(),
    telephoneNumber: z.string(),
  }),
);
export type VippsDetails = z.input<ReturnType<typeof VippsDetails>>;

/** Visa Checkout. */
export const VisaCheckoutDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('visacheckout'),
    ...tracked(),
    fundingSource: word('credit', 'debit'),
    visaCheckoutCallId: z.string(),
  }),
);
export type VisaCheckoutDetails = z.input<ReturnType<typeof VisaCheckoutDetails>>;

/** WeChat Pay. */
export const WeChatPayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('wechatpay', 'wechatpay_pos'),
    ...tracked(),
  }),
);
export type WeChatPayDetails = z.input<ReturnType<typeof WeChatPayDetails>>;

/** WeChat Pay inside a mini program. */
export const WeChatPayMiniProgramDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('wechatpayMiniProgram'),
    ...tracked(),
    appId: text(),
    openid: text(),
  }),
);
export type WeChatPayMiniProgramDetails = z.input<ReturnType<typeof WeChatPayMiniProgramDetails>>;
