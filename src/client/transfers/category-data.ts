import * as z from '../schema/schema.js';
import { PAYMENT_FEES, PAYMENT_SHARES } from '../../facts/platform-payments.js';
import { list, text, texts, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { only, variantsBy } from '../schema/variants.js';
import { priority } from './words.js';

/** A transfer to or from a bank account. */
export const BankCategoryData = /*@__PURE__*/ once(() =>
  z.object({ type: z.optional(only('bank')), priority: z.optional(priority()) }),
);
export type BankCategoryData = z.infer<ReturnType<typeof BankCategoryData>>;

const modification = () => ({
  modificationMerchantReference: text(),
  modificationPspReference: text(),
});

/** A transfer between balance accounts. */
export const InternalCategoryData = /*@__PURE__*/ once(() =>
  z.object({ type: z.optional(only('internal')), ...modification() }),
);
export type InternalCategoryData = z.infer<ReturnType<typeof InternalCategoryData>>;

/** A payment with an issued card. */
export const IssuedCard = /*@__PURE__*/ once(() =>
  z.object({
    type: z.optional(only('issuedCard')),
    authorisationType: text(),
    panEntryMode: word('chip', 'cof', 'contactless', 'ecommerce', 'magstripe', 'manual', 'token'),
    processingType: word(
      'atmWithdraw',
      'balanceInquiry',
      'ecommerce',
      'moto',
      'pos',
      'purchaseWithCashback',
      'recurring',
      'token',
    ),
    relayedAuthorisationData: z.optional(z.object({ metadata: texts(), reference: text() })),
    schemeTraceId: text(),
    schemeUniqueTransactionId: text(),
    validationFacts: list(z.object({ result: text(), type: text() })),
  }),
);
export type IssuedCard = z.infer<ReturnType<typeof IssuedCard>>;

/** A part of a payment that was processed for the platform. */
export const PlatformPayment = /*@__PURE__*/ once(() =>
  z.object({
    type: z.optional(only('platformPayment')),
    ...modification(),
    paymentMerchantReference: text(),
    platformPaymentType: word(...PAYMENT_SHARES, 'Commission', ...PAYMENT_FEES, 'VAT'),
    pspPaymentReference: text(),
  }),
);
export type PlatformPayment = z.infer<ReturnType<typeof PlatformPayment>>;

/** What only transfers of one category have. The type may be left out; without it, it is read as a bank's. */
export const CategoryData = /*@__PURE__*/ once(() =>
  variantsBy('type', [BankCategoryData(), InternalCategoryData(), IssuedCard(), PlatformPayment()]),
);
export type CategoryData = z.infer<ReturnType<typeof CategoryData>>;
