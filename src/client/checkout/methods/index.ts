import type * as z from '../../schema/schema.js';
import { once } from '../../schema/once.js';
import { run } from '../../schema/validate.js';
import { variantsBy } from '../../schema/variants.js';
import {
  AchDetails,
  AncvDetails,
  BacsDirectDebitDetails,
  BillDeskDetails,
  BlikDetails,
  CellulantDetails,
  DotpayDetails,
  EftDetails,
  GenericIssuerPaymentMethodDetails,
  GiropayDetails,
  IdealDetails,
  MolPayDetails,
  PayByBankDetails,
  PayToDetails,
  SepaDirectDebitDetails,
} from './banks.js';
import { CardDetails } from './card.js';
import {
  AfterpayDetails,
  DokuDetails,
  DragonpayDetails,
  EcontextVoucherDetails,
  KlarnaDetails,
  OpenInvoiceDetails,
  RatepayDetails,
  ZipDetails,
} from './invoices.js';
import { PaymentDetails, StoredPaymentMethodDetails } from './named.js';
import { PayUUpiDetails, UpiCollectDetails, UpiIntentDetails } from './upi.js';
import {
  AmazonPayDetails,
  AndroidPayDetails,
  ApplePayDetails,
  CashAppDetails,
  GooglePayDetails,
  MasterpassDetails,
  MbwayDetails,
  MobilePayDetails,
  PayPalDetails,
  PayWithGoogleDetails,
  SamsungPayDetails,
  VippsDetails,
  VisaCheckoutDetails,
  WeChatPayDetails,
  WeChatPayMiniProgramDetails,
} from './wallets.js';

export * from './banks.js';
export * from './card.js';
export * from './invoices.js';
export * from './named.js';
export * from './upi.js';
export * from './wallets.js';

/**
 * The details of one payment method; `type` says of which. The platform reads a missing `type` as it likes, so here
 * it is never missing.
 */
export const PaymentMethodDetails = /*@__PURE__*/ once(() =>
  variantsBy('type', [
    AchDetails(),
    AfterpayDetails(),
    AmazonPayDetails(),
    AncvDetails(),
    AndroidPayDetails(),
    ApplePayDetails(),
    BacsDirectDebitDetails(),
    BillDeskDetails(),
    BlikDetails(),
    CardDetails(),
    CashAppDetails(),
    CellulantDetails(),
    DokuDetails(),
    DotpayDetails(),
    DragonpayDetails(),
    EcontextVoucherDetails(),
    EftDetails(),
    GenericIssuerPaymentMethodDetails(),
    GiropayDetails(),
    GooglePayDetails(),
    IdealDetails(),
    KlarnaDetails(),
    MasterpassDetails(),
    MbwayDetails(),
    MobilePayDetails(),
    MolPayDetails(),
    OpenInvoiceDetails(),
    PayByBankDetails(),
    PayPalDetails(),
    PayToDetails(),
    PayUUpiDetails(),
    PayWithGoogleDetails(),
    PaymentDetails(),
    RatepayDetails(),
    SamsungPayDetails(),
    SepaDirectDebitDetails(),
    StoredPaymentMethodDetails(),
    UpiCollectDetails(),
    UpiIntentDetails(),
    VippsDetails(),
    VisaCheckoutDetails(),
    WeChatPayDetails(),
    WeChatPayMiniProgramDetails(),
    ZipDetails(),
  ]),
);
export type PaymentMethodDetails = z.input<ReturnType<typeof PaymentMethodDetails>>;

/** Whether the specification has a payment method of this name. */
export const isMethodType = (type: string): boolean =>
  (run(PaymentMethodDetails(), { type }).value as { readonly type?: unknown }).type === type;
