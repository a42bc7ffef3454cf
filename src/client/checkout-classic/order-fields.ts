import * as z from '../schema/schema.js';
import { shopperInteraction } from '../checkout/fields/shopper-interaction.js';
import { ApplicationInfo } from '../checkout/fields/application.js';
import { ForexQuote } from '../checkout/fields/basket.js';
import { channel } from '../checkout/fields/payment-fields.js';
import { Company } from '../checkout/fields/shopper.js';
import { count, flag, list, text, time, word } from '../schema/fields.js';
import { Amount } from '../schema/values.js';
import { Installments, LineItem, RiskData, Split } from './basket.js';
import { Address, Name } from './shopper.js';
import { additionalData, untyped } from './untyped.js';

/** What a payment and the setup of a drop-in both say. */
export const orderFields = () => ({
  additionalData: additionalData(),
  amount: Amount(),
  applicationInfo: z.optional(ApplicationInfo()),
  billingAddress: z.optional(Address()),
  captureDelayHours: count(),
  channel: channel(),
  company: z.optional(Company()),
  conversionId: text(),
  dateOfBirth: time(),
  dccQuote: z.optional(ForexQuote()),
  deliveryAddress: z.optional(Address()),
  deliveryDate: time(),
  enableOneClick: flag(),
  enablePayOut: flag(),
  /** @deprecated by the platform. */
  enableRealTimeUpdate: flag(),
  enableRecurring: flag(),
  entityType: word('NaturalPerson', 'CompanyName'),
  fraudOffset: count(),
  installments: z.optional(Installments()),
  lineItems: list(LineItem()),
  mcc: text(),
  merchantAccount: z.string(),
  merchantOrderReference: text(),
  metadata: z.optional(untyped()),
  orderReference: text(),
  origin: text(),
  recurringExpiry: text(),
  recurringFrequency: text(),
  reference: z.string(),
  returnUrl: z.string(),
  riskData: z.optional(RiskData()),
  sessionValidity: text(),
  shopperEmail: text(),
  shopperIP: text(),
  shopperInteraction: shopperInteraction(),
  shopperLocale: text(),
  shopperName: z.optional(Name()),
  shopperReference: text(),
  shopperStatement: text(),
  socialSecurityNumber: text(),
  splits: list(Split()),
  storePaymentMethod: flag(),
  telephoneNumber: text(),
  threeDSAuthenticationOnly: flag(),
  trustedShopper: flag(),
});
