import * as z from 'zod/mini';

import { once } from '../once.js';
import { StrictAmount, textOf } from '../values.js';
import { ApplicationInfo } from './application.js';
import { EncryptedOrderData, ForexQuote, Installments, LineItem, Mandate } from './basket.js';
import { count, flag, list, text, texts, time, word } from './fields.js';
import { FundOrigin, FundRecipient, PlatformChargebackLogic, Split, SubMerchantInfo } from './funds.js';
import { PaymentMethodDetails } from './methods/index.js';
import { AccountInfo, MerchantRiskIndicator, RiskData } from './risk.js';
import { BillingAddress, BrowserInfo, Company, DeliveryAddress, Name } from './shopper.js';
import { AuthenticationData, ThreeDSecureData } from './three-ds.js';
import { ThreeDS2RequestFields } from './three-ds-request.js';

/** Asks for one payment. Amount, references and merchant account are a server's to say: see `supplied` of the row. */
export const PaymentRequest = /*@__PURE__*/ once(() =>
  z.strictObject({
    accountInfo: z.optional(AccountInfo()),
    additionalAmount: z.optional(StrictAmount()),
    additionalData: texts(),
    amount: StrictAmount(),
    applicationInfo: z.optional(ApplicationInfo()),
    authenticationData: z.optional(AuthenticationData()),
    billingAddress: z.optional(BillingAddress()),
    browserInfo: z.optional(BrowserInfo()),
    captureDelayHours: count(),
    channel: word('iOS', 'Android', 'Web'),
    checkoutAttemptId: text(256),
    company: z.optional(Company()),
    /** @deprecated by the platform. */
    conversionId: text(),
    countryCode: text(100),
    dateOfBirth: time(),
    dccQuote: z.optional(ForexQuote()),
    deliverAt: time(),
    deliveryAddress: z.optional(DeliveryAddress()),
    /** @deprecated by the platform. */
    deliveryDate: time(),
    deviceFingerprint: text(5000),
    enableOneClick: flag(),
    enablePayOut: flag(),
    enableRecurring: flag(),
    entityType: word('NaturalPerson', 'CompanyName'),
    fraudOffset: count(),
    fundOrigin: z.optional(FundOrigin()),
    fundRecipient: z.optional(FundRecipient()),
    industryUsage: word('delayedCharge', 'installment', 'noShow'),
    installments: z.optional(Installments()),
    lineItems: list(LineItem()),
    localizedShopperStatement: texts(),
    mandate: z.optional(Mandate()),
    mcc: text(),
    merchantAccount: z.string(),
    merchantOrderReference: text(1000),
    merchantRiskIndicator: z.optional(MerchantRiskIndicator()),
    metadata: texts(),
    mpiData: z.optional(ThreeDSecureData()),
    order: z.optional(EncryptedOrderData()),
    orderReference: text(),
    origin: text(80),
    paymentMethod: PaymentMethodDetails(),
    platformChargebackLogic: z.optional(PlatformChargebackLogic()),
    recurringExpiry: text(),
    recurringFrequency: text(),
    recurringProcessingModel: word('CardOnFile', 'Subscription', 'UnscheduledCardOnFile'),
    redirectFromIssuerMethod: text(),
    redirectToIssuerMethod: text(),
    reference: textOf(80),
    returnUrl: z.string(),
    riskData: z.optional(RiskData()),
    sessionValidity: text(),
    shopperEmail: text(),
    shopperIP: text(1000),
    shopperInteraction: word('Ecommerce', 'ContAuth', 'Moto', 'POS'),
    shopperLocale: text(),
    shopperName: z.optional(Name()),
    shopperReference: text(256, 3),
    shopperStatement: text(10000),
    socialSecurityNumber: text(),
    splits: list(Split()),
    store: text(64, 1),
    storePaymentMethod: flag(),
    subMerchants: list(SubMerchantInfo()),
    telephoneNumber: text(),
    threeDS2RequestData: z.optional(ThreeDS2RequestFields()),
    /** @deprecated by the platform. */
    threeDSAuthenticationOnly: flag(),
    trustedShopper: flag(),
  }),
);
export type PaymentRequest = z.infer<ReturnType<typeof PaymentRequest>>;
