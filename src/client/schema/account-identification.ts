import * as z from './schema.js';
import { text, word } from './fields.js';
import { once } from './once.js';
import { textOf } from './values.js';
import { only } from './variants.js';

/*
 * How a bank account is named in the payment schemes of the world, told apart by `type`. Legal entities, the balance platform
 * and transfers all name accounts this way; each makes the union that it takes of them.
 */

/** Australia. */
export const AULocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('auLocal'), accountNumber: textOf(9, 5), bsbCode: textOf(6, 6) }),
);
export type AULocalAccountIdentification = z.infer<ReturnType<typeof AULocalAccountIdentification>>;

/** Brazil. */
export const BRLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({
    type: only('brLocal'),
    accountNumber: textOf(10, 1),
    bankCode: textOf(3, 3),
    branchNumber: textOf(4, 1),
    ispb: text(8, 8),
  }),
);
export type BRLocalAccountIdentification = z.infer<ReturnType<typeof BRLocalAccountIdentification>>;

/** Canada. */
export const CALocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({
    type: only('caLocal'),
    accountNumber: textOf(12, 5),
    accountType: word('checking', 'savings'),
    institutionNumber: textOf(3, 3),
    transitNumber: textOf(5, 5),
  }),
);
export type CALocalAccountIdentification = z.infer<ReturnType<typeof CALocalAccountIdentification>>;

/** Czechia. */
export const CZLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('czLocal'), accountNumber: textOf(17, 2), bankCode: textOf(4, 4) }),
);
export type CZLocalAccountIdentification = z.infer<ReturnType<typeof CZLocalAccountIdentification>>;

/** Denmark. */
export const DKLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('dkLocal'), accountNumber: textOf(10, 4), bankCode: textOf(4, 4) }),
);
export type DKLocalAccountIdentification = z.infer<ReturnType<typeof DKLocalAccountIdentification>>;

/** Hong Kong. */
export const HKLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('hkLocal'), accountNumber: textOf(15, 9), clearingCode: textOf(3, 3) }),
);
export type HKLocalAccountIdentification = z.infer<ReturnType<typeof HKLocalAccountIdentification>>;

/** Hungary. */
export const HULocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('huLocal'), accountNumber: textOf(24, 24) }),
);
export type HULocalAccountIdentification = z.infer<ReturnType<typeof HULocalAccountIdentification>>;

/** Any account of the SEPA area and beyond, by its IBAN. */
export const IbanAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('iban'), iban: z.string() }),
);
export type IbanAccountIdentification = z.infer<ReturnType<typeof IbanAccountIdentification>>;

/** Norway. */
export const NOLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('noLocal'), accountNumber: textOf(11, 11) }),
);
export type NOLocalAccountIdentification = z.infer<ReturnType<typeof NOLocalAccountIdentification>>;

/** New Zealand. */
export const NZLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('nzLocal'), accountNumber: textOf(16, 15) }),
);
export type NZLocalAccountIdentification = z.infer<ReturnType<typeof NZLocalAccountIdentification>>;

/** A second code that some countries ask for beside the BIC. */
export const AdditionalBankIdentification = /*@__PURE__*/ once(() =>
  z.object({ code: text(), type: word('gbSortCode', 'usRoutingNumber') }),
);
export type AdditionalBankIdentification = z.infer<ReturnType<typeof AdditionalBankIdentification>>;

/** Any account in the world, by its number and the BIC of its bank. */
export const NumberAndBicAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({
    type: only('numberAndBic'),
    accountNumber: textOf(34),
    additionalBankIdentification: z.optional(AdditionalBankIdentification()),
    bic: textOf(11, 8),
  }),
);
export type NumberAndBicAccountIdentification = z.infer<ReturnType<typeof NumberAndBicAccountIdentification>>;

/** Poland. */
export const PLLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('plLocal'), accountNumber: textOf(26, 26) }),
);
export type PLLocalAccountIdentification = z.infer<ReturnType<typeof PLLocalAccountIdentification>>;

/** Sweden. */
export const SELocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('seLocal'), accountNumber: textOf(10, 7), clearingNumber: textOf(5, 4) }),
);
export type SELocalAccountIdentification = z.infer<ReturnType<typeof SELocalAccountIdentification>>;

/** Singapore: the one that may leave out its `type`, so an account without one is read as this. */
export const SGLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({
    type: z.optional(only('sgLocal')),
    accountNumber: textOf(19, 4),
    bic: textOf(11, 8),
  }),
);
export type SGLocalAccountIdentification = z.infer<ReturnType<typeof SGLocalAccountIdentification>>;

/** The United Kingdom. */
export const UKLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({ type: only('ukLocal'), accountNumber: textOf(8, 8), sortCode: textOf(6, 6) }),
);
export type UKLocalAccountIdentification = z.infer<ReturnType<typeof UKLocalAccountIdentification>>;

/** The United States. */
export const USLocalAccountIdentification = /*@__PURE__*/ once(() =>
  z.object({
    type: only('usLocal'),
    accountNumber: textOf(18, 2),
    accountType: word('checking', 'savings'),
    routingNumber: textOf(9, 9),
  }),
);
export type USLocalAccountIdentification = z.infer<ReturnType<typeof USLocalAccountIdentification>>;

/** All of them but Brazil's, which legal entities do not take: `variantsBy('type', [...accountIdentifications()])`. */
export const accountIdentifications = () =>
  [
    AULocalAccountIdentification(),
    CALocalAccountIdentification(),
    CZLocalAccountIdentification(),
    DKLocalAccountIdentification(),
    HKLocalAccountIdentification(),
    HULocalAccountIdentification(),
    IbanAccountIdentification(),
    NOLocalAccountIdentification(),
    NZLocalAccountIdentification(),
    NumberAndBicAccountIdentification(),
    PLLocalAccountIdentification(),
    SELocalAccountIdentification(),
    SGLocalAccountIdentification(),
    UKLocalAccountIdentification(),
    USLocalAccountIdentification(),
  ] as const;
