import * as z from 'zod/mini';

import { once } from '../once.js';
import { StrictAmount } from '../values.js';
import { count, flag, text, texts, time, word } from './fields.js';

/** How long the shopper has been known, and how the account has been used: evidence for 3D Secure. */
export const AccountInfo = /*@__PURE__*/ once(() =>
  z.strictObject({
    accountAgeIndicator: word(
      'notApplicable',
      'thisTransaction',
      'lessThan30Days',
      'from30To60Days',
      'moreThan60Days',
    ),
    accountChangeDate: time(),
    accountChangeIndicator: word('thisTransaction', 'lessThan30Days', 'from30To60Days', 'moreThan60Days'),
    accountCreationDate: time(),
    accountType: word('notApplicable', 'credit', 'debit'),
    addCardAttemptsDay: count(),
    deliveryAddressUsageDate: time(),
    deliveryAddressUsageIndicator: word(
      'thisTransaction',
      'lessThan30Days',
      'from30To60Days',
      'moreThan60Days',
    ),
    /** @deprecated by the platform. */
    homePhone: text(),
    /** @deprecated by the platform. */
    mobilePhone: text(),
    passwordChangeDate: time(),
    passwordChangeIndicator: word(
      'notApplicable',
      'thisTransaction',
      'lessThan30Days',
      'from30To60Days',
      'moreThan60Days',
    ),
    pastTransactionsDay: count(),
    pastTransactionsYear: count(),
    paymentAccountAge: time(),
    paymentAccountIndicator: word(
      'notApplicable',
      'thisTransaction',
      'lessThan30Days',
      'from30To60Days',
      'moreThan60Days',
    ),
    purchasesLast6Months: count(),
    suspiciousActivity: flag(),
    /** @deprecated by the platform. */
    workPhone: text(),
  }),
);
export type AccountInfo = z.infer<ReturnType<typeof AccountInfo>>;

/** What is risky or harmless about this order: evidence for 3D Secure. */
export const MerchantRiskIndicator = /*@__PURE__*/ once(() =>
  z.strictObject({
    addressMatch: flag(),
    deliveryAddressIndicator: word(
      'shipToBillingAddress',
      'shipToVerifiedAddress',
      'shipToNewAddress',
      'shipToStore',
      'digitalGoods',
      'goodsNotShipped',
      'other',
    ),
    /** @deprecated by the platform. */
    deliveryEmail: text(),
    deliveryEmailAddress: text(254),
    deliveryTimeframe: word(
      'electronicDelivery',
      'sameDayShipping',
      'overnightShipping',
      'twoOrMoreDaysShipping',
    ),
    giftCardAmount: z.optional(StrictAmount()),
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
export type MerchantRiskIndicator = z.infer<ReturnType<typeof MerchantRiskIndicator>>;

/** Input of the platform's risk engine. */
export const RiskData = /*@__PURE__*/ once(() =>
  z.strictObject({
    clientData: text(5000),
    customFields: texts(),
    fraudOffset: count(),
    profileReference: text(),
  }),
);
export type RiskData = z.infer<ReturnType<typeof RiskData>>;
