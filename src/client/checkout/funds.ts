import * as z from 'zod/mini';

import { once } from '../once.js';
import { StrictAmount, integer } from '../values.js';
import { text, word } from './fields.js';
import { CardDetails } from './methods/card.js';
import { Address, BillingAddress, Name } from './shopper.js';

/** Part of a payment; without currency, the payment's own. */
export const SplitAmount = /*@__PURE__*/ once(() =>
  z.strictObject({
    currency: text(3, 3),
    value: integer(),
  }),
);
export type SplitAmount = z.infer<ReturnType<typeof SplitAmount>>;

/** Who gets which part of a payment. */
export const Split = /*@__PURE__*/ once(() =>
  z.strictObject({
    account: text(),
    amount: z.optional(SplitAmount()),
    description: text(),
    reference: text(),
    type: z.enum([
      'AcquiringFees',
      'AdyenCommission',
      'AdyenFees',
      'AdyenMarkup',
      'BalanceAccount',
      'Commission',
      'Default',
      'Interchange',
      'MarketPlace',
      'PaymentFee',
      'Remainder',
      'SchemeFee',
      'Surcharge',
      'Tip',
      'VAT',
    ]),
  }),
);
export type Split = z.infer<ReturnType<typeof Split>>;

/** Who bears a chargeback. */
export const PlatformChargebackLogic = /*@__PURE__*/ once(() =>
  z.strictObject({
    behavior: word('deductAccordingToSplitRatio', 'deductFromLiableAccount', 'deductFromOneBalanceAccount'),
    costAllocationAccount: text(),
    targetAccount: text(),
  }),
);
export type PlatformChargebackLogic = z.infer<ReturnType<typeof PlatformChargebackLogic>>;

/** A merchant behind the merchant, by the rules of card schemes. */
export const SubMerchant = /*@__PURE__*/ once(() =>
  z.strictObject({
    city: text(13),
    country: text(),
    mcc: text(),
    name: text(22),
    taxId: text(),
  }),
);
export type SubMerchant = z.infer<ReturnType<typeof SubMerchant>>;

/** A merchant behind a payment facilitator. */
export const SubMerchantInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    address: z.optional(BillingAddress()),
    amount: z.optional(StrictAmount()),
    email: text(320),
    id: text(15),
    mcc: text(),
    name: text(22),
    phoneNumber: text(20),
    registeredSince: text(),
    taxId: text(),
    url: text(320),
  }),
);
export type SubMerchantInfo = z.infer<ReturnType<typeof SubMerchantInfo>>;

/** Who sends the money, where the payment funds an account. */
export const FundOrigin = /*@__PURE__*/ once(() =>
  z.strictObject({
    billingAddress: z.optional(Address()),
    shopperEmail: text(),
    shopperName: z.optional(Name()),
    telephoneNumber: text(),
    walletIdentifier: text(),
  }),
);
export type FundOrigin = z.infer<ReturnType<typeof FundOrigin>>;

/** Who gets the money, where the payment funds an account. */
export const FundRecipient = /*@__PURE__*/ once(() =>
  z.strictObject({
    IBAN: text(),
    billingAddress: z.optional(Address()),
    paymentMethod: z.optional(CardDetails()),
    shopperEmail: text(),
    shopperName: z.optional(Name()),
    shopperReference: text(256, 3),
    storedPaymentMethodId: text(64),
    subMerchant: z.optional(SubMerchant()),
    telephoneNumber: text(),
    walletIdentifier: text(),
    walletOwnerTaxId: text(),
  }),
);
export type FundRecipient = z.infer<ReturnType<typeof FundRecipient>>;
