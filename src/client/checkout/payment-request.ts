import * as z from '../schema/schema.js';
import { count, list, text, texts, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { ForexQuote } from './fields/basket.js';
import { FundOrigin, FundRecipient, SubMerchantInfo } from './fields/funds.js';
import { Installments } from './fields/installments.js';
import { PaymentMethodDetails } from './methods/index.js';
import { EncryptedOrderData } from './orders.js';
import { authenticationFields, chargeFields, industryUsage, payerFields } from './fields/payment-fields.js';
import { MerchantRiskIndicator } from './fields/risk.js';
import { BrowserInfo } from './fields/shopper.js';
import { ThreeDS2RequestFields } from './fields/three-ds-request.js';

/** Asks for one payment. Amount, references and merchant account are a server's to say: see `supplied` of the row. */
export const PaymentRequest = /*@__PURE__*/ once(() =>
  z.object({
    ...payerFields(),
    ...chargeFields(),
    ...authenticationFields(),
    browserInfo: z.optional(BrowserInfo()),
    checkoutAttemptId: text(256),
    /** @deprecated by the platform. */
    conversionId: text(),
    countryCode: text(100),
    dccQuote: z.optional(ForexQuote()),
    /** @deprecated by the platform. */
    deliveryDate: time(),
    deviceFingerprint: text(5000),
    entityType: word('NaturalPerson', 'CompanyName'),
    fraudOffset: count(),
    fundOrigin: z.optional(FundOrigin()),
    fundRecipient: z.optional(FundRecipient()),
    industryUsage: industryUsage(),
    installments: z.optional(Installments()),
    localizedShopperStatement: texts(),
    merchantOrderReference: text(1000),
    merchantRiskIndicator: z.optional(MerchantRiskIndicator()),
    order: z.optional(EncryptedOrderData()),
    orderReference: text(),
    origin: text(80),
    paymentMethod: PaymentMethodDetails(),
    reference: z.string(),
    returnUrl: z.string(),
    sessionValidity: text(),
    shopperIP: text(1000),
    shopperReference: text(256, 3),
    shopperStatement: text(10000),
    store: text(64, 1),
    subMerchants: list(SubMerchantInfo()),
    threeDS2RequestData: z.optional(ThreeDS2RequestFields()),
  }),
);
export type PaymentRequest = z.input<ReturnType<typeof PaymentRequest>>;
