import * as z from '../../schema/schema.js';
import { count, flag, text, texts, time, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { Amount } from '../../schema/values.js';

const PERIODS = ['thisTransaction', 'lessThan30Days', 'from30To60Days', 'moreThan60Days'] as const;
const lastChange = () => word(...PERIODS);
const age = () => word('notApplicable', ...PERIODS);

/** How long the shopper has been known, and how the account has been used: evidence for 3D Secure. */
export const AccountInfo = /*@__PURE__*/ once(() =>
  z.object({
    accountAgeIndicator: age(),
    accountChangeDate: time(),
    accountChangeIndicator: lastChange(),
    accountCreationDate: time(),
    accountType: word('notApplicable', 'credit', 'debit'),
    addCardAttemptsDay: count(),
    deliveryAddressUsageDate: time(),
    deliveryAddressUsageIndicator: lastChange(),
    /** @deprecated by the platform. */
    homePhone: text(),
    /** @deprecated by the platform. */
    mobilePhone: text(),
    passwordChangeDate: time(),
    passwordChangeIndicator: age(),
    pastTransactionsDay: count(),
    pastTransactionsYear: count(),
    paymentAccountAge: time(),
    paymentAccountIndicator: age(),
    purchasesLast6Months: count(),
    suspiciousActivity: flag(),
    /** @deprecated by the platform. */
    workPhone: text(),
  }),
);
export type AccountInfo = z.input<ReturnType<typeof AccountInfo>>;

/** Where the order goes. */
export const deliveryAddressIndicator = () =>
  word(
    'shipToBillingAddress',
    'shipToVerifiedAddress',
    'shipToNewAddress',
    'shipToStore',
    'digitalGoods',
    'goodsNotShipped',
    'other',
  );

/** How soon it is there. */
export const deliveryTimeframe = () =>
  word('electronicDelivery', 'sameDayShipping', 'overnightShipping', 'twoOrMoreDaysShipping');

/** What is risky or harmless about this order: evidence for 3D Secure. */
export const MerchantRiskIndicator = /*@__PURE__*/ once(() =>
  z.object({
    addressMatch: flag(),
    deliveryAddressIndicator: deliveryAddressIndicator(),
    /** @deprecated by the platform. */
    deliveryEmail: text(),
    deliveryEmailAddress: text(254),
    deliveryTimeframe: deliveryTimeframe(),
    giftCardAmount: z.optional(Amount()),
    giftCardCount: count(),
    giftCardCurr: text(),
    preOrderDate: time(),
    preOrderPurchase: flag(),
    preOrderPurchaseInd: text(),
    reorderItems: flag(),
    reorderItemsInd: text(),
    shipIndicator: text(),
  }),
);
export type MerchantRiskIndicator = z.input<ReturnType<typeof MerchantRiskIndicator>>;

/** Input of the platform's risk engine. */
export const RiskData = /*@__PURE__*/ once(() =>
  z.object({
    clientData: text(5000),
    customFields: texts(),
    fraudOffset: count(),
    profileReference: text(),
  }),
);
export type RiskData = z.input<ReturnType<typeof RiskData>>;
