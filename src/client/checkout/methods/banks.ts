import * as z from 'zod/mini';

import { once } from '../../once.js';
import { text, word } from '../fields.js';
import { storable, tracked } from './stored.js';

/** A bank account in the United States. */
export const AchDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['ach', 'ach_plaid']),
    ...storable(),
    bankAccountNumber: text(),
    bankAccountType: word('balance', 'checking', 'deposit', 'general', 'other', 'payment', 'savings'),
    bankLocationId: text(),
    encryptedBankAccountNumber: text(),
    encryptedBankLocationId: text(),
    ownerName: text(),
    transferInstrumentId: text(),
  }),
);
export type AchDetails = z.infer<ReturnType<typeof AchDetails>>;

/** Holiday vouchers of ANCV. */
export const AncvDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['ancv']),
    ...storable(),
    beneficiaryId: text(),
  }),
);
export type AncvDetails = z.infer<ReturnType<typeof AncvDetails>>;

/** Direct debit in the United Kingdom. */
export const BacsDirectDebitDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['directdebit_GB']),
    ...storable(),
    bankAccountNumber: text(),
    bankLocationId: text(),
    holderName: text(),
    transferInstrumentId: text(),
  }),
);
export type BacsDirectDebitDetails = z.infer<ReturnType<typeof BacsDirectDebitDetails>>;

/** BillDesk. */
export const BillDeskDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['billdesk_online', 'billdesk_wallet']),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type BillDeskDetails = z.infer<ReturnType<typeof BillDeskDetails>>;

/** BLIK. */
export const BlikDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['blik']),
    ...storable(),
    blikCode: text(),
  }),
);
export type BlikDetails = z.infer<ReturnType<typeof BlikDetails>>;

/** Cellulant. */
export const CellulantDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['cellulant']),
    ...tracked(),
    issuer: text(),
  }),
);
export type CellulantDetails = z.infer<ReturnType<typeof CellulantDetails>>;

/** Dotpay. */
export const DotpayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['dotpay']),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type DotpayDetails = z.infer<ReturnType<typeof DotpayDetails>>;

/** Direct debit in Canada. */
export const EftDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['eft_directdebit_CA']),
    ...storable(),
    bankAccountNumber: text(),
    bankCode: text(),
    bankLocationId: text(),
    ownerName: text(),
  }),
);
export type EftDetails = z.infer<ReturnType<typeof EftDetails>>;

/** Online banking where the shopper picks a bank. */
export const GenericIssuerPaymentMethodDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['onlineBanking_PL', 'eps', 'onlineBanking_SK', 'onlineBanking_CZ']),
    ...storable(),
    issuer: z.string(),
  }),
);
export type GenericIssuerPaymentMethodDetails = z.infer<ReturnType<typeof GenericIssuerPaymentMethodDetails>>;

/** giropay. */
export const GiropayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['giropay']),
    ...storable(),
  }),
);
export type GiropayDetails = z.infer<ReturnType<typeof GiropayDetails>>;

/** iDEAL. */
export const IdealDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['ideal']),
    ...storable(),
    issuer: text(),
  }),
);
export type IdealDetails = z.infer<ReturnType<typeof IdealDetails>>;

/** Online banking in Malaysia and Thailand. */
export const MolPayDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['molpay_ebanking_fpx_MY', 'molpay_ebanking_TH']),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type MolPayDetails = z.infer<ReturnType<typeof MolPayDetails>>;

/** Pay by Bank. */
export const PayByBankDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['paybybank']),
    ...tracked(),
    issuer: text(),
  }),
);
export type PayByBankDetails = z.infer<ReturnType<typeof PayByBankDetails>>;

/** PayTo. */
export const PayToDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['payto']),
    ...tracked(),
    shopperAccountIdentifier: text(),
  }),
);
export type PayToDetails = z.infer<ReturnType<typeof PayToDetails>>;

/** SEPA direct debit. */
export const SepaDirectDebitDetails = /*@__PURE__*/ once(() =>
  z.strictObject({
    type: z.enum(['sepadirectdebit', 'sepadirectdebit_amazonpay']),
    ...storable(),
    iban: z.string(),
    ownerName: z.string(),
    transferInstrumentId: text(),
  }),
);
export type SepaDirectDebitDetails = z.infer<ReturnType<typeof SepaDirectDebitDetails>>;
