import * as z from '../../schema/schema.js';
import { text } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { only } from '../../schema/variants.js';
import { storable, tracked } from './stored.js';

/** Afterpay and Clearpay. */
export const AfterpayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('afterpay_default', 'afterpaytouch', 'afterpay_b2b', 'clearpay'),
    ...storable(),
    billingAddress: text(),
    deliveryAddress: text(),
    personalDetails: text(),
  }),
);
export type AfterpayDetails = z.input<ReturnType<typeof AfterpayDetails>>;

/** Doku. */
export const DokuDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only(
      'doku_mandiri_va',
      'doku_cimb_va',
      'doku_danamon_va',
      'doku_bni_va',
      'doku_permata_lite_atm',
      'doku_bri_va',
      'doku_bca_va',
      'doku_alfamart',
      'doku_indomaret',
      'doku_wallet',
      'doku_ovo',
    ),
    ...tracked(),
    firstName: z.string(),
    lastName: z.string(),
    shopperEmail: z.string(),
  }),
);
export type DokuDetails = z.input<ReturnType<typeof DokuDetails>>;

/** Dragonpay. */
export const DragonpayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only(
      'dragonpay_ebanking',
      'dragonpay_otc_banking',
      'dragonpay_otc_non_banking',
      'dragonpay_otc_philippines',
    ),
    ...tracked(),
    issuer: z.string(),
    shopperEmail: text(),
  }),
);
export type DragonpayDetails = z.input<ReturnType<typeof DragonpayDetails>>;

/** Vouchers of econtext. */
export const EcontextVoucherDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('econtext_seven_eleven', 'econtext_online', 'econtext', 'econtext_stores', 'econtext_atm'),
    ...tracked(),
    firstName: z.string(),
    lastName: z.string(),
    shopperEmail: z.string(),
    telephoneNumber: z.string(),
  }),
);
export type EcontextVoucherDetails = z.input<ReturnType<typeof EcontextVoucherDetails>>;

/** Klarna. */
export const KlarnaDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only(
      'klarna',
      'klarnapayments',
      'klarnapayments_account',
      'klarnapayments_b2b',
      'klarna_paynow',
      'klarna_account',
      'klarna_b2b',
    ),
    ...storable(),
    billingAddress: text(),
    deliveryAddress: text(),
    personalDetails: text(),
    subtype: text(),
  }),
);
export type KlarnaDetails = z.input<ReturnType<typeof KlarnaDetails>>;

/** An open invoice. */
export const OpenInvoiceDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('openinvoice', 'afterpay_directdebit', 'atome_pos'),
    ...storable(),
    billingAddress: text(),
    deliveryAddress: text(),
    personalDetails: text(),
  }),
);
export type OpenInvoiceDetails = z.input<ReturnType<typeof OpenInvoiceDetails>>;

/** Ratepay. */
export const RatepayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('ratepay', 'ratepay_directdebit'),
    ...storable(),
    billingAddress: text(),
    deliveryAddress: text(),
    personalDetails: text(),
  }),
);
export type RatepayDetails = z.input<ReturnType<typeof RatepayDetails>>;

/** Zip. */
export const ZipDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('zip', 'zip_pos'),
    ...storable(),
    clickAndCollect: text(),
  }),
);
export type ZipDetails = z.input<ReturnType<typeof ZipDetails>>;
