import * as z from '../../schema/schema.js';
import { text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { Amount, integer, oneOf } from '../../schema/values.js';
import { CardDetails } from '../methods/card.js';
import { Address, BillingAddress, Name } from './shopper.js';

/** Part of a payment; without currency, the payment's own. */
export const SplitAmount = /*@__PURE__*/ once(() =>
  z.object({
    currency: text(3, 3),
    value: integer(),
  }),
);
export type SplitAmount = z.input<ReturnType<typeof SplitAmount>>;

/** Who gets which part of a payment. */
export const Split = /*@__PURE__*/ once(() =>
  z.object({
    account: text(),
    amount: z.optional(SplitAmount()),
    description: text(),
    reference: text(),
    type: oneOf(
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
    ),
  }),
);
export type Split = z.input<ReturnType<typeof Split>>;

/** Who bears a chargeback. */
export const PlatformChargebackLogic = /*@__PURE__*/ once(() =>
  z.object({
    behavior: word('deductAccordingToSplitRatio', 'deductFromLiableAccount', 'deductFromOneBalanceAccount'),
    costAllocationAccount: text(),
    targetAccount: text(),
  }),
);
export type PlatformChargebackLogic = z.input<ReturnType<typeof PlatformChargebackLogic>>;

/** A merchant behind the merchant, by the rules of card schemes. */
export const SubMerchant = /*@__PURE__*/ once(() =>
  z.object({
    city: text(),
    country: text(),
    mcc: text(),
    name: text(),
    taxId: text(),
  }),
);
export type SubMerchant = z.input<ReturnType<typeof SubMerchant>>;

/** A merchant behind a payment facilitator. */
export const SubMerchantInfo = /*@__PURE__*/ once(() =>
  z.object({
    address: z.optional(BillingAddress()),
    amount: z.optional(Amount()),
    email: text(320),
    id: text(),
    mcc: text(),
    name: text(),
    phoneNumber: text(20),
    registeredSince: text(),
    taxId: text(),
    url: text(320),
  }),
);
export type SubMerchantInfo = z.input<ReturnType<typeof SubMerchantInfo>>;

/** Who sends the money, where the payment funds an account. */
export const FundOrigin = /*@__PURE__*/ once(() =>
  z.object({
    billingAddress: z.optional(Address()),
    shopperEmail: text(),
    shopperName: z.optional(Name()),
    telephoneNumber: text(),
    walletIdentifier: text(),
  }),
);
export type FundOrigin = z.input<ReturnType<typeof FundOrigin>>;

/** Who gets the money, where the payment funds an account. */
export const FundRecipient = /*@__PURE__*/ once(() =>
  z.object({
    IBAN: text(),
    billingAddress: z.optional(Address()),
    paymentMethod: z.optional(
      z.object({ ...z.shapeOf(CardDetails()), type: z.optional(z.shapeOf(CardDetails()).type) }),
    ),
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
export type FundRecipient = z.input<ReturnType<typeof FundRecipient>>;
